import { useRef } from 'react';
import type { AdminDish } from '#contract/menu/desk/dishes.ts';
import type { AdminMenuWeek, PromisedBox } from '#contract/menu/desk/weekly-menus.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import type { Mover, Planning } from './planning.ts';
import type { PlanChanger } from './use-plans.ts';
import {
  dishesOn,
  isOn,
  moved,
  type Spot,
  withChange,
  withDish,
  withoutDish,
} from './week-days.ts';

type Given = {
  week: AdminMenuWeek | undefined;
  dishes: readonly AdminDish[];
  boxes: readonly PromisedBox[];
  changer: PlanChanger;
  ask: Planning['ask'];
};

/** Where the focus goes once a card stands elsewhere: a part of the card, or the day's Add. */
export type FocusNext = { day: number; dishId: string | null; part: Mover };

/** What the cards and days of the chosen week do, each with the words that say so. */
export function usePlanning({ week, dishes, boxes, changer, ask }: Given) {
  const focusNext = useRef<FocusNext | null>(null);
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const nameOf = (id: string | undefined) => (id && byId.get(id)?.name) || 'The dish';
  const dayName = (day: number) => MENU_DAYS[day] ?? '';
  const entryAt = ({ day, place }: Spot) => week && dishesOn(week.days, day)[place];

  const apply = (change: Parameters<PlanChanger['apply']>[1], words: string) =>
    void (week && changer.apply(week, change, words));

  const planning: Planning = {
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
      apply((days) => moved(days, from, to), words);
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
