import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * A code works this long, for so many tries of whoever asked for it and for as many of all others
 * (docs/decisions/0039-whose-tries-a-code-has.md).
 */
export const CODE_LIFETIME = { minutes: 10 } as const;
export const MOST_TRIES = 5;

/** Six digits, all equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code: salted with the asking that it belongs to, and good for ten minutes. */
export const hashCode = (askingId: string, code: string): string =>
  createHash('sha256').update(`${askingId}:${code}`).digest('base64url');

/** Whether a typed code is the one that was sent; in the same time where none was. */
export function isRightCode(askingId: string, hash: string | null, typed: string): boolean {
  const typedHash = Buffer.from(hashCode(askingId, typed));
  const kept = Buffer.from(hash ?? hashCode(askingId, 'none'));
  return timingSafeEqual(typedHash, kept) && hash !== null;
}
