import * as z from 'zod/mini';
import { CreditForecast } from '#contract/account/credit-forecast.ts';
import { EventClock } from '#contract/catering/inquiry-choices.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { IsoDay, Money } from '#contract/platform/primitives.ts';
import { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';

/** The next day on which tiffins come, all of that day, and what is cooked then. */
const NextDelivery = z.object({
  day: IsoDay,
  orders: z.array(TiffinOrder),
  /** Names of the dishes that go into the boxes of these tiffins; empty while nobody has planned. */
  dishes: z.array(z.string()),
});

/** A quote that can be accepted; the inquiry itself is read where it is opened. */
const OpenQuote = z.object({
  inquiryNumber: z.string(),
  /** In words: 'Birthday party'. */
  event: z.string(),
  eventDate: IsoDay,
  numberOfGuests: z.int(),
  total: Money,
  validUntil: IsoDay,
});

/** An event that is agreed and still to come; the inquiry itself is read where it is opened. */
const NextEvent = z.object({
  inquiryNumber: z.string(),
  /** In words: 'Birthday party'. */
  event: z.string(),
  eventDate: IsoDay,
  eventClock: EventClock,
  /** Whether the kitchen brings it; false for what is picked up. */
  isBrought: z.boolean(),
  numberOfGuests: z.int(),
});

/** A snack order that is not done yet, in short. */
const NextSnacks = z.object({
  order_number: z.string(),
  status: z.enum(['pending', 'confirmed', 'preparing', 'ready', 'undelivered']),
  delivery_type: z.enum(['pickup', 'delivery']),
  /** Toronto wall clock, `2026-11-24T14:00`. */
  delivery_time: z.string(),
  total_amount: Money,
  items: z.array(z.object({ snack_name: z.string(), quantity: z.int() })),
  admin_notes: z.nullable(z.string()),
});

/** A plan that has not been paid, or not in full. */
const UnpaidSubscription = z.object({
  /** It is the reference to quote, too (docs/rules.md#paying). */
  subscriptionNumber: z.string(),
  planName: z.string(),
  startDate: IsoDay,
  /** Still to pay. */
  amount: Money,
});

/** What is left in all plans that are running. */
const CreditsLeft = z.object({
  available: z.int(),
  reserved: z.int(),
  runOut: CreditForecast,
  /** The plan that can be scheduled from; null when none can. */
  scheduleFrom: z.nullable(z.string()),
});

/** What comes next for a customer, and how much of each kind they have ever ordered. */
export const CustomerHome = z.object({
  counts: z.object({ tiffin: z.int(), catering: z.int(), snacks: z.int() }),
  delivery: z.nullable(NextDelivery),
  /** The one that ends first before the others. */
  quotes: z.array(OpenQuote),
  /** Soonest first. */
  events: z.array(NextEvent),
  /** Soonest first. */
  snackOrders: z.array(NextSnacks),
  unpaid: z.array(UnpaidSubscription),
  credits: z.nullable(CreditsLeft),
});
export type CustomerHome = z.output<typeof CustomerHome>;

export const customerHome = {
  read: endpoint({
    method: 'GET',
    path: '/v1/home',
    access: 'customer',
    proof: true,
    summary: 'Read what comes next for the signed-in customer, and how many orders they have',
    data: CustomerHome,
  }),
};
