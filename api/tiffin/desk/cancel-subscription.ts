import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { checkPayBack, checkReceivedDay, recordPayment } from '#api/money/desk/record-payment.ts';
import { subscriptionReceipt } from '#api/money/receipt-details.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import { hasQuoteChanged, named, quoteCancellation } from '#api/tiffin/subscriptions/cancel.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import { listPaymentsOf } from '#db/money/payments.ts';
import { lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import { endSubscription, findSubscription } from '#db/tiffin/subscriptions.ts';
import { staffName, stepNotes, withSubscription } from './with-subscription.ts';

/**
 * Ends a subscription as its customer would end it (`quoteCancellation`): what can still be stopped
 * is cancelled with its credits released. What is paid back is written as a negative payment, never
 * more than was paid; what is due beyond it waits.
 */
export function cancelSubscription(
  ctx: StaffWrite,
  id: string,
  cancelling: InputOf<typeof adminSubscriptions.cancel>['body'],
) {
  const { reason, payBack, stopsAll, seen, ...notes } = cancelling;
  return withSubscription(ctx, id, 'cancel', async (row): Promise<Refusal | null> => {
    const kitchen = await loadKitchen(ctx);
    const by = { who: 'staff', stopsAll } as const;
    const outcome = await quoteCancellation(ctx.db, row, ctx.now, kitchen, by);
    if (isRefusal(outcome)) return outcome;
    if (hasQuoteChanged(outcome, seen)) return refuse('cancelling_changed');
    const ended = { paid: balanceOfRow(row).paid, toPayBack: outcome.payBack };
    const refusal = payBack
      ? (checkReceivedDay(payBack, ctx.now, 'payBack.') ?? checkPayBack(payBack, ended, 'payBack.'))
      : null;
    if (refusal) return refusal;
    const orders = await lockTiffinOrders(
      ctx.db,
      outcome.released.map((order) => order.id),
    );
    await transitionTiffinOrders(ctx.db, orders, {
      action: 'cancel',
      actor: { who: 'staff', name: staffName(ctx) },
      at: ctx.now,
      reason,
    });
    const change = { end_reason: reason, ...stepNotes(notes) };
    await endSubscription(ctx.db, row.id, change, ctx.now);
    const paymentId =
      payBack &&
      (await recordPayment(
        ctx,
        { subscriptionId: row.id },
        { ...payBack, amount: -payBack.amount },
      ));
    const cancelled = (await findSubscription(ctx.db, row.id)) ?? row;
    const payments = await listPaymentsOf(ctx.db, { subscriptionId: row.id });
    const receipt = paymentId && subscriptionReceipt(cancelled, payments, paymentId);
    await enqueueMail(ctx.db, {
      kind: 'subscription_cancelled',
      customerId: row.customer_id,
      details: {
        name: row.customer_name,
        subscriptionNumber: row.number,
        planName: row.plan_name,
        customerNote: notes.customerNote || null,
        reason,
        paidBack: payBack?.amount ?? 0,
        unused: { credits: outcome.unusedCredits, payBack: cancelled.pay_back_due_cents },
        cancelled: outcome.released.map(named),
        stillComing: outcome.stillComing.map(named),
        ...(receipt && { receipt }),
      },
    });
    return null;
  });
}
