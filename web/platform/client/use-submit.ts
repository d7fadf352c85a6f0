import { useCallback, useRef, useState } from 'react';
import { ApiError, isApiError } from '#contract/platform/api-error.ts';
import { SERVER_ERROR } from '#contract/platform/errors/at-hand.ts';
import { createSubmitKey, type SubmitMemory } from './submit-key.ts';

export type Submit<Input, Answer> = {
  /** Sends, unless it is being sent; answers undefined when it failed or was already under way. */
  submit: (input: Input) => Promise<Answer | undefined>;
  busy: boolean;
  error: ApiError | null;
  clearError: () => void;
};

/** A mistake of our own: written to the console whole, told to the person without its insides. */
function report(mistake: unknown): ApiError {
  reportError(mistake);
  return new ApiError({ code: 'server_error', status: 0, message: SERVER_ERROR[1] });
}

/**
 * A submit button's state around one creating or paying call. `send` gets the idempotency key to
 * pass on; a double click sends once, and a retry of the same submit repeats its key, with `memory`
 * also after a reload of the page.
 *
 *     const { submit, busy, error } = useSubmit((body: Body, idempotencyKey) =>
 *       call(tiffinOrders.schedule, { body }, { idempotencyKey }));
 */
export function useSubmit<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
  memory?: SubmitMemory,
): Submit<Input, Answer> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const underWay = useRef(false);
  const submitKey = useRef<ReturnType<typeof createSubmitKey>>(undefined);
  const latestSend = useRef(send);
  latestSend.current = send;
  const latestMemory = useRef(memory);
  latestMemory.current = memory;

  const submit = useCallback(async (input: Input) => {
    if (underWay.current) return undefined;
    submitKey.current ??= createSubmitKey(latestMemory.current);
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      const answer = await latestSend.current(input, submitKey.current.keyFor(input));
      submitKey.current.ended();
      return answer;
    } catch (caught) {
      submitKey.current.ended(caught);
      setError(isApiError(caught) ? caught : report(caught));
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);

  const clearError = useCallback(() => setError(null), []);
  return { submit, busy, error, clearError };
}
