import type { Listing } from '#api/platform/desk/listing.ts';
import type { AdminPayment } from '#contract/money/desk/payments.ts';
import { containing } from '#db/platform/like.ts';
import { type PaymentRow, paidBy, selectPayments } from '#db/money/payments.ts';
import { presentPayment } from './present.ts';

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
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([
          where('subscription.number', 'ilike', pattern),
          where('subscription.customer_name', 'ilike', pattern),
          where('snack_order.number', 'ilike', pattern),
          where('snack_order.customer_name', 'ilike', pattern),
          where('inquiry.number', 'ilike', pattern),
          where('inquiry.first_name', 'ilike', pattern),
          where('inquiry.last_name', 'ilike', pattern),
          where('payment.reference', 'ilike', pattern),
        ]),
      );
    }
    return wanted;
  },
  show: (_read, rows) => rows.map(presentPayment),
};
