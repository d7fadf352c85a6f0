import { describe, expect, it } from 'vitest';
import { formatBirthday, readBirthday } from './birthday.ts';

describe('a birthday', () => {
  it('is told without a year', () => {
    expect(formatBirthday('12-04')).toBe('Dec 4');
    expect(formatBirthday('02-29')).toBe('Feb 29');
  });

  it.each([
    ['1990-12-04', '12-04'],
    ['12-04', '12-04'],
    ['Dec 4', '12-04'],
    ['4th December 1990', '12-04'],
    ['february 29', '02-29'],
  ])('is read from %s', (typed, birthday) => {
    expect(readBirthday(typed)).toBe(birthday);
  });

  it.each(['4/12', '12-32', 'Feb 30', '13-01', 'soon', ''])('is not guessed from %s', (typed) => {
    expect(readBirthday(typed)).toBeNull();
  });
});
