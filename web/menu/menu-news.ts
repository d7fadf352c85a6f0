import type { MenuDay } from '#contract/menu/weekly-menu.ts';
import { formatDay } from '#domain/platform/days.ts';
import { fittingDishes } from './filter-dishes.ts';
import { type MenuView, nameOfDay } from './menu-view.ts';
import { countWords } from './menu-words.ts';

/** A day without dishes; on the screen and on paper. */
export const noMenuWords = ({ date }: Pick<MenuDay, 'date'>): string =>
  `No Menu Available for ${nameOfDay(date)}`;

/** A closed day says why. */
export const closedWords = (reason: string): string => `The kitchen is closed: ${reason}`;

/** What a view shows of a day, for who cannot see it: `Tue, Nov 24: 8 dishes`. */
export function newsWords(day: MenuDay, view: MenuView): string {
  const what = () => {
    if (day.closed !== null) return closedWords(day.closed);
    if (day.items.length === 0) return noMenuWords(day);
    return countWords(fittingDishes(day.items, view).length, day.items.length, view);
  };
  return `${formatDay(day.date)}: ${what()}`;
}
