import { expect, it } from 'vitest';
import { phone } from './primitives.ts';

const read = (typed: string) => phone().safeParse(typed).data ?? null;

it.each([
  ['(905) 555-0142', '+19055550142'],
  ['1 905 555 0142', '+19055550142'],
  ['+123456', '+123456'],
  ['+91 98765 43210', '+919876543210'],
])('takes the phone number %s as %s', (typed, stored) => {
  expect(read(typed)).toBe(stored);
});

it.each(['0123456789', '+0123456', '', 'abc', '+1234567890123456'])(
  'does not take %s for a phone number',
  (typed) => {
    expect(read(typed)).toBeNull();
  },
);
