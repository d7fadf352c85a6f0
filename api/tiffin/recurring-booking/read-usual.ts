import type { CustomerRead, CustomerWrite } from '#api/platform/http/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Usual, UsualPlan, usual } from '#contract/tiffin/usual.ts';
import { findOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { findLatestUsual } from '#db/tiffin/usual-bookings.ts';
import { checkPattern } from './check-pattern.ts';
import { type Weighed, weighPattern, weighUsual } from './weigh-usual.ts';

/** The usual of a subscription as its customer reads it. */
export async function presentUsual(
  { db, caller }: Pick<CustomerRead, 'db' | 'caller'>,
  weighed: Weighed,
): Promise<Usual> {
  const { usual, subscription } = weighed;
  const before = usual ?? (await findLatestUsual(db, caller.id));
  const plan = weighPattern(weighed, usual?.entries ?? [], 'keep');
  return {
    subscriptionNumber: subscription.number,
    usual: usual ? { entries: usual.entries, since: usual.created_at.toString() } : null,
    before: before?.entries ?? null,
    ...plan,
    // Whoever stops the usual is asked about all that can still be released.
    leftovers: weighPattern(weighed, [], 'keep').leftovers,
  };
}

/** One of the customer's own; somebody else's is a 404. */
export async function readUsual(
  ctx: CustomerRead,
  { params }: InputOf<typeof usual.read>,
): Promise<Usual | Refusal> {
  const subscription = await findOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!subscription) return refuse('subscription_not_found');
  const kitchen = await loadKitchen(ctx);
  return presentUsual(ctx, await weighUsual(ctx.db, subscription, { now: ctx.now, kitchen }));
}

/** What a pattern would book, and why it leaves days out, before it is saved. */
export async function previewUsual(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof usual.preview>,
): Promise<UsualPlan | Refusal> {
  const subscription = await findOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!subscription) return refuse('subscription_not_found');
  const kitchen = await loadKitchen(ctx);
  const problem = await checkPattern(ctx, subscription, body.entries, kitchen);
  if (problem) return problem;
  const weighed = await weighUsual(ctx.db, subscription, { now: ctx.now, kitchen });
  return weighPattern(weighed, body.entries, body.leftovers);
}
