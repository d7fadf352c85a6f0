import type * as z from 'zod/mini';
import { recordPayment } from '#api/admin/payments/record-payment.ts';
import type { StaffWrite } from '#api/core/context.ts';
import { enqueueMail } from '#api/mail/enqueue-mail.ts';
import { moveOrders } from '#api/tiffin-orders/move-orders.ts';
import type { PaymentBody } from '#contract/admin/payments.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import type { Slot } from '#contract/tiffin-orders.ts';
import { updateSubscription } from '#db/subscriptions.ts';
import { listOpenOrders, lockOrders } from '#db/tiffin-orders.ts';
import { formatMoney } from '#domain/money.ts';
import { checkStaffAction, noteChanges, staffName, withSubscription } from './with-subscription.ts';

type Cancelling = {
  reason: string;
  /** Unused credits that the kitchen pays back, as a positive amount. */
  payBack?: z.output<typeof PaymentBody> | null | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/**
 * Ends a subscription: what is booked and not cooked yet is cancelled with its credits released,
 * and what is paid back is written as a negative payment, never more than was paid.
 */
export function cancelSubscription(ctx: StaffWrite, id: string, cancelling: Cancelling) {
  const { reason, payBack, ...notes } = cancelling;
  return withSubscription(ctx, id, 'cancel', async (row): Promise<Refusal | null> => {
    const refusal = checkStaffAction(row, 'cancel');
    if (refusal) return refusal;
    if (payBack && (payBack.amount <= 0 || payBack.amount > row.paid_cents)) {
      return refuse(
        'amount_disagrees',
        { most: formatMoney(row.paid_cents) },
        { field: 'payBack.amount' },
      );
    }
    const open = await listOpenOrders(ctx.db, row.id);
    const orders = await lockOrders(
      ctx.db,
      open.map((order) => order.id),
    );
    const { moved } = await moveOrders(ctx.db, orders, {
      action: 'cancel',
      mover: { who: 'staff', name: staffName(ctx) },
      at: ctx.now,
      reason,
    });
    await updateSubscription(
      ctx.db,
      row.id,
      {
        status: 'cancelled',
        end_reason: reason,
        ended_at: ctx.now,
        paused_by: null,
        pause_from: null,
        paused_until: null,
        ...noteChanges(notes),
      },
      ctx.now,
    );
    if (payBack)
      await recordPayment(ctx, { subscriptionId: row.id }, { ...payBack, amount: -payBack.amount });
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
        cancelled: moved.map(({ order }) => ({
          orderNumber: order.number,
          day: order.delivery_day,
          slot: order.slot as Slot,
        })),
      },
    });
    return null;
  });
}
