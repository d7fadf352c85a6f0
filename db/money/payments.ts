import { type Kysely, sql, type Transaction } from 'kysely';
import type { PaymentMethod } from '#contract/money/balance.ts';
import type { DB } from '#db/types.ts';
import { payBackEffect } from '#domain/money/settlement.ts';
import { PAID_BY, type PayableTable, readPayables } from './payables.ts';
import { settlePayables } from './settle.ts';

const payingCustomer = sql<string | null>`coalesce(subscription.customer_id,
  snack_order.customer_id, inquiry.customer_id)`;

/** Of a `payment`: how many of those that follow take each other away; odd, it is taken out. */
export const takenOut = sql<boolean>`(
  WITH RECURSIVE chain AS (
    SELECT next.id FROM payments AS next WHERE next.reverses = payment.id
    UNION ALL SELECT next.id FROM payments AS next JOIN chain ON next.reverses = chain.id)
  SELECT count(*) % 2 = 1 FROM chain)`;

/** Of a `payment`: whether it takes away what was written down by mistake (domain/money/reversals.ts). */
export const isReversal = sql<boolean>`(payment.reverses IS NOT NULL AND (
  WITH RECURSIVE chain AS (
    SELECT payment.reverses AS id
    UNION ALL SELECT undone.reverses FROM payments AS undone JOIN chain ON undone.id = chain.id
      WHERE undone.reverses IS NOT NULL)
  SELECT count(*) % 2 = 1 FROM chain))`;

/** Of a `payment`: whether another one reverses it itself. */
const isReversed = sql<boolean>`EXISTS (
  SELECT FROM payments AS next WHERE next.reverses = payment.id)`;

/** Of a `payment` that reverses another one: the day of the one that all of it is about. */
const correctsDay = sql<string | null>`(
  WITH RECURSIVE chain AS (
    SELECT undone.reverses, undone.received_day FROM payments AS undone
      WHERE undone.id = payment.reverses
    UNION ALL SELECT undone.reverses, undone.received_day FROM payments AS undone
      JOIN chain ON undone.id = chain.reverses)
  SELECT received_day FROM chain WHERE reverses IS NULL)`;

/** Every read of payments starts here. */
export function selectPayments(db: Kysely<DB>) {
  return db
    .selectFrom('payments as payment')
    .leftJoin('subscriptions as subscription', 'subscription.id', 'payment.subscription_id')
    .leftJoin('snack_orders as snack_order', 'snack_order.id', 'payment.snack_order_id')
    .leftJoin('catering_inquiries as inquiry', 'inquiry.id', 'payment.inquiry_id')
    .leftJoin('staff', 'staff.id', 'payment.recorded_by')
    .select([
      'payment.id',
      'payment.subscription_id',
      'subscription.number as subscription_number',
      'payment.snack_order_id',
      'snack_order.number as snack_order_number',
      'payment.inquiry_id',
      'inquiry.number as inquiry_number',
      payingCustomer.as('customer_id'),
      sql<string>`coalesce(subscription.customer_name, snack_order.customer_name,
        nullif(trim(concat(inquiry.first_name, ' ', inquiry.last_name)), ''))`.as('customer_name'),
      'payment.amount_cents',
      'payment.tax_cents',
      'payment.reduction_cents',
      'payment.method',
      'payment.reference',
      'payment.received_day',
      'payment.note',
      'payment.reverses',
      takenOut.as('is_taken_out'),
      isReversal.as('is_reversal'),
      isReversed.as('is_reversed'),
      correctsDay.as('corrects_day'),
      'staff.name as recorded_by_name',
      'payment.created_at',
    ]);
}

/** A payment with what it is for, whose, and who wrote it down. */
export type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

/** A payment for something of this customer's, in a way that the index of each table serves. */
export const paidBy = (customerId: string) => sql<boolean>`(
  payment.id IN (
    SELECT payments.id FROM subscriptions AS thing
      JOIN payments ON payments.subscription_id = thing.id WHERE customer_id = ${customerId}
    UNION ALL SELECT payments.id FROM snack_orders AS thing
      JOIN payments ON payments.snack_order_id = thing.id WHERE customer_id = ${customerId}
    UNION ALL SELECT payments.id FROM catering_inquiries AS thing
      JOIN payments ON payments.inquiry_id = thing.id WHERE customer_id = ${customerId}))`;

/** What a payment is for. */
export type Payable = { subscriptionId: string } | { snackOrderId: string } | { inquiryId: string };

/** The row that is paid for. */
export function rowOf(thing: Payable): { table: PayableTable; id: string } {
  if ('subscriptionId' in thing) return { table: 'subscriptions', id: thing.subscriptionId };
  if ('snackOrderId' in thing) return { table: 'snack_orders', id: thing.snackOrderId };
  return { table: 'catering_inquiries', id: thing.inquiryId };
}

/** A payment among those of one thing. */
export type PayablePayment = {
  id: string;
  amount_cents: number;
  reduction_cents: number;
  tax_cents: number;
  method: PaymentMethod;
  reference: string;
  received_day: string;
  /** The payment that it takes away again, since that was entered by mistake. */
  reverses: string | null;
};

/** The payments of one thing in the order in which they were written down. */
export async function listPaymentsOf(db: Kysely<DB>, thing: Payable): Promise<PayablePayment[]> {
  const { table, id } = rowOf(thing);
  return db
    .selectFrom('payments')
    .where(PAID_BY[table], '=', id)
    .select(['id', 'amount_cents', 'reduction_cents', 'tax_cents', 'reverses'])
    .select(['method', 'reference', 'received_day'])
    .orderBy('place')
    .execute();
}

/** What a payment is for; with a customer, undefined when it is not theirs. */
export async function findPayable(
  db: Kysely<DB>,
  paymentId: string,
  customerId?: string,
): Promise<Payable | undefined> {
  let query = selectPayments(db).where('payment.id', '=', paymentId);
  if (customerId !== undefined) query = query.where(payingCustomer, '=', customerId);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  if (row.subscription_id) return { subscriptionId: row.subscription_id };
  if (row.snack_order_id) return { snackOrderId: row.snack_order_id };
  return row.inquiry_id ? { inquiryId: row.inquiry_id } : undefined;
}

export type NewPayment = {
  payable: Payable;
  /** Negative when the kitchen pays back. */
  amountCents: number;
  method: PaymentMethod;
  reference: string;
  receivedDay: string;
  note: string;
  recordedBy: string | null;
  /** It was collected by whoever brought an order, who has it until it is handed over. */
  paidAtDoor?: boolean;
  /** The payment that was entered by mistake, and whose amount this one takes away again. */
  reverses?: string;
  at: Temporal.Instant;
};

/**
 * Stores a payment for a locked thing, with what it does when it goes back, and settles the thing;
 * answers the payment's id.
 */
export async function insertPayment(
  tx: Transaction<DB>,
  { payable, ...payment }: NewPayment,
): Promise<string> {
  const { table, id: thing } = rowOf(payable);
  const { reduction, tax } = payment.reverses
    ? await negatedPayment(tx, payment.reverses)
    : await payBackEffectOf(tx, payable, payment.amountCents);
  const [{ id }] = await Promise.all([
    tx
      .insertInto('payments')
      .values({
        [PAID_BY[table]]: thing,
        amount_cents: payment.amountCents,
        reduction_cents: reduction,
        tax_cents: tax,
        method: payment.method,
        reference: payment.reference,
        received_day: payment.receivedDay,
        note: payment.note,
        recorded_by: payment.recordedBy,
        at_door: payment.paidAtDoor ?? false,
        reverses: payment.reverses ?? null,
        created_at: payment.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    settlePayables(tx, table, [thing]),
  ]);
  return id;
}

/** What a payment does besides moving money, in cents: only what goes back does. */
async function payBackEffectOf(
  db: Kysely<DB>,
  payable: Payable,
  amount: number,
): Promise<{ reduction: number; tax: number }> {
  const { table, id } = rowOf(payable);
  const [account] = amount < 0 ? await readPayables(db, table, [id]) : [];
  if (!account) return { reduction: 0, tax: 0 };
  const { tax } = await db
    .selectFrom('payments')
    .where(PAID_BY[table], '=', id)
    .select(sql<number>`coalesce(sum(tax_cents), 0)::int`.as('tax'))
    .executeTakeFirstOrThrow();
  return payBackEffect(-amount, account.stored, account.sold, account.unused, tax);
}

async function negatedPayment(tx: Transaction<DB>, paymentId: string) {
  const undone = await tx
    .selectFrom('payments')
    .where('id', '=', paymentId)
    .select(['reduction_cents', 'tax_cents'])
    .executeTakeFirstOrThrow();
  return { reduction: -undone.reduction_cents, tax: -undone.tax_cents };
}
