import type { ErrorCode } from '#contract/errors.ts';
import { codeOf, isStorageFull } from '#db/platform/database-error.ts';
import { isOutdatedPlan } from '#db/platform/prepared.ts';
import { TIMEOUT_MESSAGE } from '#db/platform/query-timeout.ts';

/**
 * The database is gone, going, not there yet, or cannot do now what it could a moment ago
 * (PostgreSQL appendix A, Node's connection codes). 57014 and 55P03 are queries that took too long,
 * 08P01 is all that PgBouncer says of a server that it cannot reach.
 */
const AWAY = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  '25006',
  '25P03',
  '25P04',
  '53000',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58000',
  '58030',
]);

/** What `pg` says without a code. */
const AWAY_WORDS = new RegExp(
  `${TIMEOUT_MESSAGE}|Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|server closed the connection|Connection ended unexpectedly`,
  'i',
);

/** Another transaction won; running this one again from the start can succeed. */
const LOST_A_RACE = new Set(['40001', '40P01']);

/** The refusal that an error of the database comes to, when it is one that passes by itself. */
export function databaseTrouble(
  error: unknown,
): Extract<ErrorCode, 'unavailable' | 'storage_full'> | null {
  if (error instanceof AggregateError)
    return error.errors.map(databaseTrouble).find((trouble) => trouble !== null) ?? null;
  if (isStorageFull(error)) return 'storage_full';
  if (AWAY.has(codeOf(error))) return 'unavailable';
  return error instanceof Error && AWAY_WORDS.test(error.message) ? 'unavailable' : null;
}

/** Whether the same transaction, begun again, can succeed. */
export const canRunAgain = (error: unknown): boolean =>
  LOST_A_RACE.has(codeOf(error)) || isOutdatedPlan(error);
