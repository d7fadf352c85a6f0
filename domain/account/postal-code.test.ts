import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { checkServiceArea, findPostalCode, isServed } from './address.ts';

const served = DEFAULT_SETTINGS.servedPostalPrefixes;

describe('the postal code of an address', () => {
  it.each([
    ['12 King St E, Oshawa, ON L1H 1A1', 'L1H 1A1'],
    ['12 King St E, Oshawa l1h1a1', 'L1H 1A1'],
    ['12 King St E, Oshawa L1H-1A1, Canada', 'L1H 1A1'],
    ['Unit B2B 3C4, 9 Elm Ave, Toronto M1B 2K9', 'M1B 2K9'],
    ['Apt A1A, 12 King St', null],
    ['12 King St, Oshawa D1H 1O1', null],
    ['12 King St, XL1H 1A12', null],
    ['', null],
  ])('in %j is %j', (address, postalCode) => {
    expect(findPostalCode(address)).toBe(postalCode);
  });
});

describe('the service area', () => {
  it('holds Durham, Markham, Scarborough and North York, and neither Calgary nor Ottawa', () => {
    for (const near of [
      'L1H 1A1',
      'L1M 2B3',
      'L1E 2L7',
      'L1C 3K2',
      'L3P 1A1',
      'M1B 2K9',
      'M2N 5S3',
    ])
      expect(isServed(near, served)).toBe(true);
    for (const far of ['T2P 1J9', 'K1A 0B1', 'M4W 1A8', 'L4L 1A1', 'L1A 1A1'])
      expect(isServed(far, served)).toBe(false);
    expect(isServed('T2P 1J9', [])).toBe(true);
  });

  it('refuses an address outside it with the phone number, and lets one without a code pass', () => {
    const check = (address: string) =>
      checkServiceArea(address, served, DEFAULT_PROFILE.phone, 'customerAddress');
    expect(check('1 Main St, Whitby L1N 2B2')).toBeNull();
    expect(check('1 Main St, Whitby')).toBeNull();
    const refusal = check('8 Ave SW, Calgary T2P 1J9');
    expect(refusal).toMatchObject({ field: 'customerAddress' });
    expect(refusal && errorMessage(refusal.refused, refusal.details)).toBe(
      'We do not deliver to T2P 1J9 yet. Please call us at (905) 555-0142 and we will see what we can do.',
    );
    const inWriting = checkServiceArea('8 Ave SW, Calgary T2P 1J9', served, null, 'address');
    expect(inWriting?.details).toEqual({
      postalCode: 'T2P 1J9',
      ask: 'write to us on our contact page',
    });
  });
});
