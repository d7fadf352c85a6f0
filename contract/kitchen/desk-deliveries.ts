import * as z from 'zod/mini';
import { addressDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import { EventClock } from '#contract/catering/inquiry-choices.ts';
import { PaymentMethod } from '#contract/money/balance.ts';
import { CORRECTION_CODES, correctionBody } from '#contract/platform/correction.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoDay, Money, requiredText } from '#contract/platform/primitives.ts';
import { BatchResult, ManyIds } from '#contract/tiffin/desk-tiffin-orders.ts';

/** What a driver does at a stop: takes a tiffin along, hands it over, or finds nobody. */
export const DriverAction = z.enum(['dispatch', 'deliver', 'fail']);
export type DriverAction = z.output<typeof DriverAction>;

/** What a driver can put right at a stop (domain/kitchen/stop-corrections.ts). */
export const DriverCorrection = z.enum(['not-delivered', 'on-the-way']);
export type DriverCorrection = z.output<typeof DriverCorrection>;

/** What was collected at a door, of one way in which it was paid. */
export const Collected = z.object({ method: PaymentMethod, amount: Money });
export type Collected = z.output<typeof Collected>;

/** What somebody has collected of a day, in one way in which it was paid. */
const CollectedBy = z.extend(Collected, { by: z.string() });
export type CollectedBy = z.output<typeof CollectedBy>;

/**
 * One door of the day: what a driver needs to bring the right thing there, and nothing else. No
 * prices, no e-mail address, no allergies, no customer to open; a diet only as the label on the box.
 */
export const Stop = z.object({
  id: Id,
  kind: z.enum(['tiffin', 'snacks']),
  number: z.string(),
  /** Toronto wall clock: `14:00-15:00`, or `14:00` for snacks. */
  time: z.string(),
  name: z.string(),
  /** The household member whose tiffin it is; null: it is the account holder's. */
  memberName: z.nullable(z.string()),
  phone: z.string(),
  address: z.string(),
  /** The first half of its postal code, `L1G`; null when the address has none. */
  area: z.nullable(z.string()),
  ...addressDetails,
  /**
   * What was typed as instructions where nobody was asked for a note for the door: it may be meant for
   * either. Those for the kitchen alone are not among it.
   */
  instructions: z.nullable(z.string()),
  /** How many tiffins or snacks to hand over. */
  quantity: z.int(),
  /** Which tiffin it is; null for snacks. */
  planName: z.nullable(z.string()),
  /** What is written on the box of a tiffin; null for snacks. */
  diet: z.nullable(Diet),
  /** What is in the bag of a snack order; empty for tiffins. */
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** What is to be collected at the door; 0: nothing. Plans are paid outside the site, before. */
  toCollect: Money,
  /** What was collected there that day. */
  collected: z.array(Collected),
  stage: z.enum(['in_kitchen', 'to_load', 'on_the_way', 'delivered', 'not_delivered']),
  /** Why it could not be handed over; null unless it is not delivered. */
  failReason: z.nullable(z.string()),
  actions: z.array(DriverAction),
});
export type Stop = z.output<typeof Stop>;

/**
 * An event that food is brought to: by when, where, whom to meet, and what. Nothing else of its
 * inquiry. It has no steps of its own on the way there.
 */
export const EventStop = z.object({
  id: Id,
  number: z.string(),
  /** `Wedding`, or what was typed. */
  event: z.string(),
  clock: EventClock,
  /** `Self-serve, delivered` */
  service: z.string(),
  guests: z.int(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  area: z.nullable(z.string()),
  /** How much of what, in the order of the menu. */
  bring: z.array(z.object({ item: z.string(), quantity: z.int(), unit: z.string() })),
  /** What is to be collected there; 0: nothing. */
  toCollect: Money,
  collected: z.array(Collected),
  isDone: z.boolean(),
});
export type EventStop = z.output<typeof EventStop>;

/**
 * Deliveries of a day in the order to drive (domain/kitchen/stop-order.ts), and the events that food
 * is brought to: those without a time first, then the earliest.
 */
const Deliveries = z.object({
  day: IsoDay,
  stops: z.array(Stop),
  events: z.array(EventStop),
});
export type Deliveries = z.output<typeof Deliveries>;

/** Today's, with what everybody has collected: it is handed over at night. */
const TodaysDeliveries = z.extend(Deliveries, {
  collected: z.array(CollectedBy),
  /** Why the kitchen has closed today; null when it has not. */
  closure: z.nullable(z.string()),
});

/** What is paid at a door: at most what is due there, as whoever collects it was shown it. */
export const CollectBody = z.object({ amount: Money, due: Money, method: PaymentMethod }).check(
  z.refine(({ amount }) => amount > 0, {
    path: ['amount'],
    message: 'Please enter what was collected: more than C$0.00.',
  }),
  z.refine(({ amount, due }) => amount <= due, {
    path: ['amount'],
    message: 'This is more than is due. Please take, and enter, at most what is due.',
  }),
);

/** It is meant also where it is hours too early for the door; without it that is `not_its_time`. */
const anyTime = z.optional(z.boolean());

/**
 * Deliveries (docs/decisions/0024-the-desk-opens-by-role.md); today's are all that a driver's
 * account opens.
 */
export const deliveries = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/deliveries',
    access: 'driver',
    summary: "List today's deliveries: whom to bring what, where and when",
    data: TodaysDeliveries,
  }),
  onDay: endpoint({
    method: 'GET',
    path: '/v1/admin/delivery-list/:date',
    access: 'kitchen',
    summary: "List a day's deliveries for paper, what is booked and not confirmed yet among them",
    params: z.object({ date: IsoDay }),
    data: Deliveries,
  }),
  dispatch: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/tiffin/:id/actions/dispatch',
    access: 'driver',
    undoable: true,
    summary: "Take a tiffin of today's along",
    params: z.object({ id: Id }),
    data: Stop,
    idempotent: true,
    errors: ['order_not_found', 'action_not_allowed'],
  }),
  dispatchMany: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/tiffin/actions/dispatch',
    access: 'driver',
    undoable: true,
    summary: "Take many tiffins of today's along; says which could not be taken and why",
    body: z.object({ ids: ManyIds }),
    data: BatchResult,
    idempotent: true,
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/:kind/:id/actions/deliver',
    access: 'driver',
    undoable: true,
    summary: "Hand over a delivery of today's, at a second try too",
    params: z.object({ kind: Stop.shape.kind, id: Id }),
    body: z.object({ anyTime }),
    data: Stop,
    idempotent: true,
    errors: [
      ...CORRECTION_CODES,
      'order_not_found',
      'action_not_allowed',
      'not_its_time',
      'correction_lacks_credits',
      'correction_plan_ended',
      'already_scheduled',
    ],
  }),
  fail: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/:kind/:id/actions/fail',
    access: 'driver',
    undoable: true,
    summary: "Say why a delivery of today's could not be handed over",
    params: z.object({ kind: Stop.shape.kind, id: Id }),
    body: z.object({
      reason: requiredText(300, 'Please say what happened; the customer reads it.'),
      anyTime,
    }),
    data: Stop,
    idempotent: true,
    errors: ['order_not_found', 'action_not_allowed', 'not_its_time'],
  }),
  collect: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/:kind/:id/actions/collect',
    access: 'driver',
    undoable: true,
    summary: "Record what was paid at a stop of today's: at most what is due there",
    params: z.object({ kind: z.enum(['snacks', 'event']), id: Id }),
    body: CollectBody,
    data: z.pick(Stop, { number: true, toCollect: true, collected: true }),
    status: 201,
    idempotent: true,
    errors: ['order_not_found', 'inquiry_not_found', 'inquiry_not_accepted', 'due_changed'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/:kind/:id/correct',
    access: 'driver',
    undoable: true,
    summary: "Correct what was entered of a delivery of today's, with a reason",
    params: z.object({ kind: Stop.shape.kind, id: Id }),
    body: correctionBody(DriverCorrection, Stop.shape.stage),
    data: Stop,
    idempotent: true,
    errors: [
      ...CORRECTION_CODES,
      'order_not_found',
      'correction_lacks_credits',
      'correction_plan_ended',
      'already_scheduled',
    ],
  }),
};
