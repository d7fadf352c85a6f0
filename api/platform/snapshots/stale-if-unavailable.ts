import { databaseTrouble } from '#api/platform/http/database-trouble.ts';
import { WorkQueueFull } from '#api/platform/queues/work-queue.ts';
import { isApiError } from '#contract/platform/api-error.ts';

/** What can be shown at once is not waited for any longer, in milliseconds. */
const PATIENCE_MS = 3_000;

const isAway = (error: unknown) =>
  isApiError(error)
    ? error.status === 503
    : error instanceof WorkQueueFull || databaseTrouble(error) !== null;

/** Waits for some work, but no longer than so many milliseconds; answers whether it has settled. */
export async function settledWithin(
  milliseconds: number,
  work: Promise<unknown>,
): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, milliseconds, false);
  const settled = () => true;
  try {
    return await Promise.race([work.then(settled, settled), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What is being made, or what was made the last time when the database is away or silent, or too many
 * wait to have something made: what was read before can be read then, too, as it was.
 * @param takesLast is told when it is the last one
 */
export async function staleIfUnavailable<T>(
  making: Promise<T>,
  last: T | undefined,
  takesLast = () => {},
): Promise<T> {
  if (last === undefined) return making;
  const takeLast = () => {
    takesLast();
    return last;
  };
  if (!(await settledWithin(PATIENCE_MS, making))) return takeLast();
  return making.catch((error) => {
    if (isAway(error)) return takeLast();
    throw error;
  });
}
