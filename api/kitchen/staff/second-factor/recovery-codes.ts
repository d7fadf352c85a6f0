import { createHash, randomInt } from 'node:crypto';

const MOST = 10;

/** Without what looks alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of 74 random bits, to be written down: `k7m2p-9xwqa-4tznc`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: MOST }, () => [group(), group(), group()].join('-'));

/** What is kept of one; so much randomness needs no slow hash. However it is typed it is the same. */
export const hashRecoveryCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
