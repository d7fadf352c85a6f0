import { expect, it } from 'vitest';
import { formatPhone, inArea, inRegion } from './business.ts';

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
