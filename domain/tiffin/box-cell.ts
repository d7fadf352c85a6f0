import type { Course } from '#contract/menu/weekly-menu.ts';
import { type Box, type BoxLine, BoxUnit } from '#contract/tiffin/box.ts';
import { COURSE_LABELS } from '#domain/kitchen/desk-labels.ts';
import { WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { CellProblem } from '#domain/platform/sheet.ts';

/** Weekdays as a cell has them: `Mon` */
const DAYS = WEEKDAY_NAMES.map((name) => name.slice(0, 3));

function writeLine({ course, dishes, amount, unit, usualPortion, weekdays }: BoxLine): string {
  const isOnePortion = unit === 'servings' && amount === 1 && usualPortion === null;
  return [
    `${COURSE_LABELS[course]}${dishes > 1 ? ` x${dishes}` : ''}${isOnePortion ? '' : `: ${amount} ${unit}`}`,
    usualPortion === null ? '' : ` of ${usualPortion}`,
    weekdays ? ` on ${weekdays.map((weekday) => DAYS[weekday - 1]).join(', ')}` : '',
  ].join('');
}

/**
 * What is in a box as a cell says it, a line for each of its courses, and reads it again: `Sabji x2`,
 * `Roti: 5 pieces of 4`, `Sweet on Fri`. Empty while nobody has said it.
 */
export const writeBoxCell = (box: Box | null): string => (box ?? []).map(writeLine).join('\n');

/** No line is longer. */
const MOST_SIGNS = 100;

const LINE =
  /^([a-z]+)(?:\s*x\s*(\d{1,3}))?(?:\s*:\s*(\d{1,6})\s*([a-z]+)(?:\s+of\s+(\d{1,6}))?)?(?:\s+on\s+(.+))?$/i;

const byPrefix = <Value extends string>(values: readonly Value[], word: string) =>
  values.find((value) => value.toLowerCase().startsWith(word.toLowerCase()));

function readWeekdays(words: string): number[] {
  const days = words.split(/[\s,]+|\band\b/).flatMap((word) => {
    if (word === '') return [];
    const at = DAYS.findIndex((day) => word.toLowerCase().startsWith(day.toLowerCase()));
    if (at < 0) throw new CellProblem(`“${word}” is no weekday. Please write them like Mon, Fri.`);
    return [at + 1];
  });
  return [...new Set(days)].sort((one, other) => one - other);
}

function readLine(line: string): BoxLine {
  const read = line.length > MOST_SIGNS ? null : LINE.exec(line);
  const [, word = '', dishes, amount, measure = 'servings', usual, days] = read ?? [];
  const courses = Object.keys(COURSE_LABELS) as Course[];
  const course = courses.find((one) => COURSE_LABELS[one].toLowerCase() === word.toLowerCase());
  const unit = byPrefix(BoxUnit.options, measure);
  if (!course || !unit)
    throw new CellProblem(
      `Please write a line for each course, like “Sabji x2”, “Roti: 5 pieces” or “Sweet on Fri”, instead of “${line.slice(0, MOST_SIGNS)}”.`,
    );
  return {
    course,
    dishes: Number(dishes ?? 1),
    amount: Number(amount ?? 1),
    unit,
    usualPortion: usual === undefined ? null : Number(usual),
    weekdays: days === undefined ? null : readWeekdays(days),
  };
}

/** @throws CellProblem */
export function readBoxCell(cell: string): Box | null {
  const lines = cell.split(/[\n;]/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  return filled.length > 0 ? filled.map(readLine) : null;
}
