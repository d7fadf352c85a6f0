import { isRouteErrorResponse } from 'react-router';
import type { Diet } from '#contract/account/diet.ts';
import type { Course, MenuItem, SpiceLevel } from '#contract/menu/weekly-menu.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { addDays, formatDate, formatDay, type IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import type { MenuView } from './menu-view.ts';

/** What a dish is in a meal. */
export const COURSE_LABELS: Record<Course, string> = {
  sabji: 'Sabji',
  dal: 'Dal',
  rice: 'Rice',
  roti: 'Roti',
  farsan: 'Farsan',
  salad: 'Salad',
  side: 'On the side',
  sweet: 'Sweet',
};

/** How hot a dish is, in words and in chillies. */
export const SPICE: Record<SpiceLevel, { words: string; chillies: number }> = {
  mild: { words: 'Mild', chillies: 1 },
  medium: { words: 'Medium', chillies: 2 },
  hot: { words: 'Hot', chillies: 3 },
  extra_hot: { words: 'Extra hot', chillies: 4 },
};

export const DIET_LABELS: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  swaminarayan: 'Swaminarayan',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Whose tiffins alone have a dish: `For Jain tiffins`; null when everybody's have it. */
export function servedOnlyTo({ dietaryType, diets }: MenuItem): string | null {
  return dietaryType === 'veg'
    ? null
    : `For ${listed(diets.map((diet) => DIET_LABELS[diet]))} tiffins`;
}

/** An allergen inside a sentence: `Tree nuts` -> `tree nuts`. */
export const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** `Contains milk and wheat`; claims nothing of a dish of which nobody has said what is in it. */
export function containsText({
  allergens,
  allergensKnown,
}: Pick<MenuItem, 'allergens' | 'allergensKnown'>): string {
  if (!allergensKnown) return 'Ask us about allergens';
  if (allergens.length === 0) return 'No allergens in the recipe';
  return `Contains ${listed(allergens.map(lowerFirst))}`;
}

/** `35 min`; `2 h 10 min` */
export function minutesText(minutes: number): string {
  if (minutes < 90) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

const dishes = (count: number) => counted(count, 'dish', 'dishes');

/** What of a day is shown: `8 dishes`; `3 of 8 dishes for Jain tiffins, without milk and wheat` */
export function dishCountText(
  left: number,
  all: number,
  { diet, without }: Pick<MenuView, 'diet' | 'without'>,
): string {
  const count = left === all ? dishes(all) : `${left} of ${dishes(all)}`;
  const forDiet = diet ? ` for ${DIET_LABELS[diet]} tiffins` : '';
  const less = without.length > 0 ? `, without ${listed(without.map(lowerFirst))}` : '';
  return count + forDiet + less;
}

/** `November 24` of a day, without its weekday: `Nov 24` */
const dateText = (day: IsoDay) => formatDay(day).split(', ')[1] ?? '';

/** `Nov 23 to 29`; `Nov 30 to Dec 6` */
export function weekText(monday: IsoDay): string {
  const sunday = addDays(monday, 6);
  const [from, to] = [dateText(monday), dateText(sunday)];
  return monday.slice(0, 7) === sunday.slice(0, 7)
    ? `${from} to ${Number(sunday.slice(8))}`
    : `${from} to ${to}`;
}

/** The same with its year, for paper that hangs on a refrigerator. */
export const weekTextLong = (monday: IsoDay): string =>
  `${weekText(monday)}, ${formatDate(addDays(monday, 6)).split(', ')[1]}`;

/** What is said when the failure has no words of its own. */
const UNKNOWN = 'Something went wrong. Please try again.';

function messageOf(error: unknown): string {
  if (isApiError(error)) return error.message;
  const { message } = (isRouteErrorResponse(error) ? error.data : {}) as { message?: string };
  return message ?? UNKNOWN;
}

/** Why there is no menu: the words of a call, or of the server that put no menu into the page. */
export const menuFailure = (error: unknown): string =>
  `Failed to load weekly menu: ${messageOf(error)}`;
