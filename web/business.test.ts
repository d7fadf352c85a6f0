import { expect, it } from 'vitest';
import { formatPhone } from './business.ts';

it.each([
  ['+19055550142', '(905) 555-0142'],
  ['+919876543210', '+919876543210'],
  ['9055550142', '9055550142'],
])('writes the phone number %s as %s', (stored, written) => {
  expect(formatPhone(stored)).toBe(written);
});
