import { describe, expect, it } from 'vitest';
import { addressKey } from './address.ts';

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
