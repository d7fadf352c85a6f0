import { DIET_LABELS, DIETS } from '#admin/kitchen/labels/choices.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { AdminMenuWeek, PlannedWeek } from '#contract/menu/desk-weekly-menus.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import { addDays, formatDate, formatDay, type IsoDay } from '#domain/platform/days.ts';
import { shortageText } from '#domain/tiffin/box-text.ts';
import type { Warning } from './warnings.ts';

type Week = Pick<AdminMenuWeek, 'cyclePosition' | 'weekStart' | 'nextServed'>;

/** `Nov 23`, without its weekday. */
export const shortDate = (day: IsoDay): string => formatDay(day).slice(5);

/** `Nov 23 to 29`, `Nov 30 to Dec 6`. */
export function daysOfWeek(monday: IsoDay): string {
  const sunday = addDays(monday, 6);
  const last = shortDate(sunday);
  return `${shortDate(monday)} to ${monday.slice(0, 7) === sunday.slice(0, 7) ? last.slice(4) : last}`;
}

/** `Week 2`, or the days of a certain week. */
export const weekName = ({ cyclePosition, weekStart }: Week): string =>
  weekStart === null ? `Week ${cyclePosition}` : daysOfWeek(weekStart);

/** When a week is served, in a word or two: `This week`, `From Dec 7`. */
export function servedWhen({ nextServed }: Week, thisMonday: IsoDay): string {
  if (nextServed === null) return 'Not served';
  if (nextServed === thisMonday) return 'This week';
  if (nextServed === addDays(thisMonday, 7)) return 'Next week';
  return `From ${shortDate(nextServed)}`;
}

/** The same in a sentence, with what a certain week is served instead of. */
export function servedSentence(
  week: Week,
  calendar: readonly PlannedWeek[],
  thisMonday: IsoDay,
): string {
  const { weekStart, nextServed, cyclePosition } = week;
  const when =
    nextServed === thisMonday
      ? 'Served this week'
      : nextServed === addDays(thisMonday, 7)
        ? 'Served next week'
        : nextServed
          ? `Served next from Monday, ${formatDate(nextServed)}`
          : 'Not served within a year';
  if (weekStart !== null) {
    const due = calendar.find((planned) => planned.weekStart === weekStart)?.cyclePosition;
    return `${when}, instead of ${due ? `Week ${due}` : 'the cycle'}.`;
  }
  const present = calendar.find((planned) => planned.weekStart === thisMonday);
  if (present?.isOverride && present.cyclePosition === cyclePosition)
    return `It would be its turn this week, which has a menu of its own. ${when}.`;
  return `${when}.`;
}

/** `Jain and Swaminarayan`. */
function dietList(diets: readonly Diet[]): string {
  const names = diets.map((diet) => DIET_LABELS[diet]);
  return new Intl.ListFormat('en-CA').format(names);
}

/** Who gets a dish on a day: `Everybody`, `Vegetarian`, `Only Jain`, `Nobody`. */
export function servedToText(suits: readonly Diet[], servedTo: readonly Diet[] | null): string {
  const gets = DIETS.filter((diet) => suits.includes(diet) && (servedTo?.includes(diet) ?? true));
  if (gets.length === 0) return 'Nobody';
  if (gets.length === DIETS.length) return 'Everybody';
  return gets.length < suits.length ? `Only ${dietList(gets)}` : dietList(gets);
}

const NEEDED: Partial<Record<Course, string>> = { sabji: 'sabji', dal: 'dal', roti: 'bread' };

/** What a warning says. */
export function warningText(warning: Warning): string {
  if (warning.kind === 'closed') return `Closed: ${warning.reason}`;
  if (warning.kind === 'empty') return 'No dishes yet';
  if (warning.kind === 'short') {
    const { planName, shortage, diets } = warning;
    const whose = diets.length === DIETS.length ? planName : `${planName}, ${dietList(diets)}`;
    return `${whose}: ${shortageText(shortage)}`;
  }
  const { courses, diets } = warning;
  const names = courses.map((course) => NEEDED[course] ?? course);
  const what = new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(names);
  return diets.length === DIETS.length ? `No ${what}` : `No ${what} for ${dietList(diets)}`;
}
