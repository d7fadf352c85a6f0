import type { CustomerWrite } from '#api/platform/http/context.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Usual, usual } from '#contract/tiffin/usual.ts';
import { lockOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { forgetUsualDays, insertUsual, stopUsual } from '#db/tiffin/usual-bookings.ts';
import { checkPattern } from './check-pattern.ts';
import { fillUsual } from './fill-usual.ts';
import { mailUsual } from './mail-usual.ts';
import { presentUsual } from './read-usual.ts';
import { releaseLeftovers } from './release-leftovers.ts';
import { isSamePattern, leftoversOf, standInsOf, weighPattern, weighUsual } from './weigh-usual.ts';

/**
 * Sets or changes the weekly pattern of a subscription and books what it wants, in one transaction:
 * what the pattern of before had booked is kept, or released and booked anew. The same pattern again
 * changes nothing.
 */
export async function saveUsual(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof usual.save>,
): Promise<Usual | Refusal> {
  const about = { now: ctx.now, kitchen: await loadKitchenToBook(ctx) };
  const lock = () => lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  const subscription = await lock();
  if (!subscription) return refuse('subscription_not_found');
  const entries = [...body.entries].sort((one, other) => one.weekday - other.weekday);
  const problem = await checkPattern(ctx, subscription, entries, about.kitchen);
  if (problem) return problem;

  const before = await weighUsual(ctx.db, subscription, about);
  const leftovers = body.leftovers === 'release' ? leftoversOf(before, entries) : [];
  const released = await releaseLeftovers(ctx.db, leftovers, ctx.now);
  let pattern = before.usual;
  if (!pattern || !isSamePattern(pattern.entries, entries)) {
    const standIns = standInsOf(before);
    await forgetUsualDays(
      ctx.db,
      standIns.map(({ id }) => id),
    );
    if (pattern) await stopUsual(ctx.db, pattern.id, ctx.now);
    pattern = await insertUsual(ctx.db, subscription.id, entries, ctx.now);
  }

  const free = await weighUsual(ctx.db, (await lock()) ?? subscription, about);
  const mover = { who: 'customer', name: 'customer' } as const;
  const booked = await fillUsual(ctx.db, free, pattern, mover);
  const after = await weighUsual(ctx.db, (await lock()) ?? subscription, about);
  const plan = weighPattern(after, entries, 'keep');
  await mailUsual(ctx.db, after.subscription, { booked, released }, plan);
  return presentUsual(ctx, after);
}
