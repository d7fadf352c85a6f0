import { createHash, randomBytes } from 'node:crypto';

/** A reset link works this long (docs/rules.md#forgotten-and-changed-passwords). */
export const RESET_LIFETIME = { hours: 1 } as const;

/** The secret of a reset link: 256 random bits. */
export const newResetToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it; so much randomness needs no slow hash. */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
