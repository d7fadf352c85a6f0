import * as z from 'zod/mini';
import { Balance, PaymentMethod } from '#contract/money/balance.ts';
import { PdfDocument } from '#contract/money/receipts.ts';
import { CorrectionReason } from '#contract/platform/correction.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { dayRange, listQuery } from '#contract/platform/lists.ts';
import {
  Id,
  IsoDay,
  IsoInstant,
  Money,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';

/** What the desk types when money came in, or went back (negative). */
export const PaymentBody = z.object({
  amount: Money,
  method: PaymentMethod,
  reference: text(120),
  receivedDay: IsoDay,
  /** It is known that the day is more than 60 days back: without it, that is refused. */
  longAgo: z.optional(z.boolean()),
  note: z.optional(text(500)),
});

/** What an amount has to be, and what is said where it is not. */
export const amountIs = (holds: (amount: number) => boolean, message: string) =>
  z.refine<{ amount: number }>(({ amount }) => holds(amount), { path: ['amount'], message });

/** What is said of an amount that is none, by which way the money is to have gone. */
export const NOTHING_CAME_IN = 'Please enter what came in: more than C$0.00.';
export const NOTHING_WENT_BACK =
  'Please enter what was paid back: more than C$0.00, without a minus.';

/** What came in. */
export const ReceivedBody = PaymentBody.check(amountIs((amount) => amount > 0, NOTHING_CAME_IN));

const beyondDue = {
  /** How much of what goes back is known to be more than is due: without it, that is refused. */
  beyondDue: z.nullish(Money),
};

/** What was paid back, as a positive amount. */
export const PaidBackBody = z
  .extend(PaymentBody, beyondDue)
  .check(amountIs((amount) => amount > 0, NOTHING_WENT_BACK));

/** What money is for: exactly one of the three is named. */
const payableRef = {
  subscriptionId: z.nullish(Id),
  snackOrderId: z.nullish(Id),
  inquiryId: z.nullish(Id),
};
export type PayableRef = z.output<z.ZodMiniObject<typeof payableRef>>;

const isForOne = z.refine<PayableRef>(
  ({ subscriptionId, snackOrderId, inquiryId }) =>
    [subscriptionId, snackOrderId, inquiryId].filter((id) => !!id).length === 1,
  {
    path: ['subscriptionId'],
    message:
      'Please name one thing that this pays for: a subscription, a snack order or a catering inquiry.',
  },
);

/** A payment for one thing, whatever its amount: what may be typed depends on the form. */
export const PaymentForOne = z.extend(PaymentBody, { ...payableRef, ...beyondDue }).check(isForOne);

const RecordPaymentBody = PaymentForOne.check(
  amountIs((amount) => amount !== 0, 'Please enter an amount other than C$0.00.'),
);

/**
 * What a payment is among those that it belongs with: it counts, was entered by mistake, takes such
 * a one out, did so and was undone, or undoes that.
 */
export const PaymentValidity = z.enum([
  'stands',
  'mistake',
  'correction',
  'taken-back',
  'takes-back',
]);
export type PaymentValidity = z.output<typeof PaymentValidity>;

export const AdminPayment = z.object({
  id: Id,
  /** What it is for: a subscription, a snack order or a catering inquiry. */
  subscriptionId: z.nullable(Id),
  subscriptionNumber: z.nullable(z.string()),
  snackOrderId: z.nullable(Id),
  snackOrderNumber: z.nullable(z.string()),
  inquiryId: z.nullable(Id),
  inquiryNumber: z.nullable(z.string()),
  /** Null for an inquiry that was sent without an account. */
  customerId: z.nullable(Id),
  customerName: z.string(),
  amount: Money,
  /** Of what went back: the tax in it, and what of it lowered the price. */
  tax: Money,
  reduction: Money,
  method: PaymentMethod,
  reference: z.string(),
  receivedDay: IsoDay,
  note: z.string(),
  standing: PaymentValidity,
  /** The day of the payment that a correction, or what undoes one, is about. */
  corrects: z.nullable(IsoDay),
  recordedBy: z.nullable(z.string()),
  createdAt: IsoInstant,
});
export type AdminPayment = z.output<typeof AdminPayment>;

export const adminPayments = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/payments',
    access: 'owner',
    summary: 'List payments, latest first',
    query: z.object({
      ...listQuery(['receivedDay', 'amount', 'createdAt']),
      ...dayRange,
      method: z.optional(PaymentMethod),
      subscriptionId: z.optional(Id),
      snackOrderId: z.optional(Id),
      inquiryId: z.optional(Id),
      customerId: z.optional(Id),
    }),
    data: z.array(AdminPayment),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/payments/:id',
    access: 'owner',
    summary: 'Read one payment',
    params: z.object({ id: Id }),
    data: AdminPayment,
  }),
  record: endpoint({
    method: 'POST',
    path: '/v1/admin/payments',
    access: 'owner',
    undoable: true,
    summary:
      'Record a payment (negative: paid back) against a subscription, a snack order or an accepted quote',
    body: RecordPaymentBody,
    data: AdminPayment,
    status: 201,
    idempotent: true,
    errors: [
      'subscription_not_found',
      'order_not_found',
      'inquiry_not_found',
      'inquiry_not_accepted',
      'received_in_future',
      'received_long_ago',
      'amount_disagrees',
      'beyond_due',
    ],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/v1/admin/payments/:id/correct',
    access: 'owner',
    undoable: true,
    summary: 'Take out a payment that was entered by mistake; answers the one that reverses it',
    params: z.object({ id: Id }),
    body: z.object({ reason: CorrectionReason }),
    data: AdminPayment,
    status: 201,
    idempotent: true,
    errors: ['payment_not_found', 'payment_taken_out', 'payment_takes_out', 'payment_paid_back'],
  }),
  nothingToPayBack: endpoint({
    method: 'POST',
    path: '/v1/admin/payments/actions/nothing-to-pay-back',
    access: 'owner',
    undoable: true,
    summary: 'Settle what is to be paid back without paying, with a note that stays at the desk',
    body: z
      .object({ ...payableRef, note: requiredText(300, 'Please write how this was settled.') })
      .check(isForOne),
    data: Balance,
    idempotent: true,
    errors: [
      'subscription_not_found',
      'order_not_found',
      'inquiry_not_found',
      'inquiry_not_accepted',
      'nothing_to_pay_back',
    ],
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/v1/admin/payments/:id/receipt',
    access: 'owner',
    line: 'documents',
    summary: 'Read the receipt of a payment as a PDF',
    params: z.object({ id: Id }),
    data: PdfDocument,
    errors: ['payment_not_found'],
  }),
};
