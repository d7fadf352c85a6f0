import { isApiError } from '#contract/platform/api-error.ts';
import { isUncertainStatus, newIdempotencyKey } from '#contract/platform/idempotency.ts';

/** Whether nobody can tell if a failed write was carried out. */
const isUncertain = (error: unknown): boolean =>
  !isApiError(error) || isUncertainStatus(error.status);

/** The key of a submit and what was sent with it. */
type SubmittedOnce = { key: string; input: string };

/** Where a submit outlives its page: a reload in the middle of it sends the same key again. */
export type SubmitMemory = {
  read(): SubmittedOnce | null;
  write(sent: SubmittedOnce | null): void;
};

/**
 * The `Idempotency-Key` of one submit. Trying again after an uncertain end sends the same key, so
 * that an order which did arrive is not placed twice; after a final answer, or when something was
 * changed in the form, it is another submit with a key of its own.
 */
export function createSubmitKey(memory?: SubmitMemory) {
  let sent = memory?.read() ?? null;
  let next = newIdempotencyKey();

  return {
    /** The key to send `input` with. */
    keyFor(input: unknown): string {
      const written = JSON.stringify(input) ?? '';
      if (sent?.input !== written) {
        sent = { key: next, input: written };
        next = newIdempotencyKey();
        memory?.write(sent);
      }
      return sent.key;
    },
    /** To be told how it ended: without an error, or with what was thrown. */
    ended(error?: unknown): void {
      if (error !== undefined && isUncertain(error)) return;
      sent = null;
      memory?.write(null);
    },
  };
}
