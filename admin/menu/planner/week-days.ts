import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';

/** What a week serves: seven days, Monday first, each with its dishes in the order to serve. */
export type WeekEntries = readonly (readonly MenuEntry[])[];

/** Where a dish stands in a week, both counted from 0. */
export type MenuPosition = { day: number; place: number };

/** The dishes of a day; none beyond the week. */
export const dishesOn = (days: WeekEntries, day: number): readonly MenuEntry[] => days[day] ?? [];

/** Whether a day has a dish. A dish can be on a day only once. */
export const isOn = (days: WeekEntries, day: number, dishId: string): boolean =>
  dishesOn(days, day).some((entry) => entry.dishId === dishId);

const withDay = (days: WeekEntries, day: number, entries: readonly MenuEntry[]): WeekEntries =>
  days.with(day, entries);

/** The week with a dish last on a day; as it was where it is on that day already. */
export function withDish(days: WeekEntries, day: number, dishId: string): WeekEntries {
  if (isOn(days, day, dishId)) return days;
  const entry: MenuEntry = { dishId, isSpecial: false, servedTo: null };
  return withDay(days, day, [...dishesOn(days, day), entry]);
}

/** The week without the dish at a spot. */
export const withoutDish = (days: WeekEntries, { day, place }: MenuPosition): WeekEntries =>
  withDay(days, day, dishesOn(days, day).toSpliced(place, 1));

/** The week with something else about the dish at a spot. */
export function withChange(
  days: WeekEntries,
  { day, place }: MenuPosition,
  change: Partial<Omit<MenuEntry, 'dishId'>>,
): WeekEntries {
  const entries = dishesOn(days, day).map((entry, at) =>
    at === place ? { ...entry, ...change } : entry,
  );
  return withDay(days, day, entries);
}

/**
 * The week with a dish moved to another spot; a place beyond either end means that end. Null when
 * the other day has that dish already, or there is no such dish or day.
 */
export function moveEntry(
  days: WeekEntries,
  from: MenuPosition,
  to: MenuPosition,
): WeekEntries | null {
  const entry = dishesOn(days, from.day)[from.place];
  if (!entry || !days[to.day]) return null;
  if (from.day !== to.day && isOn(days, to.day, entry.dishId)) return null;
  const without = withoutDish(days, from);
  const others = dishesOn(without, to.day);
  const place = Math.min(Math.max(to.place, 0), others.length);
  return withDay(without, to.day, others.toSpliced(place, 0, entry));
}

/** What copying a day does with the dishes that are there: drop them, or keep them. */
export type CopyMode = 'replace' | 'add';

/**
 * The week with copies of some entries on other days. Added to a day, they come after its own
 * dishes, and those that it has already stay as they are.
 */
export function withCopies(
  days: WeekEntries,
  entries: readonly MenuEntry[],
  to: readonly number[],
  mode: CopyMode,
): WeekEntries {
  return days.map((day, at) => {
    if (!to.includes(at)) return day;
    if (mode === 'replace') return entries;
    return [...day, ...entries.filter(({ dishId }) => !isOn(days, at, dishId))];
  });
}

const dietsOf = ({ servedTo }: MenuEntry) => servedTo?.join() ?? null;

const isSameEntry = (one: MenuEntry, other: MenuEntry | undefined): boolean =>
  one.dishId === other?.dishId &&
  one.isSpecial === other.isSpecial &&
  dietsOf(one) === dietsOf(other);

/** Whether two weeks serve the same in the same order. */
export const isSameWeek = (one: WeekEntries, other: WeekEntries): boolean =>
  one.length === other.length &&
  one.every(
    (day, at) =>
      day.length === dishesOn(other, at).length &&
      day.every((entry, place) => isSameEntry(entry, dishesOn(other, at)[place])),
  );
