import { presentUser } from '#api/account/sign-in/present-user.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { setDietOfPlans } from '#api/tiffin/plan-diet.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import type { profile } from '#contract/account/profile.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { updateProfile } from '#db/account/accounts.ts';

/**
 * Changes what customers say of themselves (docs/rules.md#the-profile). Subscriptions and orders
 * keep their own copies: what is booked is cooked and brought as it was booked, unless the customer
 * wants the new diet for running plans, too. Allergies reach whatever is not cooked yet.
 */
export async function changeProfile(
  ctx: CustomerWrite,
  { body: { change_plans: changePlans, ...body } }: InputOf<typeof profile.update>,
) {
  const columns = { ...body, address: body.address || null };
  const changed = await updateProfile(ctx.db, ctx.caller.id, columns, ctx.now);
  if (!changed) return refuse('session_expired');
  if (changePlans) await setDietOfPlans(ctx, body.diet);
  return ok(presentUser(changed), { message: 'Profile updated successfully!' });
}
