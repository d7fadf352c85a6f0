import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { addressKey, checkServiceArea, findPostalCode, isServed } from './address.ts';

describe('the key of an address', () => {
  it.each([
    ['12 King Street E., Oshawa, ON L1H 1A1', ' 12  king st e\noshawa on l1h1a1, Canada'],
    ['Apt. 4, 9 Elm Avenue', '#4 9 elm ave'],
    ['Apt #4, 9 Elm Avenue', 'unit 4, 9 Elm Ave.'],
    ["3 Queen's Court", '3 Queen’s Ct'],
    ['8 Montréal Boulevard', '8 montreal blvd'],
    ['1 Elm Street', '1 Elm St'],
    ['1 Elm Av', '1 Elm Ave'],
    ['1 Elm Road', '1 Elm Rd'],
    ['1 Elm Drive', '1 Elm Dr'],
    ['1 Elm Crescent', '1 Elm Cres'],
    ['1 Elm Ct', '1 Elm Crt'],
    ['1 Elm Lane', '1 Elm Ln'],
    ['1 Elm Place', '1 Elm Pl'],
    ['1 Elm Trail', '1 Elm Trl'],
    ['1 Elm Highway', '1 Elm Hwy'],
    ['Apartment 4, 9 Elm Rd', 'Unit 4, 9 Elm Rd'],
    ['Suite 4, 9 Elm Rd', 'Ste 4, 9 Elm Rd'],
    ['Ste 4, 9 Elm Rd', 'Unit 4, 9 Elm Rd'],
    ['1 Elm St North', '1 Elm St N'],
    ['1 Elm St South', '1 Elm St S'],
    ['1 Elm St East', '1 Elm St E'],
    ['1 Elm St West', '1 Elm St W'],
    ['1 Elm St - Ajax', '1 Elm St, Ajax'],
    ['1 Elm St, L1H1A1', '1 Elm St, l1h 1a1'],
    ['1 Elm St, Ontario L1H-1A1', '1 Elm St, ON L1H1A1'],
  ])('is the same for %j and %j', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ['12 King St E', '12 King St W'],
    ['12 King St', '1 2 King St'],
    ['Apt 4, 9 Elm Ave', 'Apt 5, 9 Elm Ave'],
    ['9 Elm Ave', '9 Elm Rd'],
    ['14-9 Elm Ave', '149 Elm Ave'],
    ['9 Elm Ave, L1H 1A1', '9 Elm Ave, L1H 2B2'],
  ])('is different for %j and %j', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });

  it('keeps addresses in other scripts apart', () => {
    expect(addressKey('૧૨ કિંગ સ્ટ્રીટ')).not.toBe(addressKey('૧૩ કિંગ સ્ટ્રીટ'));
    expect(addressKey('૧૨ કિંગ સ્ટ્રીટ')).not.toBe('');
  });
});

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
