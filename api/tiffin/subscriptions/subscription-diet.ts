import type { Transaction } from 'kysely';
import type { CustomerWrite, StaffWrite } from '#api/platform/http/context.ts';
import { withSubscription } from '#api/tiffin/desk/with-subscription.ts';
import { presentSubscriptionWithOrders } from '#api/tiffin/subscriptions/read-subscription.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import type { Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import {
  findSubscription,
  listOwnRunningIds,
  lockOwnSubscription,
  lockSubscription,
  type SubscriptionWithFigures,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import { copyFactsToOrders } from '#db/tiffin/write-orders.ts';
import type { DB } from '#db/types.ts';
import { TIFFINS_NOT_CONFIRMED, TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

/**
 * Gives a locked plan another diet, and with it what is booked: the kitchen everything that is not
 * cooked yet, a customer only what the kitchen does not plan with yet.
 */
async function setSubscriptionDiet(
  tx: Transaction<DB>,
  row: SubscriptionWithFigures,
  diet: Diet,
  { who, at }: { who: 'staff' | 'customer'; at: Temporal.Instant },
): Promise<void> {
  await updateSubscription(tx, row.id, { diet }, at);
  const reached = who === 'staff' ? TIFFINS_NOT_COOKED : TIFFINS_NOT_CONFIRMED;
  await copyFactsToOrders(tx, row, { diet }, at, reached);
}

/** A customer gives one of their running plans another diet. */
export async function changeOwnDiet(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof subscriptions.changeDiet>,
): Promise<Subscription | Refusal> {
  const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const { status } = row;
  if (!SUBSCRIPTIONS_RUNNING.includes(status)) return refuse('action_not_allowed', { status });
  await setSubscriptionDiet(ctx.db, row, body.diet, { who: 'customer', at: ctx.now });
  return presentSubscriptionWithOrders(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
}

/** Gives all running plans that are for a customer themselves their new diet; their account is locked. */
export async function setDietOfSubscriptions(ctx: CustomerWrite, diet: Diet): Promise<void> {
  for (const id of await listOwnRunningIds(ctx.db, ctx.caller.id)) {
    const row = await lockSubscription(ctx.db, id);
    if (row && row.member_id === null && row.diet !== diet)
      await setSubscriptionDiet(ctx.db, row, diet, { who: 'customer', at: ctx.now });
  }
}

/**
 * Brings the diet of a running plan in line with what is on record of whom it is for, or the record with
 * the plan: the customer's profile, or what is said of a household member.
 */
export async function alignDiet(
  ctx: StaffWrite,
  { params, body: { follow } }: InputOf<typeof adminSubscriptions.alignDiet>,
): Promise<AdminSubscription | Refusal> {
  const found = await findSubscription(ctx.db, params.id);
  if (!found) return refuse('subscription_not_found');
  // Customers are locked before their plans.
  const customer = await lockCustomer(ctx.db, found.customer_id);
  return withSubscription(ctx, params.id, 'align-diet', async (subscription) => {
    if (!customer || !SUBSCRIPTIONS_RUNNING.includes(subscription.status))
      return refuse('action_not_allowed', { status: subscription.status });
    if (follow === 'profile')
      await setSubscriptionDiet(ctx.db, subscription, subscription.profile_diet, {
        who: 'staff',
        at: ctx.now,
      });
    else if (subscription.member_id !== null)
      await ctx.db
        .updateTable('household_members')
        .set({ diet: subscription.diet })
        .where('id', '=', subscription.member_id)
        .execute();
    else
      await ctx.db
        .updateTable('customers')
        .set({ diet: subscription.diet, updated_at: ctx.now })
        .where('id', '=', customer.id)
        .execute();
    return null;
  });
}
