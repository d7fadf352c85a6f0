import * as z from 'zod/mini';
import { addressDetails, addressText, askedDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  Id,
  IsoDay,
  IsoInstant,
  optionalText,
  pageQuery,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';

export const Slot = z.enum(SLOTS, 'Please select date and time slot');
export type Slot = z.output<typeof Slot>;

export const TiffinOrderStatus = z.enum([
  'pending_confirmation',
  'scheduled',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'skipped',
]);
export type TiffinOrderStatus = z.output<typeof TiffinOrderStatus>;

/** Of a tiffin that was brought in vain: what becomes of its credit, as far as that is decided. */
export const NotDelivered = z.enum(['undecided', 'returned', 'kept']);
export type NotDelivered = z.output<typeof NotDelivered>;

/** A state as it is shown: 'Not delivered' is told apart from what is just cancelled. */
export const ShownTiffinOrderStatus = z.enum([...TiffinOrderStatus.options, 'not_delivered']);
export type ShownTiffinOrderStatus = z.output<typeof ShownTiffinOrderStatus>;

const ActionUntil = z.object({
  allowed: z.boolean(),
  /** The last moment, when the clock has a say in it. */
  until: z.nullable(IsoInstant),
  /** Why not, in the customer's words. */
  reason: z.nullable(z.string()),
});

/**
 * What the customer may still do with a booked tiffin, and until when (docs/rules.md#skipping and
 * the sections after it).
 */
const TiffinOrderActions = z.object({
  skip: ActionUntil,
  unskip: ActionUntil,
  change: ActionUntil,
  cancel: z.extend(ActionUntil, { refund: z.boolean() }),
});

/** Why the credit of a cancelled tiffin is used all the same (`creditKeptOf` in domain/tiffin/order-credits.ts). */
export const CreditKept = z.enum(['late', 'other']);
export type CreditKept = z.output<typeof CreditKept>;

/** One booked delivery as its customer reads it. */
export const TiffinOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  subscriptionId: Id,
  subscriptionNumber: z.string(),
  planName: z.string(),
  deliveryDate: IsoDay,
  deliveryTimeSlot: Slot,
  quantity: z.int(),
  status: TiffinOrderStatus,
  /** All credits that it takes, held for it or used with it. */
  creditsUsed: z.int(),
  /** Null unless it is cancelled and its credit is used. */
  creditKept: z.nullable(CreditKept),
  /** For the kitchen. */
  specialInstructions: z.nullable(z.string()),
  ...addressDetails,
  adminNotes: z.nullable(z.string()),
  /** Why it is called off: cancelled, or skipped. */
  cancelReason: z.nullable(z.string()),
  /** Null unless it is cancelled because it could not be handed over. */
  notDelivered: z.nullable(NotDelivered),
  deliveryAddress: z.string(),
  /** The household member it is for; null: the account holder. */
  memberId: z.nullable(Id),
  memberName: z.nullable(z.string()),
  diet: Diet,
  allergies: z.string(),
  createdAt: IsoInstant,
  actions: TiffinOrderActions,
});
export type TiffinOrder = z.output<typeof TiffinOrder>;

const NO_SUBSCRIPTION = 'Subscription data not available. Please refresh the page.';

/** How many can be ordered at most is the kitchen's to say (`too_many_tiffins`). */
const quantity = z
  .int('Please choose how many tiffins.')
  .check(
    z.gte(1, 'Please choose at least 1 tiffin'),
    z.lte(1_000_000, 'Please choose fewer tiffins'),
  );

const deliveryAddress = addressText('Please provide a delivery address');

const dayAndSlot = z
  .string('Please select date and time slot')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please select date and time slot'));

/** A booking as it is asked for. `subscriptionId` is the id or the number. */
export const ScheduleBody = z.object({
  subscriptionId: requiredText(40, NO_SUBSCRIPTION),
  deliveryDate: dayAndSlot.check(z.refine(isRealDay, 'Please select date and time slot')),
  deliveryTimeSlot: Slot,
  quantity,
  deliveryAddress,
  specialInstructions: optionalText(500),
  ...askedDetails,
  /** The household member it is for; null: the account holder; absent: whom the plan is for. */
  memberId: z.nullish(Id),
});

/** The three spellings of a skip; `orderId` wins (docs/rules.md#which-tiffin-a-skip-means). */
const SkipBody = z
  .object({
    subscriptionId: z.nullish(z.string().check(z.maxLength(40))),
    skipDate: z.optional(IsoDay),
    deliveryDate: z.optional(IsoDay),
    orderId: z.optional(z.string().check(z.maxLength(40))),
    reason: optionalText(300),
  })
  .check(
    z.refine(({ orderId, subscriptionId }) => Boolean(orderId || subscriptionId), {
      path: ['subscriptionId'],
      error: NO_SUBSCRIPTION,
    }),
  );

/** What to change about a booked tiffin; what is absent stays. */
export const ChangeBody = z.object({
  deliveryDate: z.optional(
    dayAndSlot.check(z.refine(isRealDay, 'Please select date and time slot')),
  ),
  deliveryTimeSlot: z.optional(Slot),
  quantity: z.optional(quantity),
  deliveryAddress: z.optional(deliveryAddress),
  specialInstructions: optionalText(500),
  ...askedDetails,
});

export const CANCEL_REASONS = [
  'Changed my mind',
  'Found better alternative',
  'Order placed by mistake',
  'Delivery time not suitable',
  'Price too high',
  'Other',
] as const;

const CancelBody = z.object({
  reason: requiredText(300, 'Please choose a reason.'),
  /** Set once the customer has read that the credit will not come back. */
  withoutCredit: z._default(z.boolean(), false),
});

const byIdOrNumber = z.object({ id: text(40) });

function isRealDay(day: string): boolean {
  return IsoDay.safeParse(day).success;
}

/** The status of a subscription's orders tells of so many, the latest ones. */
export const STATUS_ORDERS = 50;

/** Why a tiffin cannot be booked, whoever books it (docs/rules.md#booking-a-tiffin). */
export const BOOKING_ERRORS = [
  'subscription_not_found',
  'subscription_pending',
  'subscription_not_active',
  'in_planned_pause',
  'insufficient_credits',
  'too_many_tiffins',
  'too_early',
  'after_cutoff',
  'too_far_ahead',
  'before_start',
  'day_unavailable',
  'already_scheduled',
  'outside_service_area',
  'member_not_found',
] as const;

export const tiffinOrders = {
  schedule: endpoint({
    method: 'POST',
    path: '/v1/public/tiffin/order',
    access: 'customer',
    summary: 'Book a tiffin for a day and slot; reserves its credits',
    body: ScheduleBody,
    data: TiffinOrder,
    status: 201,
    idempotent: true,
    errors: BOOKING_ERRORS,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/order/:id',
    access: 'customer',
    summary: 'Read one of the own tiffin orders by id or number',
    params: byIdOrNumber,
    data: TiffinOrder,
    errors: ['order_not_found'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/orders',
    access: 'customer',
    summary: 'List the own tiffin orders, latest delivery day first',
    query: z.object({
      ...pageQuery,
      subscription: z.optional(text(40)),
      status: z.optional(TiffinOrderStatus),
      search: z.optional(text(100)),
    }),
    data: z.array(TiffinOrder),
    paginated: true,
  }),
  status: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/orders/status/:id',
    access: 'customer',
    summary: "List a subscription's orders for the status panel; 404 when there are none",
    params: byIdOrNumber,
    data: z.array(TiffinOrder),
    errors: ['subscription_not_found', 'order_not_found'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/order/:id',
    access: 'customer',
    summary: 'Change day, slot, quantity, address or instructions of a booked tiffin',
    params: byIdOrNumber,
    body: ChangeBody,
    data: TiffinOrder,
    errors: [
      'order_not_found',
      'action_not_allowed',
      'change_deadline_passed',
      'insufficient_credits',
      'too_many_tiffins',
      'already_scheduled',
      'day_unavailable',
      'outside_service_area',
      'subscription_pending',
      'subscription_not_active',
      'in_planned_pause',
      'too_early',
      'after_cutoff',
      'too_far_ahead',
      'before_start',
    ],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/order/:id/cancel',
    access: 'customer',
    summary: 'Cancel a booked tiffin; late cancelling needs `withoutCredit`',
    params: byIdOrNumber,
    body: CancelBody,
    data: TiffinOrder,
    errors: [
      'order_not_found',
      'order_not_cancellable',
      'cancel_deadline_passed',
      'cancel_costs_credit',
      'action_not_allowed',
    ],
  }),
  skip: endpoint({
    method: 'POST',
    path: '/v1/public/tiffin/skip',
    access: 'customer',
    summary: 'Skip a booked tiffin; its credits come back',
    body: SkipBody,
    data: TiffinOrder,
    idempotent: true,
    errors: [
      'subscription_not_found',
      'nothing_to_skip',
      'which_to_skip',
      'skip_deadline_passed',
      'action_not_allowed',
      'order_not_found',
      'skip_date_missing',
    ],
  }),
  unskip: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/order/:id/unskip',
    access: 'customer',
    summary: 'Take a skip back until the same deadline; reserves the credits again',
    params: byIdOrNumber,
    data: TiffinOrder,
    errors: [
      'order_not_found',
      'unskip_deadline_passed',
      'insufficient_credits',
      'already_scheduled',
      'action_not_allowed',
      'subscription_pending',
      'subscription_not_active',
      'in_planned_pause',
      'day_unavailable',
    ],
  }),
};
