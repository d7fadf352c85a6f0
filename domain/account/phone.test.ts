import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it('a phone number is written the way its country writes it', () => {
  expect(formatPhone('+19055550142')).toBe('(905) 555-0142');
  for (const other of ['+919876543210', '+190555501421', '+1905555014', 'call +19055550142'])
    expect(formatPhone(other)).toBe(other);
});
