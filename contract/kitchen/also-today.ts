import * as z from 'zod/mini';
import { Diet } from '#contract/account/accounts.ts';
import { CalendarEvent } from '#contract/catering/desk/catering.ts';
import { Id } from '#contract/platform/primitives.ts';
import { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';

/** An accepted event of a day, with what the cook of that day has to know of it. */
export const EventToCook = z.extend(CalendarEvent, {
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
