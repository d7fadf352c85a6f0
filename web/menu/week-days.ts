import { addDays, type IsoDay, mondayOf } from '#domain/platform/days.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';

/** The seven days of the week that a day is in, Monday first. */
export function daysOfWeek(day: IsoDay): IsoDay[] {
  const monday = mondayOf(day);
  return MENU_DAYS.map((_, at) => addDays(monday, at));
}
