import { createStore } from '#admin/platform/store.ts';
import type { AdminMenuWeek } from '#contract/menu/desk-weekly-menus.ts';
import { isSameWeek, type WeekEntries } from './week-days.ts';

/** What the plans of the weeks are stored with. */
export type WeekCalls = {
  put: (id: string, plan: { version: number; days: WeekEntries }) => Promise<AdminMenuWeek>;
  read: (id: string) => Promise<AdminMenuWeek>;
  /** What a thrown failure means here, and what a person reads about it. */
  explain: (caught: unknown) => {
    kind: 'conflict' | 'gone' | 'uncertain' | 'refused';
    words: string;
  };
  /** Everything is stored. */
  onStored: () => void;
};

/**
 * A change that is not stored yet: it is being stored, or it could not be (`failed`), or somebody
 * else has changed the week meanwhile (`conflict`) or taken it away (`gone`).
 */
export type UnsavedChange = {
  days: WeekEntries;
  /** Of the week that was changed: another one at the server means that somebody was faster. */
  version: number;
  state: 'saving' | 'failed' | 'conflict' | 'gone';
  /** What went wrong, in words. */
  problem: string;
  /** For a conflict: the week as the other one left it. */
  theirs?: AdminMenuWeek;
};

/** The plans as the screen shows them: what is not stored yet over what is. */
type WeekEditsView = {
  unsaved: ReadonlyMap<string, UnsavedChange>;
  /** The newest of every week that a call has answered. */
  stored: ReadonlyMap<string, AdminMenuWeek>;
};

/** Holds that view and changes it whole. */
function createWeekEditsView() {
  const view = createStore<WeekEditsView>({ unsaved: new Map(), stored: new Map() });
  const show = (next: Partial<WeekEditsView>) => view.set({ ...view.get(), ...next });

  return {
    view,

    /** What a week is to be, as far as it is not stored. */
    wishFor: (id: string): UnsavedChange | undefined => view.get().unsaved.get(id),

    setWish(id: string, wish: UnsavedChange | null): void {
      const unsaved = new Map(view.get().unsaved);
      if (wish) unsaved.set(id, wish);
      else unsaved.delete(id);
      show({ unsaved });
    },

    /** Takes up a week as the server has answered it, unless a newer one is known. */
    learn(week: AdminMenuWeek): void {
      const known = view.get().stored.get(week.id);
      if (known && known.version > week.version) return;
      show({ stored: new Map(view.get().stored).set(week.id, week) });
    },

    /** A week that was read, with what it serves by the newest answer. */
    newest(week: AdminMenuWeek): AdminMenuWeek {
      const known = view.get().stored.get(week.id);
      if (!known || known.version <= week.version) return week;
      return { ...week, version: known.version, days: known.days };
    },
  };
}

/**
 * The plans of the weeks while somebody changes them: shown at once, stored behind that, each week
 * one call after the other. Nothing that was changed is dropped unless somebody says so; a call
 * whose answer got lost is recognised when the week turns out to be what it sent.
 */
export function createWeekEdits({ put, read, explain, onStored }: WeekCalls) {
  const { view, wishFor, setWish, learn, newest } = createWeekEditsView();
  const underWay = new Map<string, Promise<void>>();
  /** What was sent and never answered, by week: it may have arrived. */
  const lost = new Map<string, WeekEntries[]>();

  /** What is stored now is what the wish goes on from; nothing is left when that is the wish. */
  function goOnFrom(week: AdminMenuWeek): void {
    learn(week);
    lost.delete(week.id);
    const wish = wishFor(week.id);
    if (!wish) return;
    const { version } = week;
    setWish(week.id, isSameWeek(wish.days, week.days) ? null : { ...wish, version });
  }

  /** One call for the newest wish, as often as there is a newer one. */
  async function storeAll(id: string): Promise<void> {
    for (let wish = wishFor(id); wish?.state === 'saving'; wish = wishFor(id)) {
      const { version, days } = wish;
      try {
        goOnFrom(await put(id, { version, days }));
      } catch (caught) {
        await takeUp(id, days, caught);
      }
    }
    // In one breath with the last look, so that no wish comes in between.
    underWay.delete(id);
    if (underWay.size === 0) onStored();
  }

  /** Says what a failure means for the wish; after it, storing goes on only if it was none. */
  async function takeUp(id: string, sent: WeekEntries, caught: unknown): Promise<void> {
    const { kind, words } = explain(caught);
    if (kind === 'uncertain') lost.set(id, [...(lost.get(id) ?? []), sent]);
    if (kind !== 'conflict') return giveBack(id, kind === 'gone' ? 'gone' : 'failed', words);
    try {
      const theirs = await read(id);
      const ours = [sent, ...(lost.get(id) ?? [])];
      if (ours.some((days) => isSameWeek(days, theirs.days))) goOnFrom(theirs);
      else giveBack(id, 'conflict', words, theirs);
    } catch (again) {
      const problem = explain(again);
      giveBack(id, problem.kind === 'gone' ? 'gone' : 'failed', problem.words);
    }
  }

  function giveBack(
    id: string,
    state: UnsavedChange['state'],
    problem: string,
    theirs?: AdminMenuWeek,
  ): void {
    const wish = wishFor(id);
    if (wish) setWish(id, { ...wish, state, problem, ...(theirs && { theirs }) });
  }

  function store(id: string): void {
    if (!underWay.has(id)) underWay.set(id, storeAll(id));
  }

  /** Tries again what could not be stored; after a conflict this puts it over theirs. */
  function retry(id: string): void {
    const wish = wishFor(id);
    if (!wish) return;
    const { days, theirs, version } = wish;
    setWish(id, { days, version: theirs?.version ?? version, state: 'saving', problem: '' });
    store(id);
  }

  return {
    view,

    /** A week as it is shown: its newest version with what is not stored yet. */
    shown(week: AdminMenuWeek): AdminMenuWeek {
      const unsaved = wishFor(week.id);
      return unsaved
        ? { ...newest(week), days: unsaved.days.map((day) => [...day]) }
        : newest(week);
    },

    /** Changes what a week serves. */
    change(week: AdminMenuWeek, days: WeekEntries): void {
      const wish = wishFor(week.id);
      const version = wish?.version ?? newest(week).version;
      const waits = wish?.state === 'conflict' || wish?.state === 'gone';
      setWish(week.id, waits ? { ...wish, days } : { days, version, state: 'saving', problem: '' });
      if (!waits) store(week.id);
    },

    retry,

    /** Gives up what is not stored and shows the week as it is at the server. */
    discard(id: string): void {
      const { theirs } = wishFor(id) ?? {};
      if (theirs) learn(theirs);
      lost.delete(id);
      setWish(id, null);
    },

    /** Resolves when no call is under way any more, however it ended. */
    async whenIdle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}
