import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { CustomerRead, CustomerWrite } from '#api/platform/http/context.ts';
import { transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type {
  BookedDelivery,
  CancellationQuote,
  SeenCancellationQuote,
  Subscription,
  subscriptions,
} from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { balanceOfRow, boughtOfRow, givenCredits } from '#db/money/payables.ts';
import { listUnfinishedOrders, lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import {
  endSubscription,
  findOwnSubscription,
  lockOwnSubscription,
  lockSubscription,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { transition } from '#domain/platform/states.ts';
import { cancellationQuote } from '#domain/tiffin/cancellation-quote.ts';
import { TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { presentSubscriptionWithOrders } from './read-subscription.ts';

const isNotCooked = (status: TiffinOrderStatus): boolean => TIFFINS_NOT_COOKED.includes(status);

/** What the worth of a plan's unused credits rests on. */
export const soldCreditsOf = (row: SubscriptionWithFigures) => ({
  bought: boughtOfRow(row),
  totals: balanceOfRow(row),
  given: givenCredits(row),
});

/**
 * What becomes of a plan that is cancelled at `now`, by its booked tiffins as they are. The desk may
 * stop everything (`stopsAll`) that it has not begun to cook.
 */
export async function quoteCancellation(
  db: Kysely<DB>,
  row: SubscriptionWithFigures,
  now: Temporal.Instant,
  kitchen: Kitchen,
  { who, stopsAll = false }: { who: 'customer' | 'staff'; stopsAll?: boolean },
): Promise<CancellationQuote | Refusal> {
  const { status } = row;
  const step = transition(SUBSCRIPTION_STATES, 'cancel', status, who);
  if (isRefusal(step)) return step;
  const orders = await listUnfinishedOrders(db, row.id);
  const left = {
    orders: orders.map((order) => ({
      id: order.id,
      orderNumber: order.number,
      deliveryDate: order.delivery_day,
      deliveryTimeSlot: order.slot,
      quantity: order.quantity,
      status: order.status,
    })),
    available: row.available,
    ...soldCreditsOf(row),
  };
  const outcome = stopsAll
    ? cancellationQuote(left, now, kitchen, (order) => isNotCooked(order.status))
    : cancellationQuote(left, now, kitchen);
  return {
    ...outcome,
    released: outcome.released.map(delivery),
    stillComing: outcome.stillComing.map(delivery),
    taxPercentage: row.tax_basis_points,
  };
}

/** Whether an outcome is no longer what somebody has read. */
export const hasQuoteChanged = (
  { unusedCredits, payBack }: CancellationQuote,
  seen: z.output<typeof SeenCancellationQuote> | undefined,
): boolean =>
  seen !== undefined && (seen.unusedCredits !== unusedCredits || seen.payBack !== payBack);

const delivery = ({
  id,
  orderNumber,
  deliveryDate,
  deliveryTimeSlot,
  quantity,
  status,
}: Omit<BookedDelivery, 'underWay'> & { status: TiffinOrderStatus }): BookedDelivery => ({
  id,
  orderNumber,
  deliveryDate,
  deliveryTimeSlot,
  quantity,
  underWay: !isNotCooked(status),
});

/** The same for the customer who asks before they cancel; somebody else's plan is a 404. */
export async function readCancellationQuote(
  ctx: CustomerRead,
  { params }: InputOf<typeof subscriptions.ifICancel>,
): Promise<CancellationQuote | Refusal> {
  const row = await findOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const kitchen = await loadKitchen(ctx);
  return quoteCancellation(ctx.db, row, ctx.now, kitchen, { who: 'customer' });
}

/**
 * A customer ends an active or paused plan: what can still be stopped is cancelled with its credits,
 * the rest comes, and what the unused credits cost waits at the desk to be paid back, since money
 * moves outside the site (docs/decisions/0021). Where the outcome is no longer what the customer has
 * read, nothing happens (`cancelling_changed`).
 */
export async function cancelOwn(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof subscriptions.cancel>,
): Promise<Subscription | Refusal> {
  const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const kitchen = await loadKitchen(ctx);
  const by = { who: 'customer' } as const;
  const outcome = await quoteCancellation(ctx.db, row, ctx.now, kitchen, by);
  if (isRefusal(outcome)) return outcome;
  const { released, stillComing, unusedCredits, payBack } = outcome;
  const { seen, reason } = body;
  if (hasQuoteChanged(outcome, seen)) return refuse('cancelling_changed');

  const orders = await lockTiffinOrders(
    ctx.db,
    released.map(({ id }) => id),
  );
  await transitionTiffinOrders(ctx.db, orders, {
    action: 'cancel',
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
    reason: 'Plan cancelled',
  });
  await endSubscription(ctx.db, row.id, { end_reason: reason }, ctx.now);
  await enqueueMail(ctx.db, {
    kind: 'subscription_cancelled',
    customerId: row.customer_id,
    details: {
      name: row.customer_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      by: 'customer',
      reason,
      paidBack: 0,
      unused: { credits: unusedCredits, payBack },
      cancelled: released.map(named),
      stillComing: stillComing.map(named),
    },
  });
  return presentSubscriptionWithOrders(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
}

/** A booked delivery as the mail names it. */
export const named = ({ orderNumber, deliveryDate, deliveryTimeSlot }: BookedDelivery) => ({
  orderNumber,
  day: deliveryDate,
  slot: deliveryTimeSlot,
});
