import * as z from 'zod/mini';
import {
  addressDetails,
  addressText,
  askedDetails,
  COMPLETE_ADDRESS,
} from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import { Balance, PaymentInstructions } from '#contract/money/balance.ts';
import { BillingCycle } from '#contract/money/billing-cycle.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  BasisPoints,
  email,
  Id,
  IsoDay,
  IsoInstant,
  Money,
  optionalText,
  phone,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import { Slot, TiffinOrder } from './tiffin-orders.ts';

export const SubscriptionStatus = z.enum([
  'pending_approval',
  'active',
  'paused',
  'cancelled',
  'completed',
]);
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

const CustomerInfo = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
});

/**
 * A prepaid subscription as its customer reads it. Some
 * figures have several names; they are aliases, made in one presenter.
 */
export const Subscription = z.object({
  id: Id,
  subscriptionId: Id,
  subscriptionNumber: z.string(),
  planGroupId: z.nullable(Id),
  planVariantId: z.nullable(Id),
  planName: z.string(),
  planType: z.string(),
  billingCycle: BillingCycle,
  cycle: BillingCycle,
  status: SubscriptionStatus,
  credits: z.int(),
  totalCredits: z.int(),
  /** Credits free to book (`available`, docs/rules.md#credits). */
  remainingCredits: z.int(),
  /** Credits held by tiffins that are booked and not yet cooked. */
  reservedCredits: z.int(),
  usedCredits: z.int(),
  startDate: IsoDay,
  endDate: z.nullable(IsoDay),
  price: Money,
  totalAmount: Money,
  /** How many tiffins were bought. */
  tiffinCount: z.int(),
  /** Rounded where the subtotal cannot be divided by them. */
  pricePerTiffin: Money,
  currency: z.string(),
  priceBreakdown: z.object({
    subtotal: Money,
    deliveryFee: Money,
    taxAmount: Money,
    taxPercentage: BasisPoints,
  }),
  paidAmount: Money,
  customerInfo: CustomerInfo,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerAddress: z.string(),
  /** For the kitchen, about the plan. */
  specialInstructions: z.nullable(z.string()),
  ...addressDetails,
  /** The household member whom the plan is for; null: the account holder. */
  memberId: z.nullable(Id),
  memberName: z.nullable(z.string()),
  diet: Diet,
  allergies: z.string(),
  adminNotes: z.nullable(z.string()),
  /** Why the kitchen declined or cancelled it. */
  endReason: z.nullable(z.string()),
  /** The first day of a pause: one that is planned while the plan is active, else one that runs. */
  pauseFrom: z.nullable(IsoDay),
  /** The last day of a pause; null: not paused, or until somebody resumes it. */
  pausedUntil: z.nullable(IsoDay),
  /** The number of the plan that this one renews. */
  renews: z.nullable(z.string()),
  /** The number of the plan that renews this one, waiting for approval or later. */
  renewedBy: z.nullable(z.string()),
  balance: Balance,
  isPast: z.boolean(),
  /** What the customer may do with it now. */
  actions: z.object({
    schedule: z.boolean(),
    withdraw: z.boolean(),
    pause: z.boolean(),
    /** Change the days of a planned pause, or call it off. */
    changePause: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
    renew: z.boolean(),
  }),
  createdAt: IsoInstant,
  orders: z.array(TiffinOrder),
});
export type Subscription = z.output<typeof Subscription>;

/** A plan as it is asked for. The price is the server's; a differing total is a 409. */
export const SubscribeBody = z.object({
  customerName: requiredText(170, 'Please enter your name'),
  customerEmail: email('Please enter a valid email address', 'Please enter your email address'),
  customerPhone: phone(),
  customerAddress: addressText(COMPLETE_ADDRESS),
  planGroupId: Id,
  planVariantId: Id,
  billingCycle: BillingCycle,
  startDate: z.string('Please select a start date').check(
    z.minLength(1, { error: 'Please select a start date', abort: true }),
    z.refine((day) => IsoDay.safeParse(day).success, 'Please select a start date'),
  ),
  specialInstructions: optionalText(500),
  ...askedDetails,
  diet: z.optional(Diet),
  allergies: z.optional(text(300)),
  standingNote: z.optional(text(300)),
  /** The household member whom it is for, with their diet and allergies; null or absent: the account holder. */
  memberId: z.nullish(Id),
  currency: z._default(z.literal('CAD'), 'CAD'),
  totalAmount: z.optional(Money),
  /** The number of the own plan that this one follows. */
  renews: z.optional(text(40)),
});

/** A booked delivery as a plan that ends names it. */
const BookedDelivery = z.object({
  id: Id,
  orderNumber: z.string(),
  deliveryDate: IsoDay,
  deliveryTimeSlot: Slot,
  quantity: z.int(),
  /** Being cooked or on its way: its credits are used already, and nobody stops it any more. */
  underWay: z.boolean(),
});
export type BookedDelivery = z.output<typeof BookedDelivery>;

/** What would happen if the customer cancelled now (docs/rules.md#ending-a-subscription). */
export const CancellationQuote = z.object({
  /** Deliveries that would not come; their credits count as unused. */
  released: z.array(BookedDelivery),
  /** Too late to stop with the credit back: they still come. */
  stillComing: z.array(BookedDelivery),
  unusedCredits: z.int(),
  /** What the unused credits cost: their share of each line of the price. */
  cost: z.object({ subtotal: Money, deliveryFee: Money, taxAmount: Money, total: Money }),
  taxPercentage: BasisPoints,
  /** What there is to pay back then, by the kitchen and outside the site. */
  payBack: Money,
});
export type CancellationQuote = z.output<typeof CancellationQuote>;

/** What somebody read before they cancelled. */
export const SeenCancellationQuote = z.object({ unusedCredits: z.int(), payBack: Money });

export const AvailableDates = z.object({
  availableDates: z.array(z.object({ date: IsoDay, isRecommended: z.boolean() })),
  /** Slots of these days that are too near to be skipped or changed once they are booked. */
  finalSlots: z.array(z.object({ date: IsoDay, slots: z.array(Slot) })),
  today: IsoDay,
  /** Toronto wall clock, `HH:MM`: until then tomorrow can still be had. */
  cutoff: z.string(),
  /** Which day's `cutoff` a delivery day has: the day before, or the last service day before. */
  cutoffRunsOn: z.enum(['calendar_days', 'service_days']),
  closures: z.array(z.object({ startDate: IsoDay, endDate: IsoDay, reason: z.string() })),
});
export type AvailableDates = z.output<typeof AvailableDates>;

const byId = z.object({ id: text(254) });

export const subscriptions = {
  subscribe: endpoint({
    method: 'POST',
    path: '/v1/public/tiffin/subscription',
    access: 'customer',
    summary: 'Ask for a tiffin subscription; the kitchen approves it',
    body: SubscribeBody,
    data: z.extend(Subscription, { payment: PaymentInstructions }),
    status: 201,
    idempotent: true,
    errors: [
      'plan_unavailable',
      'prices_changed',
      'start_date_unavailable',
      'kitchen_closed',
      'outside_service_area',
      'renewal_not_found',
      'member_not_found',
    ],
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/subscription/:id',
    access: 'customer',
    summary: 'Read one of the own subscriptions by id',
    params: byId,
    data: z.extend(Subscription, { payment: PaymentInstructions }),
    errors: ['subscription_not_found'],
  }),
  readByNumber: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/subscription/number/:number',
    access: 'customer',
    summary: 'Read one of the own subscriptions by number',
    params: z.object({ number: text(40) }),
    data: z.extend(Subscription, { payment: PaymentInstructions }),
    errors: ['subscription_not_found'],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/customer/:id',
    access: 'customer',
    summary: 'List the own subscriptions with their orders, whatever id stands in the path',
    params: byId,
    data: z.array(Subscription),
  }),
  availableDates: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/available-dates',
    access: 'public',
    kept: true,
    summary: 'List the days that can be chosen to start, to schedule and to skip',
    data: AvailableDates,
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/withdraw',
    access: 'customer',
    summary: 'Withdraw a subscription that still waits for approval',
    params: byId,
    body: z.object({ reason: requiredText(300, 'Please choose a reason.') }),
    data: Subscription,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  changeDiet: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/diet',
    access: 'customer',
    summary: 'Give a running plan another diet, with its tiffins that are not confirmed yet',
    params: byId,
    body: z.object({ diet: Diet }),
    data: Subscription,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  changeMember: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/member',
    access: 'customer',
    summary:
      'Say who a running plan is for; it gets their diet and allergies, with its tiffins that are not confirmed yet',
    params: byId,
    body: z.object({ memberId: z.nullable(Id) }),
    data: Subscription,
    errors: ['subscription_not_found', 'action_not_allowed', 'member_not_found'],
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/pause',
    access: 'customer',
    summary:
      'Pause an active subscription from a day (today when absent) to a day; what is booked in it and can still be skipped is skipped',
    params: byId,
    body: z.object({ from: z.nullish(IsoDay), until: z.nullish(IsoDay) }),
    data: Subscription,
    errors: [
      'subscription_not_found',
      'action_not_allowed',
      'paused_by_kitchen',
      'pause_day_past',
      'pause_too_far',
      'pause_ends_early',
      'pause_too_long',
    ],
  }),
  callOffPause: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/call-off-pause',
    access: 'customer',
    summary: 'Call off a planned pause; what it has skipped stays skipped',
    params: byId,
    data: Subscription,
    errors: ['subscription_not_found', 'action_not_allowed', 'paused_by_kitchen'],
  }),
  resume: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/resume',
    access: 'customer',
    summary: 'Lift a pause that the customer set',
    params: byId,
    data: Subscription,
    errors: ['subscription_not_found', 'action_not_allowed', 'paused_by_kitchen'],
  }),
  ifICancel: endpoint({
    method: 'GET',
    path: '/v1/public/tiffin/subscription/:id/if-i-cancel',
    access: 'customer',
    summary: 'Read what would happen if a plan were cancelled now',
    params: byId,
    data: CancellationQuote,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/v1/public/tiffin/subscription/:id/cancel',
    access: 'customer',
    summary: 'Cancel an active or paused plan; the kitchen pays back what is unused',
    params: byId,
    body: z.object({
      reason: requiredText(300, 'Please choose a reason.'),
      /** What the customer has read; when it differs by now, nothing is cancelled. */
      seen: z.optional(SeenCancellationQuote),
    }),
    data: Subscription,
    errors: ['subscription_not_found', 'action_not_allowed', 'cancelling_changed'],
  }),
};
