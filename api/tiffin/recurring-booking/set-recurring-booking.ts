import type { Kysely, Transaction } from 'kysely';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { type NamedActor, transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type {
  Leftovers,
  RecurringBooking,
  RecurringBookingBody,
  RecurringBookingEntry,
  RecurringBookingPreview,
} from '#contract/tiffin/recurring-booking.ts';
import { lockTiffinOrders, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import {
  detachFromRecurringBooking,
  endRecurringBooking,
  findLatestRecurringBooking,
  insertRecurringBooking,
} from '#db/tiffin/recurring-bookings.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { checkQuantity } from '#domain/tiffin/quantity.ts';
import { SUBSCRIPTIONS_OVER } from '#domain/tiffin/subscription-states.ts';
import { bookRecurringOrders, mailRecurringBooking } from './book-recurring-orders.ts';
import {
  attachedByHand,
  dryRun,
  isSamePattern,
  type RecurringBookingState,
  readRecurringBookingState,
  releasableOrdersOf,
} from './dry-run.ts';

/** The recurring booking of a subscription, with what it comes to. */
async function presentRecurringBooking(
  db: Kysely<DB>,
  state: RecurringBookingState,
): Promise<RecurringBooking> {
  const { recurringBooking, subscription } = state;
  const before =
    recurringBooking ?? (await findLatestRecurringBooking(db, subscription.customer_id));
  const outlook = dryRun(state, recurringBooking?.entries ?? [], 'keep');
  return {
    subscriptionNumber: subscription.number,
    usual: recurringBooking
      ? { entries: recurringBooking.entries, since: recurringBooking.created_at.toString() }
      : null,
    before: before?.entries ?? null,
    ...outlook,
    // Whoever stops the recurring booking is asked about all that can still be released.
    leftovers: dryRun(state, [], 'keep').leftovers,
  };
}

type About = { db: Transaction<DB>; now: Temporal.Instant };

/** How it stands. */
export async function readRecurringBooking(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  subscription: SubscriptionWithFigures,
): Promise<RecurringBooking> {
  const about = { now: ctx.now, kitchen: await loadKitchen(ctx) };
  return presentRecurringBooking(
    ctx.db,
    await readRecurringBookingState(ctx.db, subscription, about),
  );
}

/**
 * Whether a subscription can have a pattern: `subscription_not_active`, `too_many_tiffins`,
 * `outside_service_area`. A plan that is over takes none; one that waits or rests keeps it until it
 * can book. Credits are no reason against it; the recurring booking waits for them.
 */
async function checkPattern(
  ctx: { db: Kysely<DB> },
  subscription: SubscriptionRow,
  entries: readonly RecurringBookingEntry[],
  kitchen: Kitchen,
): Promise<Refusal | null> {
  const { status } = subscription;
  if (SUBSCRIPTIONS_OVER.includes(status)) return refuse('subscription_not_active', { status });
  for (const [index, { quantity, deliveryAddress }] of entries.entries()) {
    const tooMany = checkQuantity(quantity, quantity, kitchen.settings);
    if (tooMany) return { ...tooMany, field: `entries.${index}.quantity` };
    const address = deliveryAddress ?? subscription.address.text;
    const field = `entries.${index}.deliveryAddress`;
    const checked = await checkAddress(ctx, address, kitchen, field);
    if (isRefusal(checked)) return checked;
  }
  return null;
}

/** What a pattern would book, and why it leaves days out, before it is saved. */
export async function previewRecurringBooking(
  ctx: About,
  subscription: SubscriptionWithFigures,
  body: RecurringBookingBody,
): Promise<RecurringBookingPreview | Refusal> {
  const kitchen = await loadKitchen(ctx);
  const problem = await checkPattern(ctx, subscription, body.entries, kitchen);
  if (problem) return problem;
  const state = await readRecurringBookingState(ctx.db, subscription, { now: ctx.now, kitchen });
  return dryRun(state, body.entries, body.leftovers);
}

/**
 * Cancels what a pattern had booked, with its credits back, and lets its days go, so that the next
 * pattern may book them. The caller has checked that it is not too late for that.
 */
async function releaseLeftovers(
  tx: Transaction<DB>,
  leftovers: readonly TiffinOrderWithSubscription[],
  actor: NamedActor,
  at: Temporal.Instant,
): Promise<TiffinOrderWithSubscription[]> {
  const ids = leftovers.map(({ id }) => id);
  const { moved } = await transitionTiffinOrders(tx, await lockTiffinOrders(tx, ids), {
    action: 'cancel',
    actor,
    at,
    reason: 'Released from your usual',
  });
  await detachFromRecurringBooking(tx, ids);
  return moved.map(({ order }) => order);
}

/**
 * Stops the weekly pattern of a locked subscription; what it has booked is kept, or released as far as
 * that is free. `kitchen` as it was loaded before the lock.
 */
export async function stopRecurringBooking(
  ctx: About,
  subscription: SubscriptionWithFigures,
  { leftovers, actor, kitchen }: { leftovers: Leftovers; actor: NamedActor; kitchen: Kitchen },
): Promise<RecurringBooking> {
  const about = { now: ctx.now, kitchen };
  const before = await readRecurringBookingState(ctx.db, subscription, about);
  if (!before.recurringBooking) return presentRecurringBooking(ctx.db, before);

  const given = leftovers === 'release' ? releasableOrdersOf(before, []) : [];
  const released = await releaseLeftovers(ctx.db, given, actor, ctx.now);
  await endRecurringBooking(ctx.db, before.recurringBooking.id, actor.who, ctx.now);
  const outlook = { days: [], lastsUntil: null };
  await mailRecurringBooking(ctx.db, subscription, { booked: [], released }, outlook);
  return presentRecurringBooking(
    ctx.db,
    await readRecurringBookingState(ctx.db, subscription, about),
  );
}

/**
 * Sets or changes the weekly pattern of a locked subscription and books what it wants, in one
 * transaction: what the pattern of before had booked is kept, or released and booked anew. The same
 * pattern again changes nothing. `kitchen` as `loadKitchenToBook` answered it before the lock.
 */
export async function saveRecurringBooking(
  ctx: About,
  subscription: SubscriptionWithFigures,
  { body, actor, kitchen }: { body: RecurringBookingBody; actor: NamedActor; kitchen: Kitchen },
): Promise<RecurringBooking | Refusal> {
  const about = { now: ctx.now, kitchen };
  const again = async () => (await lockSubscription(ctx.db, subscription.id)) ?? subscription;
  const entries = [...body.entries].sort((one, other) => one.weekday - other.weekday);
  const problem = await checkPattern(ctx, subscription, entries, kitchen);
  if (problem) return problem;

  const before = await readRecurringBookingState(ctx.db, subscription, about);
  const leftovers = body.leftovers === 'release' ? releasableOrdersOf(before, entries) : [];
  const released = await releaseLeftovers(ctx.db, leftovers, actor, ctx.now);
  let pattern = before.recurringBooking;
  if (!pattern || !isSamePattern(pattern.entries, entries)) {
    const standIns = attachedByHand(before);
    await detachFromRecurringBooking(
      ctx.db,
      standIns.map(({ id }) => id),
    );
    if (pattern) await endRecurringBooking(ctx.db, pattern.id, actor.who, ctx.now);
    pattern = await insertRecurringBooking(ctx.db, subscription.id, entries, actor.who, ctx.now);
  }

  const free = await readRecurringBookingState(ctx.db, await again(), about);
  const booked = await bookRecurringOrders(ctx.db, free, pattern, actor);
  const after = await readRecurringBookingState(ctx.db, await again(), about);
  const outlook = dryRun(after, entries, 'keep');
  await mailRecurringBooking(ctx.db, after.subscription, { booked, released }, outlook);
  return presentRecurringBooking(ctx.db, after);
}
