import * as z from 'zod/mini';
import { PortionUnit } from '#contract/menu/desk-dishes.ts';
import { Course } from '#contract/menu/weekly-menu.ts';

/** How much of a dish goes into a box: so many of its own portions, or measured. */
export const BoxUnit = z.enum(['servings', ...PortionUnit.options]);
export type BoxUnit = z.output<typeof BoxUnit>;

const whole = (most: number, message: string) =>
  z.int(message).check(z.gte(1, message), z.lte(most, message));

const WEEKDAYS = 'Please choose at least one weekday, or every day.';

/** What a box holds of one course: of the first so many dishes that the menu has of it, so much each. */
export const BoxLine = z.object({
  course: Course,
  dishes: whole(10, 'Please enter how many dishes (1 to 10).'),
  amount: whole(100_000, 'Please enter how much of each, a whole number.'),
  unit: BoxUnit,
  /**
   * The portion that a usual dish of the course has, in the same unit: 5 pieces where a portion is 4.
   * A dish with another portion comes in proportion, so that 3 naans stand for 5 rotis where a
   * portion of naan is 2. Null: exactly `amount` of any dish.
   */
  usualPortion: z.nullable(whole(100_000, 'Please enter a usual portion, a whole number.')),
  /** 1 is Monday; null is every day on which tiffins come. */
  weekdays: z.nullable(
    z.array(z.int().check(z.gte(1), z.lte(7))).check(
      z.minLength(1, WEEKDAYS),
      z.overwrite((days) => [...new Set(days)].sort((one, other) => one - other)),
    ),
  ),
});
export type BoxLine = z.output<typeof BoxLine>;

/** What is in the box of a plan. */
export const Box = z
  .array(BoxLine)
  .check(
    z.minLength(1, 'Please say what is in the box, line by line.'),
    z.maxLength(20, 'Please use at most 20 lines.'),
  );
export type Box = z.output<typeof Box>;
