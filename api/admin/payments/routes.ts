import { handlers, ok, paginate } from '#api/core/handler.ts';
import { receiptPdf } from '#api/receipts/find-receipt.ts';
import { adminPayments } from '#contract/admin/payments.ts';
import { refuse } from '#contract/refusal.ts';
import { containing } from '#db/like.ts';
import { takePage } from '#db/page.ts';
import { paidBy, selectPayments } from '#db/payments.ts';
import { presentPayment } from './present.ts';
import { takePayment } from './take-payment.ts';

const SORTS = {
  receivedDay: 'payment.received_day',
  amount: 'payment.amount_cents',
  createdAt: 'payment.created_at',
} as const;

export const adminPaymentHandlers = handlers(adminPayments, {
  list: async (ctx, { query }) => {
    let wanted = selectPayments(ctx.db);
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
    const { rows, total } = await takePage(wanted, query, SORTS[query.sort], 'payment.id');
    return ok(rows.map(presentPayment), { pagination: paginate(query, total) });
  },
  read: async (ctx, { params }) => {
    const row = await selectPayments(ctx.db).where('payment.id', '=', params.id).executeTakeFirst();
    return row ? presentPayment(row) : refuse('not_found');
  },
  record: takePayment,
  receipt: (ctx, { params }) => receiptPdf(ctx.db, params.id),
});
