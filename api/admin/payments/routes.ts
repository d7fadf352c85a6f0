import { recordAudit } from '#api/audit/record-audit.ts';
import { handlers, ok, paginate } from '#api/core/handler.ts';
import { enqueueMail } from '#api/mail/enqueue-mail.ts';
import { adminPayments } from '#contract/admin/payments.ts';
import { refuse } from '#contract/errors.ts';
import { containing } from '#db/like.ts';
import { takePage } from '#db/page.ts';
import { selectPayments } from '#db/payments.ts';
import { lockSubscription } from '#db/subscriptions.ts';
import { formatMoney } from '#domain/money.ts';
import { presentPayment } from './present.ts';
import { recordPayment } from './record-payment.ts';

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
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([
          where('subscription.number', 'ilike', pattern),
          where('subscription.customer_name', 'ilike', pattern),
          where('snack_order.number', 'ilike', pattern),
          where('snack_order.customer_name', 'ilike', pattern),
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
  record: async (ctx, { body: { subscriptionId, ...payment } }) => {
    const subscription = await lockSubscription(ctx.db, subscriptionId);
    if (!subscription) return refuse('subscription_not_found');
    const paid = subscription.paid_cents + payment.amount;
    if (payment.amount === 0) return refuse('validation_failed', {}, { field: 'amount' });
    if (paid < 0) {
      const most = formatMoney(subscription.paid_cents);
      return refuse('amount_disagrees', { most }, { field: 'amount' });
    }
    const id = await recordPayment(ctx, subscription, payment);
    const row = await selectPayments(ctx.db).where('payment.id', '=', id).executeTakeFirstOrThrow();
    const after = presentPayment(row);
    await recordAudit(ctx, { action: 'create', resource: 'payments', id, after });
    await enqueueMail(ctx.db, {
      kind: 'payment_received',
      customerId: subscription.customer_id,
      details: {
        name: subscription.customer_name,
        subscriptionNumber: subscription.number,
        planName: subscription.plan_name,
        amount: payment.amount,
        method: payment.method,
        reference: payment.reference,
        receivedDay: payment.receivedDay,
        owed: Math.max(0, subscription.total_cents - paid),
      },
    });
    return after;
  },
});
