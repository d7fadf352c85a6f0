import * as z from 'zod/mini';
import { InquiryStatus } from '#contract/catering/inquiries.ts';
import { EventClock, EventMeal } from '#contract/catering/inquiry-choices.ts';
import { Id } from '#contract/platform/primitives.ts';
import { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';

/** Everything that the kitchen has to do on a day, whether it is open for tiffins or not. */
export const DayOverview = z.object({
  /** Tiffins to cook and bring by the plan that they are of, the most first. */
  plans: z.array(
    z.object({
      name: z.string(),
      tiffins: z.int(),
      delivered: z.int(),
      /** Those that could not be handed over. */
      notDelivered: z.int(),
    }),
  ),
  /** Tiffins over capacity that wait for the kitchen's word. */
  waiting: z.int(),
  /** Snack orders that are not handed over yet, the earliest first. */
  snackOrders: z.array(
    z.object({
      id: Id,
      orderNumber: z.string(),
      customerName: z.string(),
      /** Toronto's clock, `HH:MM`. */
      time: z.string(),
      deliveryType: DeliveryType,
      status: SnackOrderStatus,
    }),
  ),
  /** How many are handed over. */
  snackOrdersDone: z.int(),
  /** Accepted events, done ones among them, the earliest first. */
  events: z.array(
    z.object({
      id: Id,
      inquiryNumber: z.string(),
      /** `Wedding`, or what was typed. */
      event: z.string(),
      customerName: z.string(),
      guests: z.int(),
      times: z.array(EventMeal),
      clock: EventClock,
      /** Whether the kitchen brings it; false for what is picked up. */
      isBrought: z.boolean(),
      location: z.string(),
      status: InquiryStatus,
    }),
  ),
});
export type DayOverview = z.output<typeof DayOverview>;
