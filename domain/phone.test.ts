import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it('a phone number is written the way its country writes it', () => {
  expect(formatPhone('+19055550142')).toBe('(905) 555-0142');
  expect(formatPhone('+919876543210')).toBe('+919876543210');
});
