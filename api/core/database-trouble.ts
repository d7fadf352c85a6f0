/** The database is gone, going or not there yet (PostgreSQL appendix A, Node's connection codes). */
const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);

/** What `pg` says without a code. */
const GONE_WORDS =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|server closed the connection|Connection ended unexpectedly/i;

/** Another transaction won; running this one again from the start can succeed. */
const LOST_A_RACE = new Set(['40001', '40P01']);

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

/** Whether an error means that the database cannot be reached, which passes by itself. */
export function isDatabaseGone(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone);
  if (GONE.has(codeOf(error))) return true;
  return error instanceof Error && GONE_WORDS.test(error.message);
}

export const isLostRace = (error: unknown): boolean => LOST_A_RACE.has(codeOf(error));
