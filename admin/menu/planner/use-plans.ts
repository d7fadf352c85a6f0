import { useState, useSyncExternalStore } from 'react';
import { failureCode, failureWords, isUncertain } from '#admin/platform/client/failure.ts';
import { authProvider, call } from '#admin/platform/client/services.ts';
import { useReadAgain } from '#admin/platform/client/use-call.ts';
import { type AdminMenuWeek, adminWeeklyMenus } from '#contract/menu/desk/weekly-menus.ts';
import { createPlans, type PlanCalls } from './plans.ts';
import { type Days, isSameWeek } from './week-days.ts';

const explain: PlanCalls['explain'] = (caught) => {
  void authProvider.checkError(caught);
  const words = failureWords(caught);
  const code = failureCode(caught);
  if (code === 'conflict') return { kind: 'conflict', words };
  if (code === 'not_found') return { kind: 'gone', words };
  return { kind: isUncertain(caught) ? 'uncertain' : 'refused', words };
};

/** The last change: what it did, in words, and how to take it back. */
type Change = { weekId: string; words: string; before: Days; after: Days };

/** Changes weeks: at once on the screen, stored behind that, the last change taken back. */
export function usePlans() {
  const readAgain = useReadAgain();
  const [plans] = useState(() =>
    createPlans({
      put: async (id, { version, days }) => {
        const body = { version, days: days.map((day) => [...day]) };
        return (await call(adminWeeklyMenus.update, { params: { id }, body })).data;
      },
      read: async (id) => (await call(adminWeeklyMenus.read, { params: { id } })).data,
      explain,
      onStored: () => void readAgain(),
    }),
  );
  const { unsaved } = useSyncExternalStore(plans.subscribe, plans.view);
  const [last, setLast] = useState<Change | null>(null);
  const [said, say] = useState('');

  /** Changes a week; false when that changes nothing, or `change` has nothing to say. */
  function apply(week: AdminMenuWeek, change: (days: Days) => Days | null, words: string): boolean {
    const before = plans.shown(week).days;
    const after = change(before);
    if (!after || isSameWeek(before, after)) return false;
    plans.change(week, after);
    setLast({ weekId: week.id, words, before, after });
    say(`${words}.`);
    return true;
  }

  /** What can be taken back: nothing once the week is no longer as that change left it. */
  function undoable(weeks: readonly AdminMenuWeek[]): AdminMenuWeek | null {
    const week = last && weeks.find(({ id }) => id === last.weekId);
    return week && isSameWeek(plans.shown(week).days, last.after) ? week : null;
  }

  function undo(week: AdminMenuWeek): void {
    if (last?.weekId !== week.id) return;
    plans.change(week, last.before);
    setLast(null);
    say(`Taken back: ${last.words}.`);
  }

  return { plans, unsaved, last, said, say, apply, undoable, undo };
}

export type PlanChanger = ReturnType<typeof usePlans>;
