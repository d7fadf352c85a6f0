import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import {
  lockOwnSubscription,
  lockSubscription,
  type SubscriptionWithFigures,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { transition } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { presentSubscriptionWithOrders } from './read-subscription.ts';

/** Withdraws a subscription that still waits for approval: nothing was granted yet. */
export async function withdrawSubscription(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof subscriptions.withdraw>,
): Promise<Subscription | Refusal> {
  const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const refused = await withdrawLockedSubscription(ctx.db, row, {
    who: 'customer',
    reason: body.reason,
    at: ctx.now,
  });
  return (
    refused ?? presentSubscriptionWithOrders(ctx, (await lockSubscription(ctx.db, row.id)) ?? row)
  );
}

/**
 * Withdraws a locked subscription, for its customer or for the clock, and writes to the customer; the
 * refusal when its state does not allow it. What was paid for it already waits at the desk to be paid
 * back.
 */
export async function withdrawLockedSubscription(
  tx: Transaction<DB>,
  row: SubscriptionWithFigures,
  { who, reason, at }: { who: 'customer' | 'clock'; reason: string; at: Temporal.Instant },
): Promise<Refusal | null> {
  const step = transition(SUBSCRIPTION_STATES, 'withdraw', row.status, who);
  if (isRefusal(step)) return step;
  await updateSubscription(tx, row.id, { status: step.to, end_reason: reason, ended_at: at }, at);
  await enqueueMail(tx, {
    kind: 'subscription_withdrawn',
    customerId: row.customer_id,
    details: {
      name: row.customer_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      by: who,
    },
  });
  return null;
}
