import { describe, expect, it } from 'vitest';
import { NewPassword } from '#contract/account/password.ts';
import { passwordStrength } from './password.ts';

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
