import { describe, expect, it } from 'vitest';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { contactSupport, formatPhone, howToPayComes, inArea, inRegion } from './business.ts';

it.each([
  ['+19055550142', '(905) 555-0142'],
  ['+919876543210', '+919876543210'],
  ['9055550142', '9055550142'],
])('writes the phone number %s as %s', (stored, written) => {
  expect(formatPhone(stored)).toBe(written);
});

it('says where the kitchen is and where it delivers, or nothing', () => {
  expect(inRegion({ region: 'Durham' })).toBe(' in Durham');
  expect(inArea({ area: 'Durham and the GTA' })).toBe(' in Durham and the GTA');
  for (const unknown of [null, undefined]) {
    expect(inRegion(unknown) + inArea(unknown)).toBe('');
  }
  expect(inRegion({ region: '' }) + inArea({ area: '' })).toBe('');
});

describe('what a page says of paying and of support', () => {
  const silent = { ...PUBLIC_BUSINESS, phone: null, tellsHowToPay: false, sendsMail: false };

  it('is what the kitchen has entered', () => {
    expect(howToPayComes(PUBLIC_BUSINESS)).toBe('How to pay comes next, and by e-mail');
    expect(contactSupport(PUBLIC_BUSINESS)).toMatch(/ at \(905\) 555-0117 \(Mon-Sat/);
  });

  it('promises nothing that will not come', () => {
    expect(howToPayComes({ ...PUBLIC_BUSINESS, sendsMail: false })).toBe('How to pay comes next');
    expect(howToPayComes(silent)).toBe('We will tell you how to pay');
    expect(contactSupport(silent)).toMatch(/ on our contact page \(Mon-Sat/);
  });
});
