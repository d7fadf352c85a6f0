import type { Shortage } from '#contract/kitchen/cooking.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import type { Box, BoxLine } from '#contract/tiffin/box.ts';
import { WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';

/** What one and several dishes of a course are called. */
const COURSES: Record<Course, [one: string, several: string]> = {
  sabji: ['sabji', 'sabjis'],
  dal: ['dal or kadhi', 'dals or kadhis'],
  rice: ['rice', 'rice dishes'],
  roti: ['bread', 'breads'],
  farsan: ['farsan', 'farsans'],
  salad: ['salad', 'salads'],
  side: ['side', 'sides'],
  sweet: ['sweet', 'sweets'],
};

/** One dish of it among others: a number says something where there can be several. */
const ONE: Record<Course, string> = {
  sabji: '1 sabji',
  dal: 'dal or kadhi',
  rice: 'rice',
  roti: 'bread',
  farsan: 'farsan',
  salad: 'salad',
  side: 'a side',
  sweet: 'sweet',
};

/** The meal itself; what else there is stands beside it. */
const MEAL: readonly Course[] = ['sabji', 'dal', 'rice', 'roti'];

const dishesOf = (course: Course, count: number): string => counted(count, ...COURSES[course]);

/** `a, b and c` */
function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `2 sabjis`, `dal or kadhi`, `5 rotis`, `2 sabjis (200 g each)`. */
function lineText({ course, dishes, amount, unit }: BoxLine): string {
  if (course === 'roti' && dishes === 1 && unit === 'pieces') return counted(amount, 'roti');
  const what = dishes > 1 ? dishesOf(course, dishes) : ONE[course];
  if (unit === 'servings' && amount === 1) return what;
  const measured =
    unit === 'servings'
      ? `${amount} portions`
      : `${amount.toLocaleString('en-CA')} ${unit === 'pieces' ? plural(amount, 'piece') : unit}`;
  return `${what} (${measured}${dishes > 1 ? ' each' : ''})`;
}

/** How many portions all lines with portions have, where they agree and it is more than one; else 1. */
function sharedPortions(lines: readonly BoxLine[]): number {
  const [first = 1, ...others] = lines
    .filter(({ unit }) => unit === 'servings')
    .map(({ amount }) => amount);
  return others.every((amount) => amount === first) ? first : 1;
}

const daysText = (weekdays: readonly number[]): string =>
  listOf(weekdays.map((weekday) => `${WEEKDAY_NAMES[weekday - 1]}s`));

/**
 * What is in a box as the shop says it, a line for each of its features: the meal, what is beside it,
 * and what comes on some weekdays only. `['2 sabjis, dal or kadhi, rice and 5 rotis', 'Salad and
 * a side', 'Sweet on Fridays']`.
 */
export function boxText(box: Box): string[] {
  const portions = sharedPortions(box);
  const lines = box.map((line) =>
    line.unit === 'servings' && portions > 1 ? { ...line, amount: 1 } : line,
  );
  const daily = lines.filter(({ weekdays }) => weekdays === null);
  const said = (some: readonly BoxLine[]) =>
    some.length > 0 ? [capital(listOf(some.map(lineText)))] : [];
  const onDays = new Map<string, BoxLine[]>();
  for (const line of lines)
    if (line.weekdays) {
      const days = daysText(line.weekdays);
      onDays.set(days, [...(onDays.get(days) ?? []), line]);
    }
  return [
    ...said(daily.filter(({ course }) => MEAL.includes(course))),
    ...said(daily.filter(({ course }) => !MEAL.includes(course))),
    ...[...onDays].map(([days, some]) => `${capital(listOf(some.map(lineText)))} on ${days}`),
    ...(portions > 1 ? [`Portions for ${portions === 2 ? 'two' : portions}`] : []),
  ];
}

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const listed = (one: string): string => `${one}(?:(?:, | and )${one})*`;

const DISH = `(?:\\d+ ${oneOf([...Object.values(COURSES).flat(), 'rotis?'])}|${oneOf(Object.values(ONE))})`;
const MEASURE = ' \\([\\d,]+ (?:portions|pieces?|g|ml)(?: each)?\\)';
const DAYS = listed(`${oneOf(WEEKDAY_NAMES)}s`);
const LINE = new RegExp(`^${listed(`${DISH}(?:${MEASURE})?`)}(?: on ${DAYS})?$`, 'i');
const PORTIONS = /^Portions for (?:two|\d+)$/i;

/** Whether a feature is a line as `boxText` writes them, of whatever box. */
export const isBoxLine = (feature: string): boolean => LINE.test(feature) || PORTIONS.test(feature);

/** `2 sabjis promised, the menu has 1` */
export const shortageText = ({ course, promised, offered }: Shortage): string =>
  `${dishesOf(course, promised)} promised, the menu has ${offered === 0 ? 'none' : offered}`;
