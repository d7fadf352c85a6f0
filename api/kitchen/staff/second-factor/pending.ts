import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertPendingStep, type Purpose } from '#db/kitchen/second-factor.ts';
import type { DB } from '#db/types.ts';

/** So long somebody has for what comes after their password. */
const MINUTES = 5;

/** What is kept of the token of a pending step. */
export const hashPending = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * Begins what only somebody who has shown the password may go on with: answers the token for it,
 * which is good for this purpose alone, for five minutes and five tries.
 */
export async function beginPending(
  db: Kysely<DB>,
  step: { staffId: string; purpose: Purpose; secret?: string | undefined },
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now.add({ minutes: MINUTES });
  await insertPendingStep(db, { ...step, tokenHash: hashPending(token), expiresAt });
  return token;
}
