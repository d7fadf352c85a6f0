import { randomInt } from 'node:crypto';

/** Without what looks alike on paper: no 0 and O, no 1, l and I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A password for somebody to read off a screen once: four groups of four, 90 random bits, and it
 * passes the house's password rule.
 */
export function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  for (;;) {
    const password = [group(), group(), group(), group()].join('-');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}
