import { COURSE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { fitsTyped } from '#admin/kitchen/lists/typed-search.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import { Course } from '#contract/menu/weekly-menu.ts';

const courseAt = ({ course }: AdminDish) => Course.options.indexOf(course);

/** The dishes to plan from: those that are on and not on the day yet, course by course, by name. */
export const dishChoices = (
  dishes: readonly AdminDish[],
  onDay: readonly { dishId: string }[],
): AdminDish[] =>
  dishes
    .filter(({ id, isActive }) => isActive && !onDay.some(({ dishId }) => dishId === id))
    .toSorted(
      (one, other) => courseAt(one) - courseAt(other) || one.name.localeCompare(other.name, 'en'),
    );

/** Whether a dish has every word that was typed, in its name, course or tags. */
export const fitsDish = (typed: string, { name, course, tags }: AdminDish): boolean =>
  fitsTyped(typed, { text: [name, COURSE_LABELS[course], ...tags].join(' '), phone: '' });
