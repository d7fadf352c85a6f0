import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './types.ts';

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
      sql<string | null>`coalesce(subscription.customer_id, snack_order.customer_id,
        inquiry.customer_id)`.as('customer_id'),
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

/** What a payment is for. */
export type PaidThing =
  | { subscriptionId: string }
  | { snackOrderId: string }
  | { inquiryId: string };

export type NewPayment = {
  paidThing: PaidThing;
  /** Negative when the kitchen pays back. */
  amountCents: number;
  method: string;
  reference: string;
  receivedDay: string;
  note: string;
  recordedBy: string | null;
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
      created_at: payment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
