import { withSubscription } from '#api/tiffin/desk/subscriptions/with-subscription.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { setPlanDiet } from '#api/tiffin/plan-diet.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type { AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk/subscriptions.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import { findSubscription } from '#db/tiffin/subscriptions.ts';
import { RUNNING } from '#domain/tiffin/diets.ts';

/** Brings the diet of a running plan in line with its customer's profile, or the profile with the plan. */
export async function alignDiet(
  ctx: StaffWrite,
  { params, body: { follow } }: InputOf<typeof adminSubscriptions.alignDiet>,
): Promise<AdminSubscription | Refusal> {
  const found = await findSubscription(ctx.db, params.id);
  if (!found) return refuse('subscription_not_found');
  // Customers are locked before their plans.
  const customer = await lockCustomer(ctx.db, found.customer_id);
  return withSubscription(ctx, params.id, 'align-diet', async (plan) => {
    if (!customer || !RUNNING.includes(plan.status as SubscriptionStatus))
      return refuse('action_not_allowed', { status: plan.status });
    if (follow === 'profile')
      await setPlanDiet(ctx.db, plan.id, customer.diet as Diet, { who: 'staff', at: ctx.now });
    else
      await ctx.db
        .updateTable('customers')
        .set({ diet: plan.diet, updated_at: ctx.now })
        .where('id', '=', customer.id)
        .execute();
    return null;
  });
}
