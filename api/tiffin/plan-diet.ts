import type { Transaction } from 'kysely';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import { presentOne } from '#api/tiffin/subscriptions/read-subscription.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Subscription, SubscriptionStatus, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { copyStandingFacts } from '#db/tiffin/store-orders.ts';
import {
  listRunningIds,
  lockOwnSubscription,
  lockSubscription,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import { NOT_CONFIRMED, NOT_COOKED } from '#db/tiffin/orders.ts';
import type { DB } from '#db/types.ts';
import { RUNNING } from '#domain/tiffin/diets.ts';

/**
 * Gives a locked plan another diet, and with it what is booked: the kitchen everything that is not
 * cooked yet, a customer only what the kitchen does not plan with yet.
 */
export async function setPlanDiet(
  tx: Transaction<DB>,
  id: string,
  diet: Diet,
  { who, at }: { who: 'staff' | 'customer'; at: Temporal.Instant },
): Promise<void> {
  await updateSubscription(tx, id, { diet }, at);
  const reached = who === 'staff' ? NOT_COOKED : NOT_CONFIRMED;
  await copyStandingFacts(tx, id, { diet }, at, reached);
}

/** A customer gives one of their running plans another diet. */
export async function changeOwnDiet(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof subscriptions.changeDiet>,
): Promise<Subscription | Refusal> {
  const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const status = row.status as SubscriptionStatus;
  if (!RUNNING.includes(status)) return refuse('action_not_allowed', { status });
  await setPlanDiet(ctx.db, row.id, body.diet, { who: 'customer', at: ctx.now });
  return presentOne(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
}

/** Gives all running plans of a customer their new diet; their account is locked. */
export async function setDietOfPlans(ctx: CustomerWrite, diet: Diet): Promise<void> {
  for (const id of await listRunningIds(ctx.db, ctx.caller.id)) {
    const row = await lockSubscription(ctx.db, id);
    if (row && row.diet !== diet)
      await setPlanDiet(ctx.db, id, diet, { who: 'customer', at: ctx.now });
  }
}
