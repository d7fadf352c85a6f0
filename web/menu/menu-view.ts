import type { Diet } from '#contract/account/diet.ts';
import type { MenuDayName, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { addDays, type IsoDay, isDay, mondayOf, weekdayOf } from '#domain/platform/days.ts';
import { weeklyMenuPath } from '#web/paths.ts';

/** A week as the page knows it: by how near it is, or by its Monday. */
export type MenuWeek = 'this' | 'next' | IsoDay;

/** The diets that eat only some of the menu; everybody else eats all of it. */
export type StrictDiet = Exclude<Diet, 'vegetarian'>;
export const STRICT_DIETS = ['jain', 'swaminarayan'] as const satisfies readonly StrictDiet[];

/**
 * What of the menu is shown. Its only home is the address, so that back, reload and sharing work,
 * and the page works before its program has come.
 */
export type MenuView = {
  week: MenuWeek;
  /** Null for the day that the week opens on. */
  day: MenuDayName | null;
  /** Null for everything that is cooked. */
  diet: StrictDiet | null;
  /** Allergens to leave out, as the address writes them; the week may know others. */
  without: readonly string[];
};

/** As many allergens as a reader can mean, and as long as one is. */
const MOST_ALLERGENS = 20;
const LONGEST_ALLERGEN = 40;

/** The first Monday and the last Sunday that an address can mean. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-03', '2099-12-27'];

/** A week by any of its days is that of its Monday, on that day; by its Monday, on none yet. */
function readWeek(written: string | null): Pick<MenuView, 'week' | 'day'> {
  if (written === 'next') return { week: 'next', day: null };
  const known = written && isDay(written) && written >= FIRST_DAY && written <= LAST_DAY;
  if (!known) return { week: 'this', day: null };
  const week = mondayOf(written);
  return { week, day: written === week ? null : nameOfDay(written) };
}

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Who leaves out milk and nuts leaves out nuts and milk. */
const inOneOrder = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => one.localeCompare(other, 'en'));

function readAllergens(written: string | null): string[] {
  const words = (written ?? '').split(',').map((word) => word.trim().slice(0, LONGEST_ALLERGEN));
  return inOneOrder(
    words
      .filter((word, at) => word !== '' && words.findIndex((one) => sameWord(one, word)) === at)
      .slice(0, MOST_ALLERGENS),
  );
}

/** A view without what no dish has in it, and the rest as the kitchen writes it. */
export function withKnownAllergens(view: MenuView, known: readonly string[] | null): MenuView {
  if (!known) return view;
  const without = view.without.flatMap((word) => known.find((one) => sameWord(one, word)) ?? []);
  return { ...view, without };
}

/** The view of an address; what nobody can mean counts as not said. */
export function readMenuView(query: URLSearchParams): MenuView {
  const day = query.get('day') ?? '';
  const diet = query.get('diet') ?? '';
  const named = readWeek(query.get('week'));
  return {
    week: named.week,
    day: MENU_DAYS.find((name) => sameWord(name, day)) ?? named.day,
    diet: STRICT_DIETS.find((one) => sameWord(one, diet)) ?? null,
    without: readAllergens(query.get('without')),
  };
}

/** The Monday of a view's week. */
export function mondayShown({ week }: Pick<MenuView, 'week'>, today: IsoDay): IsoDay {
  if (week === 'this') return mondayOf(today);
  return week === 'next' ? addDays(mondayOf(today), 7) : week;
}

/** The day of a view: the one it names, else today where the week has it, else its Monday. */
export function dayShown(view: Pick<MenuView, 'week' | 'day'>, today: IsoDay): IsoDay {
  const monday = mondayShown(view, today);
  if (view.day) return addDays(monday, MENU_DAYS.indexOf(view.day));
  return monday === mondayOf(today) ? today : monday;
}

/** `2026-11-24` -> `Tuesday` */
export const nameOfDay = (day: IsoDay): MenuDayName =>
  MENU_DAYS[weekdayOf(day) - 1] ?? MENU_DAYS[0];

/** The one address of a view; only what is not the usual stands in it. */
export const menuViewPath = ({ week, day, diet, without }: MenuView): string =>
  weeklyMenuPath({
    week: week === 'this' ? undefined : week,
    day: day ?? undefined,
    diet: diet ?? undefined,
    without: inOneOrder(without),
  });

/** The address of a day, with the same filters. Today's names no day, so that it is always today's. */
export function dayPath(view: MenuView, day: IsoDay, today: IsoDay): string {
  const monday = mondayOf(day);
  if (day === today) return menuViewPath({ ...view, week: 'this', day: null });
  const ahead = (['this', 'next'] as const).find((week) => mondayShown({ week }, today) === monday);
  return menuViewPath({ ...view, week: ahead ?? monday, day: nameOfDay(day) });
}

/** The address of a week, on the day that it opens on, with the same filters. */
export const weekPath = (view: MenuView, week: MenuWeek): string =>
  menuViewPath({ ...view, week, day: null });

/** The address of the same day with everything on it. */
export const clearedMenuPath = (view: MenuView): string =>
  menuViewPath({ ...view, diet: null, without: [] });

/** Whether something of the menu is left out. */
export const isMenuFiltered = ({ diet, without }: MenuView): boolean =>
  diet !== null || without.length > 0;

/** The first day after a day, in the same week, on which something is cooked; null when none is. */
export function nextDayWithMenu({ menuByDay }: WeeklyMenu, after: IsoDay): IsoDay | null {
  const days = MENU_DAYS.map((name) => menuByDay[name]);
  return days.find(({ date, items }) => date > after && items.length > 0)?.date ?? null;
}
