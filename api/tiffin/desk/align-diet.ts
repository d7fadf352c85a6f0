import { withSubscription } from '#api/admin/subscriptions/with-subscription.ts';
import type { StaffWrite } from '#api/core/context.ts';
import { setPlanDiet } from '#api/tiffin/plan-diet.ts';
import type { Diet } from '#contract/accounts.ts';
import type { AdminSubscription, adminSubscriptions } from '#contract/admin/subscriptions.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import type { SubscriptionStatus } from '#contract/subscriptions.ts';
import { lockCustomer } from '#db/accounts.ts';
import { findSubscription } from '#db/subscriptions.ts';
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
