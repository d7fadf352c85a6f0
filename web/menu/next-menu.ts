import type { WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';

/** The first day after a day, in the same week, on which something is cooked; null when none is. */
export function nextDayWithMenu({ menuByDay }: WeeklyMenu, after: IsoDay): IsoDay | null {
  const days = MENU_DAYS.map((name) => menuByDay[name]);
  return days.find(({ date, items }) => date > after && items.length > 0)?.date ?? null;
}
