import { useRef, useState } from 'react';
import { failureCode, failureWords } from '#admin/platform/client/failure.ts';
import { authProvider, call } from '#admin/platform/client/services.ts';
import { useReadAgain } from '#admin/platform/client/use-call.ts';
import { adminSnacks } from '#contract/snacks/desk/catalogue.ts';

const CHANGED_MEANWHILE =
  'Somebody has added or deleted a snack meanwhile. This is the list as it is now; please arrange it again.';

/**
 * The order of the snacks as it is shown: at once as somebody arranges it, stored behind that one
 * call after the other. What the server refuses is undone, and `problem` says why.
 * @param stored the order as it was last read
 */
export function useArrangement(stored: readonly string[]) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const underWay = useRef(false);
  const readAgain = useReadAgain();

  /** The newest wish, as often as there is a newer one; only then what is stored is read again. */
  async function storeAll(): Promise<void> {
    for (let ids = wanted.current; ids; ids = wanted.current) {
      await call(adminSnacks.reorder, { body: { ids: [...ids] } });
      if (wanted.current !== ids) continue;
      wanted.current = null;
      await readAgain();
    }
  }

  function undo(caught: unknown): void {
    wanted.current = null;
    void authProvider.checkError(caught);
    const isOld = failureCode(caught) === 'conflict';
    setProblem(isOld ? CHANGED_MEANWHILE : `${failureWords(caught)} The order is as before.`);
    void readAgain();
  }

  async function store(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    await storeAll().catch(undo);
    underWay.current = false;
    setDraft(null);
  }

  function arrange(ids: readonly string[]): void {
    setProblem(null);
    setDraft(ids);
    wanted.current = ids;
    void store();
  }

  return { ids: draft ?? stored, saving: draft !== null, arrange, problem };
}
