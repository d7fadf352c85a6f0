import { useEffect, useState } from 'react';
import { failureText } from '#admin/platform/client/failure.ts';
import { useDebounced } from '#admin/platform/components/use-now.ts';
import { authProvider } from '#admin/services.ts';

/** Whoever mends several cells is not waited for after each. */
const WAIT_MS = 500;

type Ask<Sheet, Check> = (sheet: Sheet, signal: AbortSignal) => Promise<Check>;
type Checked<Sheet, Check> = {
  asked: Sheet;
  ask: Ask<Sheet, Check>;
  tries: number;
  check: Check;
};

/**
 * What a sheet would come to as it stands: asked again a moment after every change, and the latest answer
 * wins.
 * @param sheet the same value while nothing has changed
 * @param ask the same function as long as it would answer the same
 */
export function useCheck<Sheet, Check>(sheet: Sheet, ask: Ask<Sheet, Check>) {
  const [checked, setChecked] = useState<Checked<Sheet, Check> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const asked = useDebounced(sheet, WAIT_MS);
  useEffect(() => {
    const asking = new AbortController();
    setProblem(null);
    ask(asked, asking.signal).then(
      (check) => setChecked({ asked, ask, tries, check }),
      (caught) => {
        if (asking.signal.aborted) return;
        void authProvider.checkError(caught);
        setProblem(failureText(caught));
      },
    );
    return () => asking.abort();
  }, [asked, ask, tries]);
  return {
    check: checked?.check ?? null,
    isCurrent: checked?.asked === sheet && checked.ask === ask && checked.tries === tries,
    problem,
    checkAgain: () => setTries(tries + 1),
  };
}
