import { useRef, useState } from 'react';
import { type FailureBody, failureWords } from './failure.ts';
import { authProvider } from './services.ts';
import { useReadAgain } from './use-call.ts';

/**
 * What a form gets back from a submit: nothing, or its mistakes by field. There is always one for the
 * whole, so that the form knows that it is not saved and goes on warning before it is left.
 */
export type Mistakes = Record<string, string> | undefined;

/**
 * A submit button's state around one write: sends once, reads everything again after success, and
 * tells what went wrong: mistakes by field to the form, all else as `problem` in words.
 */
export function useSubmit<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);
  const readAgain = useReadAgain();

  async function submit(input: Input): Promise<Mistakes> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await send(input);
      onDone?.(answer, input);
      void readAgain();
      return undefined;
    } catch (caught) {
      void authProvider.checkError(caught);
      const errors = (caught as { body?: FailureBody }).body?.errors;
      const words = failureWords(caught);
      setProblem(words);
      return { ...errors, 'root.serverError': words };
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { submit, busy, problem, clearProblem: () => setProblem(null) };
}
