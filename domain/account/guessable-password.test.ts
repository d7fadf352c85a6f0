import { describe, expect, it } from 'vitest';
import { commonPasswords, guessable } from './password.ts';

const common = new Set(['password', 'p@ssw0rd', 'sunshine', 'zaq!2wsx', 'chai']);
const asha = { common, own: ['Asha', 'Patel-Rao', 'asha.p@tiffin-lovers.example'] };

describe('a password', () => {
  it.each(['Password1!', '1Password!', 'PASSWORD#2026', 'Sunshine-12', 'P@ssw0rd1', 'Zaq!2wsx'])(
    'is common with a digit and a sign around it, too: %s',
    (typed) => expect(guessable(typed, asha)).toBe('common'),
  );

  it.each([
    'Tiffin-Time-1',
    'Kitchen-Time-1',
    'Chai-8471029365#Lo',
    'Passwords-Are-4-us',
    'Lovers-Tiffin-9',
  ])('is not for a word in it: %s', (typed) => expect(guessable(typed, asha)).toBeNull());

  it.each(['Asha-Loves-1', 'my-PATEL-home-3', 'Asha.p-1234', 'xRaox-1234-Z'])(
    'says who it belongs to with their name or address in it: %s',
    (typed) => expect(guessable(typed, asha)).toBe('own'),
  );

  it('is nothing yet before anything is typed, and names nobody who has said nothing', () => {
    expect(guessable('', asha)).toBeNull();
    expect(guessable('Al-Dente-Time-1', { common, own: ['', 'Al', ' '] })).toBeNull();
  });
});

describe('the words of a list', () => {
  it('come without what hangs around them, once, the most common first', () => {
    expect(commonPasswords(['123456', 'monkey1', 'abc', 'MONKEY', 'dragon!!', 'horse'], 2)).toEqual(
      ['monkey', 'dragon'],
    );
  });
});
