import { isApiError } from '#contract/api-error.ts';
import { databaseTrouble } from './database-trouble.ts';
import { settledWithin } from './settled-within.ts';

/** What can be shown at once is not waited for any longer, in milliseconds. */
const PATIENCE_MS = 3_000;

const isAway = (error: unknown) =>
  isApiError(error) ? error.status === 503 : databaseTrouble(error) !== null;

/**
 * What is being made, or what was made the last time when the database is away or silent: what was
 * read before can be read during an outage, as it was then.
 */
export async function madeOrLast<T>(making: Promise<T>, last: T | undefined): Promise<T> {
  if (last === undefined) return making;
  if (!(await settledWithin(PATIENCE_MS, making))) return last;
  return making.catch((error) => {
    if (isAway(error)) return last;
    throw error;
  });
}
