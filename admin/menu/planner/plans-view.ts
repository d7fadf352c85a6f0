import type { AdminMenuWeek } from '#contract/menu/desk/weekly-menus.ts';
import type { Days } from './week-days.ts';

/**
 * A change that is not stored yet: it is being stored, or it could not be (`failed`), or somebody
 * else has changed the week meanwhile (`conflict`) or taken it away (`gone`).
 */
export type Unsaved = {
  days: Days;
  /** Of the week that was changed: another one at the server means that somebody was faster. */
  version: number;
  state: 'saving' | 'failed' | 'conflict' | 'gone';
  /** What went wrong, in words. */
  problem: string;
  /** For a conflict: the week as the other one left it. */
  theirs?: AdminMenuWeek;
};

/** The plans as the screen shows them: what is not stored yet over what is. */
type PlansView = {
  unsaved: ReadonlyMap<string, Unsaved>;
  /** The newest of every week that a call has answered. */
  stored: ReadonlyMap<string, AdminMenuWeek>;
};

/** Holds that view, changes it whole, and tells those who show it. */
export function createPlansView() {
  let view: PlansView = { unsaved: new Map(), stored: new Map() };
  const listeners = new Set<() => void>();

  function show(next: Partial<PlansView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  return {
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** What a week is to be, as far as it is not stored. */
    wishFor: (id: string): Unsaved | undefined => view.unsaved.get(id),

    setWish(id: string, wish: Unsaved | null): void {
      const unsaved = new Map(view.unsaved);
      if (wish) unsaved.set(id, wish);
      else unsaved.delete(id);
      show({ unsaved });
    },

    /** Takes up a week as the server has answered it, unless a newer one is known. */
    learn(week: AdminMenuWeek): void {
      const known = view.stored.get(week.id);
      if (known && known.version > week.version) return;
      show({ stored: new Map(view.stored).set(week.id, week) });
    },

    /** A week that was read, with what it serves by the newest answer. */
    newest(week: AdminMenuWeek): AdminMenuWeek {
      const known = view.stored.get(week.id);
      if (!known || known.version <= week.version) return week;
      return { ...week, version: known.version, days: known.days };
    },
  };
}
