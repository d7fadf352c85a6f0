import { type RawBuilder, sql } from 'kysely';
import { download, type Listing } from '#api/kitchen/desk/listing.ts';
import { dollars } from '#api/platform/http/csv.ts';
import type { AdminPayment } from '#contract/money/desk-payments.ts';
import { type PaymentRow, paidBy, selectPayments } from '#db/money/payments.ts';
import { isNumberLike, likePattern } from '#db/platform/paging.ts';
import { PAYMENT_METHOD_LABELS } from '#domain/kitchen/desk-labels.ts';
import {
  PAYMENT_VALIDITY_LABELS,
  paymentRemark,
  validityOf,
} from '#domain/money/payment-validity.ts';

/** A payment as the desk shows it. */
export function presentPayment(row: PaymentRow): AdminPayment {
  return {
    id: row.id,
    subscriptionId: row.subscription_id,
    subscriptionNumber: row.subscription_number,
    snackOrderId: row.snack_order_id,
    snackOrderNumber: row.snack_order_number,
    inquiryId: row.inquiry_id,
    inquiryNumber: row.inquiry_number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    amount: row.amount_cents,
    tax: row.tax_cents,
    reduction: row.reduction_cents,
    method: row.method,
    reference: row.reference,
    receivedDay: row.received_day,
    note: row.note,
    standing: validityOf({
      reverses: row.reverses,
      isTakenOut: row.is_taken_out,
      isReversal: row.is_reversal,
      isReversed: row.is_reversed,
    }),
    corrects: row.corrects_day,
    recordedBy: row.recorded_by_name,
    createdAt: row.created_at.toString(),
  };
}

/** All payments, and what was paid back. */
export const paymentListing: Listing<'payments', PaymentRow, AdminPayment> = {
  sorts: {
    receivedDay: 'payment.received_day',
    amount: 'payment.amount_cents',
    createdAt: 'payment.created_at',
  },
  // The order in which they were recorded.
  tieBreak: 'payment.place',
  wanted(db, query) {
    let wanted = selectPayments(db);
    if (query.method) wanted = wanted.where('payment.method', '=', query.method);
    if (query.from) wanted = wanted.where('payment.received_day', '>=', query.from);
    if (query.to) wanted = wanted.where('payment.received_day', '<=', query.to);
    if (query.subscriptionId) {
      wanted = wanted.where('payment.subscription_id', '=', query.subscriptionId);
    }
    if (query.snackOrderId) {
      wanted = wanted.where('payment.snack_order_id', '=', query.snackOrderId);
    }
    if (query.inquiryId) wanted = wanted.where('payment.inquiry_id', '=', query.inquiryId);
    if (query.customerId) {
      wanted = wanted.where(paidBy(query.customerId));
    }
    return wanted;
  },
  search(text) {
    const pattern = likePattern(text);
    const paid = (table: string, column: string, where: RawBuilder<unknown>) => sql`
      SELECT payments.id FROM ${sql.table(table)} AS thing
      JOIN payments ON payments.${sql.ref(column)} = thing.id WHERE ${where}`;
    const number = isNumberLike('number', text);
    const named = sql`${number} OR customer_name ILIKE ${pattern}`;
    return {
      id: 'payment.id',
      finds: [
        sql`SELECT id FROM payments WHERE reference ILIKE ${pattern}`,
        paid('subscriptions', 'subscription_id', named),
        paid('snack_orders', 'snack_order_id', named),
        paid(
          'catering_inquiries',
          'inquiry_id',
          sql`${number} OR first_name ILIKE ${pattern} OR last_name ILIKE ${pattern}`,
        ),
      ],
    };
  },
  counted: ({ method, from, to, subscriptionId, snackOrderId, inquiryId, customerId, search }) =>
    subscriptionId || snackOrderId || inquiryId || customerId || search
      ? null
      : { list: 'payments', from, to, kinds: { method } },
  show: (_read, rows) => rows.map(presentPayment),
};

/** The list of payments as a table; what was paid back is negative. */
export const downloadPayments = download('payments', paymentListing, {
  Received: (row) => row.receivedDay,
  'Amount (CAD)': (row) => dollars(row.amount),
  'HST paid back (CAD)': (row) => (row.tax === 0 ? null : dollars(row.tax)),
  Method: (row) => PAYMENT_METHOD_LABELS[row.method],
  Reference: (row) => row.reference,
  For: (row) => row.subscriptionNumber ?? row.snackOrderNumber ?? row.inquiryNumber,
  Customer: (row) => row.customerName,
  Standing: (row) => PAYMENT_VALIDITY_LABELS[row.standing],
  Remark: paymentRemark,
  'Recorded by': (row) => row.recordedBy,
});
