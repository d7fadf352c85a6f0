import type { CustomerWrite } from '#api/platform/http/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { moveOrders } from '#api/tiffin/orders/move-orders.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { BookedDelivery, Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { lockOwnSubscription, lockSubscription, updateSubscription } from '#db/tiffin/subscriptions.ts';
import { lockOrders } from '#db/tiffin/orders.ts';
import { hasChanged, outcomeOfCancelling } from './if-i-cancel.ts';
import { presentOne } from './read-subscription.ts';

/**
 * A customer ends an active or paused plan: what can still be stopped is cancelled with its credits,
 * the rest comes, and what the unused credits cost waits at the desk to be paid back, since money
 * moves outside the site (docs/decisions/0021). Where the outcome is no longer what the customer has
 * read, nothing happens (`cancelling_changed`).
 */
export async function cancelOwn(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof subscriptions.cancel>,
): Promise<Subscription | Refusal> {
  const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const kitchen = await loadKitchen(ctx);
  const by = { who: 'customer' } as const;
  const outcome = await outcomeOfCancelling(ctx.db, row, ctx.now, kitchen, by);
  if (isRefusal(outcome)) return outcome;
  const { released, stillComing, unusedCredits, payBack } = outcome;
  const { seen, reason } = body;
  if (hasChanged(outcome, seen)) return refuse('cancelling_changed');

  const orders = await lockOrders(
    ctx.db,
    released.map(({ id }) => id),
  );
  await moveOrders(ctx.db, orders, {
    action: 'cancel',
    mover: { who: 'customer', name: 'customer' },
    at: ctx.now,
    reason: 'Plan cancelled',
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
    },
    ctx.now,
  );
  await enqueueMail(ctx.db, {
    kind: 'subscription_cancelled',
    customerId: row.customer_id,
    details: {
      name: row.customer_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      by: 'customer',
      reason,
      paidBack: 0,
      unused: { credits: unusedCredits, payBack },
      cancelled: released.map(named),
      stillComing: stillComing.map(named),
    },
  });
  return presentOne(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
}

/** A booked delivery as the mail names it. */
export const named = ({ orderNumber, deliveryDate, deliveryTimeSlot }: BookedDelivery) => ({
  orderNumber,
  day: deliveryDate,
  slot: deliveryTimeSlot,
});
