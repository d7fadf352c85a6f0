import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { IsoDay, IsoInstant, text } from '#contract/platform/primitives.ts';
import { ScheduleBody, Slot } from './tiffin-orders.ts';

/** 1 is Monday, 5 is Friday: the days on which the kitchen delivers. */
const UsualWeekday = z.literal([1, 2, 3, 4, 5], 'Please choose a weekday.');
export type UsualWeekday = z.output<typeof UsualWeekday>;

/** What comes on one weekday. */
export const UsualEntry = z.object({
  weekday: UsualWeekday,
  deliveryTimeSlot: Slot,
  quantity: ScheduleBody.shape.quantity,
  /** Null: to the subscription's address, whatever it is by then. */
  deliveryAddress: z.nullable(ScheduleBody.shape.deliveryAddress),
});
export type UsualEntry = z.output<typeof UsualEntry>;

const entries = z.array(UsualEntry).check(
  z.minLength(1, 'Please choose at least one day.'),
  z.refine(
    (all) => new Set(all.map(({ weekday }) => weekday)).size === all.length,
    'Please choose each weekday once.',
  ),
);

/** What becomes of tiffins that the pattern of before has booked and the new one does not want. */
const Leftovers = z.enum(['keep', 'release']);
export type Leftovers = z.output<typeof Leftovers>;

const UsualBody = z.object({ entries, leftovers: z._default(Leftovers, 'keep') });

/**
 * What becomes of a day of the pattern. `given_up`: booked before, then skipped or cancelled, and
 * left alone since; `not_possible`: the kitchen does not take it as it stands.
 */
const UsualOutcome = z.enum([
  'booked',
  'to_book',
  'given_up',
  'closed',
  'paused',
  'not_possible',
  'no_credits',
]);
export type UsualOutcome = z.output<typeof UsualOutcome>;

const UsualDay = z.object({
  date: IsoDay,
  deliveryTimeSlot: Slot,
  quantity: z.int(),
  deliveryAddress: z.string(),
  outcome: UsualOutcome,
  /** Why not, where that needs words of its own: the closure's reason. */
  reason: z.nullable(z.string()),
  /** Tiffins of the subscription that come on this day besides. */
  besides: z.int(),
});
export type UsualDay = z.output<typeof UsualDay>;

/** The days of a pattern, soonest first, and how far the credits reach. */
const UsualPlan = z.object({
  days: z.array(UsualDay),
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
export type UsualPlan = z.output<typeof UsualPlan>;

const Usual = z.extend(UsualPlan, {
  subscriptionNumber: z.string(),
  /** The pattern that books now; null when there is none. */
  usual: z.nullable(z.object({ entries: z.array(UsualEntry), since: IsoInstant })),
  /** The customer's latest pattern of any plan, to begin a new one with; null when there was none. */
  before: z.nullable(z.array(UsualEntry)),
});
export type Usual = z.output<typeof Usual>;

const params = z.object({ id: text(40) });

export const usual = {
  read: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/subscription/:id/usual',
    access: 'customer',
    summary: 'Read the weekly pattern of a subscription, its next days and how far credits reach',
    params,
    data: Usual,
    errors: ['subscription_not_found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/v1/public/tiffin/subscription/:id/usual/preview',
    access: 'customer',
    summary: 'Say what a weekly pattern would book, and leave out, without saving it',
    params,
    body: UsualBody,
    data: UsualPlan,
    errors: [
      'subscription_not_found',
      'subscription_not_active',
      'too_many_tiffins',
      'outside_service_area',
    ],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/usual',
    access: 'customer',
    summary: 'Set or change the weekly pattern, and book what it wants; repeating it does no harm',
    params,
    body: UsualBody,
    data: Usual,
    errors: [
      'subscription_not_found',
      'subscription_not_active',
      'outside_service_area',
      'too_many_tiffins',
    ],
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/v1/public/tiffin/subscription/:id/usual',
    access: 'customer',
    summary: 'Stop the weekly pattern; what it has booked is kept or released',
    params,
    query: z.object({ leftovers: z._default(Leftovers, 'keep') }),
    data: Usual,
    errors: ['subscription_not_found'],
  }),
};
