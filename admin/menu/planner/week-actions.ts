import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import type { MenuEntry, PromisedBox } from '#contract/menu/desk-weekly-menus.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import type { MenuPosition } from './week-days.ts';

/** A day of the chosen week, as it is planned and as it will be when the week is next served. */
export type PlannedDay = {
  /** 0 is Monday. */
  day: number;
  /** `Monday`. */
  name: string;
  /** When it is next served; null for a week that is not. */
  date: IsoDay | null;
  isToday: boolean;
  closure: string | null;
  entries: readonly MenuEntry[];
};

/** Which part of a card moved it: that part keeps the focus on the way. */
export type MoveControl = 'handle' | 'menu';

/** A question that is open over the planner. */
export type PlannerDialogState =
  | { about: 'add-dish'; day: number }
  | { about: 'copy-day'; day: number }
  | { about: 'copy-week' }
  | { about: 'plan-week' }
  | { about: 'add-week' }
  | { about: 'remove-week' }
  | { about: 'serve-now' };

/** What can be done with the dishes of the chosen week. */
export type WeekActions = {
  dishOf: (id: string) => AdminDish | undefined;
  /** What the menu has to fill. */
  boxes: readonly PromisedBox[];
  add: (day: number, dish: AdminDish) => void;
  move: (from: MenuPosition, to: MenuPosition, by: MoveControl) => void;
  change: (spot: MenuPosition, change: Partial<Omit<MenuEntry, 'dishId'>>, words: string) => void;
  remove: (spot: MenuPosition) => void;
  clear: (day: number) => void;
  ask: (asked: PlannerDialogState) => void;
};
