import { createHash, randomBytes } from 'node:crypto';

/** What opens something to whoever holds it: 256 random bits, as they stand in a link. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it; so much randomness needs no slow hash. */
export const hashSecretToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
