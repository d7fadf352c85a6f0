import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { IsoDay, IsoInstant, text } from '#contract/platform/primitives.ts';
import { ScheduleBody, Slot } from './tiffin-orders.ts';

/** 1 is Monday, 5 is Friday: the days on which the kitchen delivers. */
const DeliveryWeekday = z.literal([1, 2, 3, 4, 5], 'Please choose a weekday.');
export type DeliveryWeekday = z.output<typeof DeliveryWeekday>;

/** What comes on one weekday. */
export const RecurringBookingEntry = z.object({
  weekday: DeliveryWeekday,
  deliveryTimeSlot: Slot,
  quantity: ScheduleBody.shape.quantity,
  /** Null: to the subscription's address, whatever it is by then. */
  deliveryAddress: z.nullable(ScheduleBody.shape.deliveryAddress),
});
export type RecurringBookingEntry = z.output<typeof RecurringBookingEntry>;

const entries = z.array(RecurringBookingEntry).check(
  z.minLength(1, 'Please choose at least one day.'),
  z.refine(
    (all) => new Set(all.map(({ weekday }) => weekday)).size === all.length,
    'Please choose each weekday once.',
  ),
);

/** What becomes of tiffins that the pattern of before has booked and the new one does not want. */
export const Leftovers = z.enum(['keep', 'release']);
export type Leftovers = z.output<typeof Leftovers>;

export const RecurringBookingBody = z.object({ entries, leftovers: z._default(Leftovers, 'keep') });
export type RecurringBookingBody = z.output<typeof RecurringBookingBody>;

/**
 * What becomes of a day of the pattern. `given_up`: booked before, then skipped or cancelled, and
 * left alone since; `not_possible`: the kitchen does not take it as it stands.
 */
const RecurringBookingOutcome = z.enum([
  'booked',
  'to_book',
  'given_up',
  'closed',
  'paused',
  'not_possible',
  'no_credits',
]);
export type RecurringBookingOutcome = z.output<typeof RecurringBookingOutcome>;

const RecurringBookingDay = z.object({
  date: IsoDay,
  deliveryTimeSlot: Slot,
  quantity: z.int(),
  deliveryAddress: z.string(),
  outcome: RecurringBookingOutcome,
  /** Why not, where that needs words of its own: the closure's reason. */
  reason: z.nullable(z.string()),
  /** Tiffins of the subscription that come on this day besides. */
  besides: z.int(),
});
export type RecurringBookingDay = z.output<typeof RecurringBookingDay>;

/** The days of a pattern, soonest first, and how far the credits reach. */
export const RecurringBookingPreview = z.object({
  days: z.array(RecurringBookingDay),
  /** The last delivery that the credits cover at this pace; null: none, or a pause without an end. */
  lastsUntil: z.nullable(IsoDay),
  /** Booked by the pattern of before, still free to skip, and not wanted by this one. */
  leftovers: z.array(
    z.object({
      orderNumber: z.string(),
      date: IsoDay,
      deliveryTimeSlot: Slot,
      quantity: z.int(),
    }),
  ),
});
export type RecurringBookingPreview = z.output<typeof RecurringBookingPreview>;

export const RecurringBooking = z.extend(RecurringBookingPreview, {
  subscriptionNumber: z.string(),
  /** The pattern that books now; null when there is none. */
  usual: z.nullable(z.object({ entries: z.array(RecurringBookingEntry), since: IsoInstant })),
  /** The customer's latest pattern of any plan, to begin a new one with; null when there was none. */
  before: z.nullable(z.array(RecurringBookingEntry)),
});
export type RecurringBooking = z.output<typeof RecurringBooking>;

const params = z.object({ id: text(40) });

/** Why a subscription cannot have a pattern. */
export const PATTERN_ERRORS = [
  'subscription_not_found',
  'subscription_not_active',
  'too_many_tiffins',
  'outside_service_area',
] as const;

export const recurringBooking = {
  read: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/subscription/:id/usual',
    access: 'customer',
    summary: 'Read the weekly pattern of a subscription, its next days and how far credits reach',
    params,
    data: RecurringBooking,
    errors: ['subscription_not_found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/v1/public/tiffin/subscription/:id/usual/preview',
    access: 'customer',
    summary: 'Say what a weekly pattern would book, and leave out, without saving it',
    params,
    body: RecurringBookingBody,
    data: RecurringBookingPreview,
    errors: PATTERN_ERRORS,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/usual',
    access: 'customer',
    summary: 'Set or change the weekly pattern, and book what it wants; repeating it does no harm',
    params,
    body: RecurringBookingBody,
    data: RecurringBooking,
    errors: PATTERN_ERRORS,
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/v1/public/tiffin/subscription/:id/usual',
    access: 'customer',
    summary: 'Stop the weekly pattern; what it has booked is kept or released',
    params,
    query: z.object({ leftovers: z._default(Leftovers, 'keep') }),
    data: RecurringBooking,
    errors: ['subscription_not_found'],
  }),
};
