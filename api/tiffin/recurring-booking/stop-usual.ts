import type { CustomerWrite } from '#api/platform/http/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Usual, usual } from '#contract/tiffin/usual.ts';
import { lockOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { stopUsual as storeStop } from '#db/tiffin/usual-bookings.ts';
import { mailUsual } from './mail-usual.ts';
import { presentUsual } from './read-usual.ts';
import { releaseLeftovers } from './release-leftovers.ts';
import { leftoversOf, weighUsual } from './weigh-usual.ts';

/** Stops the weekly pattern; what it has booked is kept, or released as far as that is free. */
export async function stopUsual(
  ctx: CustomerWrite,
  { params, query }: InputOf<typeof usual.stop>,
): Promise<Usual | Refusal> {
  const about = { now: ctx.now, kitchen: await loadKitchen(ctx) };
  const subscription = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!subscription) return refuse('subscription_not_found');
  const before = await weighUsual(ctx.db, subscription, about);
  if (!before.usual) return presentUsual(ctx, before);

  const leftovers = query.leftovers === 'release' ? leftoversOf(before, []) : [];
  const released = await releaseLeftovers(ctx.db, leftovers, ctx.now);
  await storeStop(ctx.db, before.usual.id, ctx.now);
  const plan = { days: [], lastsUntil: null };
  await mailUsual(ctx.db, subscription, { booked: [], released }, plan);
  return presentUsual(ctx, await weighUsual(ctx.db, subscription, about));
}
