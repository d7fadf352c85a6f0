import type { Diet } from '#contract/account/diet.ts';
import { FIRST_DAY, LAST_DAY } from '#contract/platform/primitives.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { type IsoDay, isDay, mondayOf } from '#domain/platform/days.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { CellProblem, type SheetColumn, type SheetColumns } from '#domain/platform/sheet.ts';
import {
  choicesColumn,
  flagColumn,
  shortCell,
  textColumn,
} from '#domain/platform/sheet-columns.ts';
import { MENU_DAYS } from './weekly-menu.ts';

/** A week as a sheet names it: by its place in the cycle, or one certain week by its Monday. */
export type SheetWeek = { cyclePosition: number } | { weekStart: IsoDay };

/** A line of the sheet of weekly menus: a dish on one day of a week, or that the week is without dishes. */
export type MenuLine = {
  week: SheetWeek;
  /** 0 is Monday; null, with no dish: there are none in this week. */
  day: number | null;
  dish: string;
  isSpecial: boolean;
  /** Empty: everybody whom the dish suits. */
  servedTo: Diet[];
  /** The Monday of a week in which this week of the cycle is due; null where nothing is said of that. */
  due: IsoDay | null;
};

/** A line that says of its week that it is there, and without dishes. */
export const saysNoDishes = ({ day, dish }: MenuLine): boolean => day === null && dish === '';

/** `1`, or `2026-12-07` */
export const weekText = (week: SheetWeek): string =>
  'weekStart' in week ? week.weekStart : String(week.cyclePosition);

const WEEK =
  'Please write which week of the cycle it is, like 1, or a day of one certain week, like 2026-12-07.';

const week: SheetColumn<SheetWeek> = {
  heading: 'Week',
  aliases: ['week of', 'week number', 'menu week'],
  example: '1',
  read: (cell) => {
    const typed = shortCell(cell, WEEK).replace(/^week\s*(of)?\s*/i, '');
    if (/^[1-9]\d?$/.test(typed)) return { cyclePosition: Number(typed) };
    if (isDay(typed) && typed <= LAST_DAY) return { weekStart: mondayOf(typed) };
    throw new CellProblem(WEEK);
  },
  write: weekText,
};

const day: SheetColumn<number | null> = {
  heading: 'Day',
  aliases: ['weekday', 'day of week'],
  example: 'Monday',
  read: (cell) => {
    if (cell.trim() === '') return null;
    const typed = plainName(cell);
    const found = MENU_DAYS.findIndex(
      (name) => typed.length >= 3 && plainName(name).startsWith(typed),
    );
    if (found < 0) throw new CellProblem('Please write a weekday, like Monday.');
    return found;
  },
  write: (at) => (at === null ? '' : (MENU_DAYS[at] ?? '')),
};

const DUE =
  'Please write a day of a week in which this week of the cycle is due, like 2026-12-07, or leave it empty.';

const due: SheetColumn<IsoDay | null> = {
  heading: 'Due in the week of',
  aliases: ['due', 'due week', 'next in the week of', 'next in week of', 'served in the week of'],
  example: null,
  initial: null,
  emptyStays: true,
  ofAll: true,
  read: (cell) => {
    const typed = shortCell(cell, DUE);
    if (typed === '') return null;
    if (!isDay(typed) || typed < FIRST_DAY || typed > LAST_DAY) throw new CellProblem(DUE);
    return mondayOf(typed);
  },
  write: (monday) => monday ?? '',
};

/**
 * The sheet of weekly menus, a line for each dish of a day, in the order to serve, and one for a week
 * without dishes (docs/rules.md#sheets).
 */
export const MENU_SHEET: SheetColumns<MenuLine> = {
  week,
  day,
  dish: textColumn({
    heading: 'Dish',
    aliases: ['name', 'item', 'dish name'],
    example: 'Name of the dish',
    isKey: true,
  }),
  isSpecial: flagColumn({
    heading: 'Special',
    aliases: ['highlight', 'special of the day'],
    example: 'no',
    initial: false,
  }),
  servedTo: choicesColumn(
    {
      heading: 'Only for',
      aliases: ['served to', 'for', 'diet', 'diets'],
      example: null,
      initial: [],
    },
    DIET_LABELS,
  ),
  due,
};
