import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './types.ts';

const payingCustomer = sql<string | null>`coalesce(subscription.customer_id,
  snack_order.customer_id, inquiry.customer_id)`;

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
        inquiry.first_name || ' ' || inquiry.last_name)`.as('customer_name'),
      'payment.amount_cents',
      'payment.method',
      'payment.reference',
      'payment.received_day',
      'payment.note',
      'staff.name as recorded_by_name',
      'payment.created_at',
    ]);
}

/** A payment with what it is for, whose, and who wrote it down. */
export type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

/** A payment for something of this customer's, in a way that the index of each table serves. */
export const paidBy = (customerId: string) => sql<boolean>`(
  payment.subscription_id IN (SELECT id FROM subscriptions WHERE customer_id = ${customerId})
  OR payment.snack_order_id IN (SELECT id FROM snack_orders WHERE customer_id = ${customerId})
  OR payment.inquiry_id IN (SELECT id FROM catering_inquiries WHERE customer_id = ${customerId}))`;

/** What a payment is for. */
export type PaidThing =
  | { subscriptionId: string }
  | { snackOrderId: string }
  | { inquiryId: string };

/** A payment among those of one thing. */
export type PaymentOf = {
  id: string;
  amount_cents: number;
  method: string;
  reference: string;
  received_day: string;
  /** The payment that it takes away again, since that was entered by mistake. */
  reverses: string | null;
};

/** The payments of one thing in the order in which they were written down. */
export async function listPaymentsOf(db: Kysely<DB>, thing: PaidThing): Promise<PaymentOf[]> {
  const [column, id] =
    'subscriptionId' in thing
      ? (['subscription_id', thing.subscriptionId] as const)
      : 'snackOrderId' in thing
        ? (['snack_order_id', thing.snackOrderId] as const)
        : (['inquiry_id', thing.inquiryId] as const);
  return db
    .selectFrom('payments')
    .where(column, '=', id)
    .select(['id', 'amount_cents', 'method', 'reference', 'received_day', 'reverses'])
    .orderBy('place')
    .execute();
}

/** What a payment is for; with a customer, undefined when it is not theirs. */
export async function findPaidThing(
  db: Kysely<DB>,
  paymentId: string,
  customerId?: string,
): Promise<PaidThing | undefined> {
  let query = selectPayments(db).where('payment.id', '=', paymentId);
  if (customerId !== undefined) query = query.where(payingCustomer, '=', customerId);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  if (row.subscription_id) return { subscriptionId: row.subscription_id };
  if (row.snack_order_id) return { snackOrderId: row.snack_order_id };
  return row.inquiry_id ? { inquiryId: row.inquiry_id } : undefined;
}

export type NewPayment = {
  paidThing: PaidThing;
  /** Negative when the kitchen pays back. */
  amountCents: number;
  method: string;
  reference: string;
  receivedDay: string;
  note: string;
  recordedBy: string | null;
  /** The payment that was entered by mistake, and whose amount this one takes away again. */
  reverses?: string;
  at: Temporal.Instant;
};

/** Stores a payment; answers its id. */
export async function insertPayment(
  tx: Transaction<DB>,
  { paidThing, ...payment }: NewPayment,
): Promise<string> {
  const { id } = await tx
    .insertInto('payments')
    .values({
      ...('subscriptionId' in paidThing && { subscription_id: paidThing.subscriptionId }),
      ...('snackOrderId' in paidThing && { snack_order_id: paidThing.snackOrderId }),
      ...('inquiryId' in paidThing && { inquiry_id: paidThing.inquiryId }),
      amount_cents: payment.amountCents,
      method: payment.method,
      reference: payment.reference,
      received_day: payment.receivedDay,
      note: payment.note,
      recorded_by: payment.recordedBy,
      reverses: payment.reverses ?? null,
      created_at: payment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
