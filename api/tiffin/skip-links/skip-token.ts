import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link that skips one delivery: 256 random bits. */
export const newSkipToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it; so much randomness needs no slow hash. */
export const hashSkipToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
