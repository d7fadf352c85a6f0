import { describe, expect, it } from 'vitest';
import { NewPassword } from '#contract/account/password.ts';
import { commonPasswords, guessable, passwordStrength } from './password.ts';

describe('the strength meter', () => {
  it.each([
    ['', 0, 'weak'],
    ['abc', 1, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['Abcdefgh', 3, 'fair'],
    ['Abcdefg1', 4, 'good'],
    ['Abcdef1!', 5, 'strong'],
  ])('scores %j as %i, %s', (typed, score, level) => {
    const label = level.charAt(0).toUpperCase() + level.slice(1);
    expect(passwordStrength(typed)).toMatchObject({ score, level, label });
  });

  it('names what is missing', () => {
    expect(passwordStrength('abcdefgh').missing).toEqual([
      'one uppercase letter',
      'one number',
      'one special character',
    ]);
    expect(passwordStrength('Ab1!').missing).toEqual(['at least 8 characters']);
  });

  it('is weak for what would be guessed first, whatever it is made of', () => {
    expect(passwordStrength('Password1!', 'common')).toMatchObject({
      score: 2,
      label: 'Weak',
      missing: [],
      guessable: 'common',
    });
  });

  it('is full exactly when the form accepts the password', () => {
    for (const typed of ['Abcdef1!', 'Abcdefg1', 'pässwörD9.', 'ab cdefG1', 'ÀÉÎõüñ8?'])
      expect(NewPassword.safeParse(typed).success).toBe(passwordStrength(typed).score === 5);
  });
});

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
