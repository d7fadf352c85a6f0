import type { CustomerWrite } from '#api/core/context.ts';
import { enqueueMail } from '#api/mail/enqueue-mail.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts';
import type { Subscription, SubscriptionStatus, subscriptions } from '#contract/subscriptions.ts';
import { lockOwnSubscription, lockSubscription, updateSubscription } from '#db/subscriptions.ts';
import { transition } from '#domain/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/subscription-states.ts';
import { presentOne } from './read-subscription.ts';

/** Withdraws a subscription that still waits for approval; nothing was granted, nothing is owed. */
export async function withdraw(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof subscriptions.withdraw>,
): Promise<Subscription | Refusal> {
  const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const step = transition(
    SUBSCRIPTION_STATES,
    'withdraw',
    row.status as SubscriptionStatus,
    'customer',
  );
  if (isRefusal(step)) return step;
  await updateSubscription(
    ctx.db,
    row.id,
    { status: step.to, end_reason: body.reason, ended_at: ctx.now },
    ctx.now,
  );
  await enqueueMail(ctx.db, {
    kind: 'subscription_withdrawn',
    customerId: row.customer_id,
    details: { name: row.customer_name, subscriptionNumber: row.number, planName: row.plan_name },
  });
  return presentOne(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
}
