import { isApiError } from '#contract/api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Whether nobody can tell if a failed write was carried out: no answer, or one that is not final. */
const isUncertain = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429;

/**
 * The `Idempotency-Key` of one submit. Trying again after an uncertain end sends the same key, so
 * that an order which did arrive is not placed twice; after a final answer, or when something was
 * changed in the form, it is another submit with a key of its own.
 */
export function createSubmitKey() {
  let key = newIdempotencyKey();
  let sentInput: string | undefined;

  return {
    /** The key to send `input` with. */
    keyFor(input: unknown): string {
      const written = JSON.stringify(input) ?? '';
      if (sentInput !== undefined && sentInput !== written) key = newIdempotencyKey();
      sentInput = written;
      return key;
    },
    /** To be told how it ended: without an error, or with what was thrown. */
    ended(error?: unknown): void {
      if (error !== undefined && isUncertain(error)) return;
      key = newIdempotencyKey();
      sentInput = undefined;
    },
  };
}
