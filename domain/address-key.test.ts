import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

describe('the key of an address', () => {
  it.each([
    ['12 King Street E., Oshawa, ON L1H 1A1', ' 12  king st e\noshawa on l1h1a1, Canada'],
    ['Apt. 4, 9 Elm Avenue', '#4 9 elm ave'],
    ['Apt #4, 9 Elm Avenue', 'unit 4, 9 Elm Ave.'],
    ["3 Queen's Court", '3 Queen’s Ct'],
    ['8 Montréal Boulevard', '8 montreal blvd'],
  ])('is the same for %j and %j', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ['12 King St E', '12 King St W'],
    ['12 King St', '1 2 King St'],
    ['Apt 4, 9 Elm Ave', 'Apt 5, 9 Elm Ave'],
    ['9 Elm Ave', '9 Elm Rd'],
    ['14-9 Elm Ave', '149 Elm Ave'],
  ])('is different for %j and %j', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });

  it('keeps addresses in other scripts apart', () => {
    expect(addressKey('૧૨ કિંગ સ્ટ્રીટ')).not.toBe(addressKey('૧૩ કિંગ સ્ટ્રીટ'));
    expect(addressKey('૧૨ કિંગ સ્ટ્રીટ')).not.toBe('');
  });
});
