import * as z from 'zod/mini';
import { Diet } from '#contract/account/diet.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoDay } from '#contract/platform/primitives.ts';

/** Where in a meal a dish belongs; a day's dishes are read in this order. */
export const Course = z.enum(['sabji', 'dal', 'rice', 'roti', 'farsan', 'salad', 'side', 'sweet']);
export type Course = z.output<typeof Course>;

export const SpiceLevel = z.enum(['mild', 'medium', 'hot', 'extra_hot']);
export type SpiceLevel = z.output<typeof SpiceLevel>;

/** A dish as it is served on one day. */
export const MenuItem = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Path of the uploaded photo, 960 pixels wide; null while the picture is the drawn one. */
  imageUrl: z.nullable(z.string()),
  course: Course,
  /** `veg` when everybody is served it, else the diet that it is cooked for. */
  dietaryType: z.enum(['veg', 'jain', 'swaminarayan']),
  /** Who is served it that day. */
  diets: z.array(Diet),
  spiceLevel: SpiceLevel,
  isSpecial: z.boolean(),
  /** Minutes. */
  preparationTime: z.nullable(z.int()),
  tags: z.array(z.string()),
  /** Empty also while nobody has said what is in it: then `allergensKnown` is false. */
  allergens: z.array(z.string()),
  allergensKnown: z.boolean(),
  /** `{Calories: '320 kcal', Protein: '12 g'}` for one portion, in the order to show. */
  nutritionalInfo: z.record(z.string(), z.string()),
});
export type MenuItem = z.output<typeof MenuItem>;

export const MenuDay = z.object({
  date: IsoDay,
  /** Why nothing is cooked that day; null when the kitchen cooks. */
  closed: z.nullable(z.string()),
  items: z.array(MenuItem),
});
export type MenuDay = z.output<typeof MenuDay>;

export const WeeklyMenu = z.object({
  /** A Monday. */
  weekStartDate: IsoDay,
  menuByDay: z.object({
    Monday: MenuDay,
    Tuesday: MenuDay,
    Wednesday: MenuDay,
    Thursday: MenuDay,
    Friday: MenuDay,
    Saturday: MenuDay,
    Sunday: MenuDay,
  }),
});
export type WeeklyMenu = z.output<typeof WeeklyMenu>;
export type MenuDayName = keyof WeeklyMenu['menuByDay'];

const DAY_MS = 86_400_000;

/** Any day of a week; inside it is the Monday, so that all seven are the same question. */
const DayOfWeek = z.codec(IsoDay, IsoDay, {
  decode: (day) => {
    const monday = Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
    return new Date(monday).toISOString().slice(0, 10);
  },
  encode: (day) => day,
});

export const weeklyMenu = {
  read: endpoint({
    method: 'GET',
    path: '/v1/weekly-menu',
    access: 'public',
    kept: true,
    summary: 'Read the menu of a week: the one that a day is in, by default the present one',
    query: z.object({ week_start_date: z.optional(DayOfWeek) }),
    data: WeeklyMenu,
  }),
};
