import { useRef, useState } from 'react';
import { failureCode, failureText, isUncertain } from '#admin/platform/client/failure.ts';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import { useStore } from '#admin/platform/store.ts';
import { authProvider, call } from '#admin/services.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import {
  type AdminMenuWeek,
  adminWeeklyMenus,
  type PlannedWeek,
  type PromisedBox,
} from '#contract/menu/desk-weekly-menus.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import type { MoveControl, WeekActions } from './week-actions.ts';
import {
  dishesOn,
  isOn,
  isSameWeek,
  type MenuPosition,
  moveEntry,
  type WeekEntries,
  withChange,
  withDish,
  withoutDish,
} from './week-days.ts';
import { createWeekEdits, type WeekCalls } from './week-edits.ts';

const explain: WeekCalls['explain'] = (caught) => {
  void authProvider.checkError(caught);
  const words = failureText(caught);
  const code = failureCode(caught);
  if (code === 'conflict') return { kind: 'conflict', words };
  if (code === 'not_found') return { kind: 'gone', words };
  return { kind: isUncertain(caught) ? 'uncertain' : 'refused', words };
};

/** The last change: what it did, in words, and how to undo it. */
type Change = { weekId: string; words: string; before: WeekEntries; after: WeekEntries };

/** Changes weeks: at once on the screen, stored behind that, the last change undone. */
export function useWeekEdits() {
  const readAgain = useRefetchAll();
  const [plans] = useState(() =>
    createWeekEdits({
      put: async (id, { version, days }) => {
        const body = { version, days: days.map((day) => [...day]) };
        return (await call(adminWeeklyMenus.update, { params: { id }, body })).data;
      },
      read: async (id) => (await call(adminWeeklyMenus.read, { params: { id } })).data,
      explain,
      onStored: () => void readAgain(),
    }),
  );
  const { unsaved } = useStore(plans.view);
  const [last, setLast] = useState<Change | null>(null);
  const [said, say] = useState('');

  /** Changes a week; false when that changes nothing, or `change` has nothing to say. */
  function apply(
    week: AdminMenuWeek,
    change: (days: WeekEntries) => WeekEntries | null,
    words: string,
  ): boolean {
    const before = plans.shown(week).days;
    const after = change(before);
    if (!after || isSameWeek(before, after)) return false;
    plans.change(week, after);
    setLast({ weekId: week.id, words, before, after });
    say(`${words}.`);
    return true;
  }

  /** What can be undone: nothing once the week is no longer as that change left it. */
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

export type WeekEditor = ReturnType<typeof useWeekEdits>;

/** What every question over the planner knows. */
export type PlannerDialogProps = {
  week: AdminMenuWeek;
  weeks: readonly AdminMenuWeek[];
  calendar: readonly PlannedWeek[];
  thisMonday: IsoDay;
  changer: WeekEditor;
  /** Shows another week; null for the one that is served now. */
  onChoose: (weekId: string | null) => void;
  onClose: () => void;
};

type PlannedWeekInput = {
  week: AdminMenuWeek | undefined;
  dishes: readonly AdminDish[];
  boxes: readonly PromisedBox[];
  changer: WeekEditor;
  ask: WeekActions['ask'];
};

/** Where the focus goes once a card stands elsewhere: a part of the card, or the day's Add. */
export type FocusNext = { day: number; dishId: string | null; part: MoveControl };

/** What the cards and days of the chosen week do, each with the words that say so. */
export function useWeekActions({ week, dishes, boxes, changer, ask }: PlannedWeekInput) {
  const focusNext = useRef<FocusNext | null>(null);
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const nameOf = (id: string | undefined) => (id && byId.get(id)?.name) || 'The dish';
  const dayName = (day: number) => MENU_DAYS[day] ?? '';
  const entryAt = ({ day, place }: MenuPosition) => week && dishesOn(week.days, day)[place];

  const apply = (change: Parameters<WeekEditor['apply']>[1], words: string) =>
    void (week && changer.apply(week, change, words));

  const planning: WeekActions = {
    dishOf: (id) => byId.get(id),
    boxes,
    ask,
    add: (day, { id, name }) =>
      apply((days) => withDish(days, day, id), `${name} added to ${dayName(day)}`),

    move(from, to, by) {
      const entry = entryAt(from);
      if (!week || !entry || !MENU_DAYS[to.day]) return;
      const name = nameOf(entry.dishId);
      if (from.day !== to.day && isOn(week.days, to.day, entry.dishId)) {
        changer.say(`${dayName(to.day)} has ${name} already.`);
        return;
      }
      const others = dishesOn(week.days, to.day).length + (from.day === to.day ? 0 : 1);
      const place = Math.min(Math.max(to.place, 0), others - 1) + 1;
      focusNext.current = { day: to.day, dishId: entry.dishId, part: by };
      const where = from.day === to.day ? '' : `${dayName(to.day)}, `;
      const words = `${name} moved to ${where}place ${place} of ${others}`;
      apply((days) => moveEntry(days, from, to), words);
    },

    change: (spot, change, words) => apply((days) => withChange(days, spot, change), words),

    remove(spot) {
      const entry = entryAt(spot);
      if (!week || !entry) return;
      const others = dishesOn(week.days, spot.day).toSpliced(spot.place, 1);
      const next = others[Math.min(spot.place, others.length - 1)]?.dishId ?? null;
      focusNext.current = { day: spot.day, dishId: next, part: 'menu' };
      const words = `${nameOf(entry.dishId)} removed from ${dayName(spot.day)}`;
      apply((days) => withoutDish(days, spot), words);
    },

    clear(day) {
      focusNext.current = { day, dishId: null, part: 'menu' };
      apply((days) => days.with(day, []), `${dayName(day)} emptied`);
    },
  };
  return { planning, focusNext };
}
