import * as z from 'zod/mini';
import { addressDetails, deskDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import { Balance } from '#contract/money/balance.ts';
import { BillingCycle } from '#contract/money/billing-cycle.ts';
import { AdminPayment, PaidBackBody, ReceivedBody } from '#contract/money/desk-payments.ts';
import { changedSince } from '#contract/platform/concurrent-edits.ts';
import { CORRECTION_CODES, correctionBody } from '#contract/platform/correction.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import {
  BasisPoints,
  Flag,
  Id,
  IsoDay,
  IsoInstant,
  Money,
  optionalText,
  phoneAtDesk,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import { Box } from '#contract/tiffin/box.ts';
import { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import {
  CancellationQuote,
  SeenCancellationQuote,
  SubscriptionStatus,
} from '#contract/tiffin/subscriptions.ts';

export const StaffSubscriptionAction = z.enum([
  'approve',
  'approve-unpaid',
  'decline',
  'pause',
  'call-off-pause',
  'resume',
  'cancel',
  'adjust-credits',
]);
export type StaffSubscriptionAction = z.output<typeof StaffSubscriptionAction>;

/** What can turn out to be true of a plan after all (domain/tiffin/subscription-corrections.ts). */
export const SubscriptionCorrection = z.enum(['runs-on', 'not-approved', 'not-declined']);
export type SubscriptionCorrection = z.output<typeof SubscriptionCorrection>;

/** A subscription as the kitchen sees it. */
export const AdminSubscription = z.object({
  id: Id,
  number: z.string(),
  status: SubscriptionStatus,
  customerId: Id,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerAddress: z.string(),
  /** False: no postal code was found in the address, so the service area was not checked. */
  addressChecked: z.boolean(),
  /** The household member whom the plan is for; null: the account holder. */
  memberId: z.nullable(Id),
  memberName: z.nullable(z.string()),
  diet: Diet,
  /** What is on record of whom it is for; where it differs, somebody has to say which is right. */
  profileDiet: Diet,
  allergies: z.string(),
  standingNote: z.string(),
  specialInstructions: z.nullable(z.string()),
  ...addressDetails,
  planName: z.string(),
  /** What is in the box, as it was bought; null: nobody has said. */
  box: z.nullable(Box),
  billingCycle: BillingCycle,
  tiffinCount: z.int(),
  price: Money,
  subtotal: Money,
  deliveryFee: Money,
  taxPercentage: BasisPoints,
  taxAmount: Money,
  totalAmount: Money,
  balance: Balance,
  available: z.int(),
  reserved: z.int(),
  used: z.int(),
  /** Of the used: those of tiffins that are being cooked or on their way, and still come. */
  underWay: z.int(),
  startDate: IsoDay,
  endDate: z.nullable(IsoDay),
  pausedBy: z.nullable(z.enum(['customer', 'staff'])),
  /** While it is active: the first day of a planned pause. */
  pauseFrom: z.nullable(IsoDay),
  pausedUntil: z.nullable(IsoDay),
  /** The subscription that this one renews. */
  renews: z.nullable(z.object({ id: Id, number: z.string() })),
  /** What has gone back since it was cancelled. */
  paidBackSinceEnd: Money,
  /** Why what was due to go back was settled without paying. */
  payBackNote: z.nullable(z.string()),
  endReason: z.nullable(z.string()),
  customerNote: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  actions: z.array(StaffSubscriptionAction),
  createdAt: IsoInstant,
  approvedAt: z.nullable(IsoInstant),
});
export type AdminSubscription = z.output<typeof AdminSubscription>;

/** One line of the ledger, with the balance after it (docs/rules.md#the-credit-ledger). */
export const LedgerEntry = z.object({
  id: z.int(),
  kind: z.enum(['opening', 'purchase', 'reserve', 'release', 'consume', 'adjust', 'correct']),
  availableChange: z.int(),
  reservedChange: z.int(),
  availableAfter: z.int(),
  reservedAfter: z.int(),
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.string()),
  actor: z.string(),
  reason: z.string(),
  /** A later entry, of the kind `correct`, undoes it. */
  takenBack: z.boolean(),
  at: IsoInstant,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

const byId = z.object({ id: Id });

/** The two notes that go along with any action (docs/rules.md#two-notes). */
const notes = { customerNote: optionalText(1000), internalNote: optionalText(2000) };

const action = <Name extends StaffSubscriptionAction>(name: Name) =>
  `/v1/admin/subscriptions/:id/actions/${name}` as const;

export const adminSubscriptions = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/subscriptions',
    access: 'kitchen',
    summary: 'List subscriptions',
    query: z.object({
      ...listQuery(['createdAt', 'startDate', 'number', 'customerName']),
      status: z.optional(SubscriptionStatus),
      customerId: z.optional(Id),
      unpaid: z.optional(Flag),
      toPayBack: z.optional(Flag),
    }),
    data: z.array(AdminSubscription),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/subscriptions/:id',
    access: 'kitchen',
    summary: 'Read one subscription with its ledger and payments',
    params: byId,
    data: z.extend(AdminSubscription, {
      ledger: z.array(LedgerEntry),
      /** The weekly pattern that books ahead; null for none. */
      usual: z.nullable(z.array(RecurringBookingEntry)),
      /** Null for those who do not see the books. */
      payments: z.nullable(z.array(AdminPayment)),
    }),
    errors: ['subscription_not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/subscriptions/:id',
    access: 'kitchen',
    summary: "Change a subscription's contact, diet and notes",
    params: byId,
    body: z.object({
      customerName: requiredText(170, 'Please enter a name.'),
      customerPhone: phoneAtDesk(),
      customerAddress: requiredText(500, 'Please enter an address.'),
      /** Whom the plan was for when its diet and allergies were read; absent: not checked. */
      memberId: z.nullish(Id),
      diet: Diet,
      allergies: text(300),
      standingNote: text(300),
      ...deskDetails,
      endDate: z.nullish(IsoDay),
      ...notes,
      ...changedSince,
    }),
    data: AdminSubscription,
    errors: ['subscription_not_found', 'conflict'],
  }),
  alignDiet: endpoint({
    method: 'POST',
    path: '/v1/admin/subscriptions/:id/actions/align-diet',
    access: 'kitchen',
    undoable: true,
    summary:
      "Give a running plan, with what is not cooked yet, its customer's diet, or the customer the plan's",
    params: byId,
    body: z.object({ /** Whose diet is right. */ follow: z.enum(['profile', 'plan']) }),
    data: AdminSubscription,
    idempotent: true,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  /** Not undone but said anew: what was on record of somebody may have changed meanwhile. */
  changeMember: endpoint({
    method: 'POST',
    path: '/v1/admin/subscriptions/:id/actions/change-member',
    access: 'kitchen',
    summary:
      'Say who a running plan is for; it gets their diet and allergies, with its tiffins that are not cooked yet',
    params: byId,
    body: z.object({ memberId: z.nullable(Id) }),
    data: AdminSubscription,
    idempotent: true,
    errors: ['subscription_not_found', 'action_not_allowed', 'member_not_found'],
  }),
  approve: endpoint({
    method: 'POST',
    path: action('approve'),
    access: 'owner',
    undoable: true,
    summary: 'Approve with its payment: grants the credits and records the payment at once',
    params: byId,
    body: z.object({ payment: ReceivedBody, ...notes }),
    data: AdminSubscription,
    idempotent: true,
    errors: [
      'subscription_not_found',
      'action_not_allowed',
      'received_in_future',
      'received_long_ago',
    ],
  }),
  approveUnpaid: endpoint({
    method: 'POST',
    path: action('approve-unpaid'),
    access: 'owner',
    undoable: true,
    summary: 'Approve before the payment has come in',
    params: byId,
    body: z.object(notes),
    data: AdminSubscription,
    idempotent: true,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  decline: endpoint({
    method: 'POST',
    path: action('decline'),
    access: 'owner',
    undoable: true,
    summary: 'Decline, with a reason that the customer reads',
    params: byId,
    body: z.object({
      reason: requiredText(300, 'Please give a reason; the customer reads it.'),
      ...notes,
    }),
    data: AdminSubscription,
    idempotent: true,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  pause: endpoint({
    method: 'POST',
    path: action('pause'),
    access: 'kitchen',
    undoable: true,
    summary:
      'Pause, now or from a day, until a day or until resumed; what is booked is skipped, credits back',
    params: byId,
    body: z.object({
      from: z.nullish(IsoDay),
      until: z.nullish(IsoDay),
      reason: optionalText(300),
      ...notes,
    }),
    data: AdminSubscription,
    idempotent: true,
    errors: [
      'subscription_not_found',
      'action_not_allowed',
      'pause_day_past',
      'pause_too_far',
      'pause_ends_early',
      'pause_too_long',
    ],
  }),
  callOffPause: endpoint({
    method: 'POST',
    path: action('call-off-pause'),
    access: 'kitchen',
    undoable: true,
    summary: 'Call off a planned pause; what it has skipped stays skipped',
    params: byId,
    body: z.object(notes),
    data: AdminSubscription,
    idempotent: true,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  resume: endpoint({
    method: 'POST',
    path: action('resume'),
    access: 'kitchen',
    undoable: true,
    summary: 'Lift a pause',
    params: byId,
    body: z.object(notes),
    data: AdminSubscription,
    idempotent: true,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  ifCancelled: endpoint({
    method: 'GET',
    path: '/v1/admin/subscriptions/:id/if-cancelled',
    access: 'owner',
    summary: 'Read what would happen if a plan were cancelled now, as its customer reads it',
    params: byId,
    query: z.object({ stopsAll: z.optional(Flag) }),
    data: CancellationQuote,
    errors: ['subscription_not_found', 'action_not_allowed'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: action('cancel'),
    access: 'owner',
    undoable: true,
    summary:
      'Cancel: releases what can still be stopped, and records what is paid back as a negative payment',
    params: byId,
    body: z.object({
      reason: requiredText(300, 'Please give a reason; the customer reads it.'),
      /** Also stops what its customer no longer could, as long as it is not being cooked. */
      stopsAll: z.optional(z.boolean()),
      /** What was read; when it differs by now, nothing is cancelled. */
      seen: z.optional(SeenCancellationQuote),
      /** A positive amount here is written as a negative payment; what is due beyond it waits. */
      payBack: z.nullish(PaidBackBody),
      ...notes,
    }),
    data: AdminSubscription,
    idempotent: true,
    errors: [
      'subscription_not_found',
      'action_not_allowed',
      'received_in_future',
      'received_long_ago',
      'amount_disagrees',
      'beyond_due',
      'cancelling_changed',
    ],
  }),
  adjustCredits: endpoint({
    method: 'POST',
    path: action('adjust-credits'),
    access: 'owner',
    undoable: true,
    summary: 'Add or take credits, with a reason',
    params: byId,
    body: z.object({
      credits: z.int('Please enter a whole number.').check(
        z.gte(-1000),
        z.lte(1000),
        z.refine((change) => change !== 0, 'Please enter how many credits to add or take.'),
      ),
      reason: requiredText(300, 'Please give a reason.'),
    }),
    data: AdminSubscription,
    idempotent: true,
    errors: ['subscription_not_found', 'action_not_allowed', 'credits_would_go_negative'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/v1/admin/subscriptions/:id/correct',
    access: 'owner',
    undoable: true,
    summary: 'Reinstate a cancelled plan, or let one wait for approval again, with a reason',
    params: byId,
    body: correctionBody(SubscriptionCorrection, SubscriptionStatus),
    data: AdminSubscription,
    idempotent: true,
    errors: [...CORRECTION_CODES, 'subscription_not_found', 'plan_settled', 'plan_in_use'],
  }),
};
