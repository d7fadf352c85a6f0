import { useEffect, useRef, useState } from 'react';
import { authProvider } from '#admin/services.ts';
import { type FailureBody, failureText, isConflict } from './failure.ts';
import { useRefetchAll } from './use-call.ts';

/**
 * What a form gets back from a submit: nothing, or its mistakes by field. There is always one for the
 * whole, so that the form knows that it is not saved and goes on warning before it is left.
 */
export type Mistakes = Record<string, string> | undefined;

type Options = {
  /**
   * It stands in a dialog: what it was refused over is read again when that is closed, so that the
   * row or the button that it belongs to does not go, and the dialog and its words with it.
   */
  inDialog?: boolean;
};

/**
 * A submit button's state around one write: sends once, reads everything again after success and
 * after a refusal because things have changed meanwhile, and tells what went wrong: mistakes by
 * field to the form, all else as `problem` in words.
 */
export function useSubmit<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
  { inDialog = false }: Options = {},
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);
  const isOutdated = useRef(false);
  const readAgain = useRefetchAll();

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it goes, and never before
  useEffect(() => () => void (isOutdated.current && readAgain()), []);

  async function submit(input: Input): Promise<Mistakes> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await send(input);
      onDone?.(answer, input);
      isOutdated.current = false;
      void readAgain();
      return undefined;
    } catch (caught) {
      void authProvider.checkError(caught);
      if (isConflict(caught)) {
        if (inDialog) isOutdated.current = true;
        else void readAgain();
      }
      const errors = (caught as { body?: FailureBody }).body?.errors;
      const words = failureText(caught);
      setProblem(words);
      return { ...errors, 'root.serverError': words };
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { submit, busy, problem, clearProblem: () => setProblem(null) };
}
