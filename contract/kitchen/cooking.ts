import * as z from 'zod/mini';
import { Diet } from '#contract/account/diet.ts';
import { EventBookEntry } from '#contract/catering/desk-catering.ts';
import { PortionUnit } from '#contract/menu/desk-dishes.ts';
import { Course } from '#contract/menu/weekly-menu.ts';
import { Id } from '#contract/platform/primitives.ts';
import { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';

/** So much of a dish; in portions where nobody has said how large one is. */
export const Measure = z.object({
  amount: z.int(),
  unit: z.enum([...PortionUnit.options, 'portions']),
});
export type Measure = z.output<typeof Measure>;

/** A dish in a box: its place among the dishes of the day, and how much of it. */
export const Filling = z.extend(Measure, { place: z.int() });
export type Filling = z.output<typeof Filling>;

/** A course of which the menu has fewer dishes for a diet than a box promises. */
export const Shortage = z.object({ course: Course, promised: z.int(), offered: z.int() });
export type Shortage = z.output<typeof Shortage>;

/** So many tiffins of one plan and one diet. */
export const PlanCount = z.object({ planName: z.string(), diet: Diet, quantity: z.int() });
export type PlanCount = z.output<typeof PlanCount>;

/** Boxes that are packed alike: one plan, one diet, the same dishes. */
export const BoxToPack = z.object({
  /** `EV`: what it is called on the board, on paper and on its label, whatever else is booked. */
  code: z.string(),
  /** `Full Thali`; `Full Thali (weekly)` where boxes of that plan and diet are packed differently. */
  name: z.string(),
  planName: z.string(),
  planGroupId: z.nullable(Id),
  diet: Diet,
  quantity: z.int(),
  /** False: nobody has said what is in it, so that it gets everything that its diet is served. */
  isSaid: z.boolean(),
  /** What goes into each of them. */
  fillings: z.array(Filling),
  /** The allergens of its dishes, each once: `wheat`. */
  contains: z.array(z.string()),
  short: z.array(Shortage),
  /** Places of dishes that the box measures in another unit than the dish itself. */
  otherUnit: z.array(z.int()),
  /** The orders that they are for. */
  orders: z.array(Id),
});
export type BoxToPack = z.output<typeof BoxToPack>;

/** How many boxes get a dish, and how much of it that is: a measure for each unit that boxes use. */
export const DishAmount = z.object({ portions: z.int(), amounts: z.array(Measure) });
export type DishAmount = z.output<typeof DishAmount>;

/** A dish of the day's menu, with all of it that goes into the boxes, and what of that is for whom. */
export const DishToCook = z.extend(DishAmount, {
  name: z.string(),
  course: Course,
  byDiet: z.record(Diet, DishAmount),
});
export type DishToCook = z.output<typeof DishToCook>;

/** An accepted event of a day, with what the cook of that day has to know of it. */
export const EventToCook = z.extend(EventBookEntry, {
  /** `38 Vegetarian, 10 Jain`, or that it is not agreed yet how many of each. */
  diet: z.string(),
  location: z.string(),
});
export type EventToCook = z.output<typeof EventToCook>;

/** A snack order that was confirmed and is not handed over yet. */
export const SnackOrderToHandOver = z.object({
  id: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  /** Toronto's clock, `14:00`. */
  time: z.string(),
  deliveryType: DeliveryType,
  /** How far it is: made already, or not. */
  status: SnackOrderStatus,
  diet: Diet,
  allergies: z.string(),
  specialInstructions: z.nullable(z.string()),
  items: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      quantity: z.int(),
      specialInstructions: z.nullable(z.string()),
    }),
  ),
});
export type SnackOrderToHandOver = z.output<typeof SnackOrderToHandOver>;
