import type { Kysely } from 'kysely';
import type { CustomerRead } from '#api/core/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/refusal.ts';
import type {
  BookedDelivery,
  IfICancel,
  SubscriptionStatus,
  subscriptions,
} from '#contract/subscriptions.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { findOwnSubscription, type SubscriptionWithFigures } from '#db/subscriptions.ts';
import { listUnfinishedOrders } from '#db/tiffin-orders.ts';
import type { DB } from '#db/types.ts';
import { ifICancel } from '#domain/if-i-cancel.ts';
import type { Kitchen } from '#domain/settings.ts';
import { transition } from '#domain/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/subscription-states.ts';

/**
 * What a plan was bought for, what came for it, in cents, and the credits beyond those that were
 * bought, used ones among them: what the worth of its unused credits rests on.
 */
export const worthOf = (row: SubscriptionWithFigures) => ({
  bought: {
    tiffinCount: row.tiffin_count,
    subtotal: row.subtotal_cents,
    deliveryFee: row.delivery_cents,
    taxAmount: row.tax_cents,
  },
  paid: row.received_cents,
  given: Math.max(0, row.used_credits + row.reserved + row.available - row.tiffin_count),
});

/** What becomes of a plan that its customer cancels at `now`, by its booked tiffins as they are. */
export async function outcomeOfCancelling(
  db: Kysely<DB>,
  row: SubscriptionWithFigures,
  now: Temporal.Instant,
  kitchen: Kitchen,
): Promise<IfICancel | Refusal> {
  const status = row.status as SubscriptionStatus;
  const step = transition(SUBSCRIPTION_STATES, 'cancel', status, 'customer');
  if (isRefusal(step)) return step;
  const orders = await listUnfinishedOrders(db, row.id);
  const outcome = ifICancel(
    {
      orders: orders.map((order) => ({
        id: order.id,
        orderNumber: order.number,
        deliveryDate: order.delivery_day,
        deliveryTimeSlot: order.slot as Slot,
        quantity: order.quantity,
        status: order.status as TiffinOrderStatus,
      })),
      available: row.available,
      ...worthOf(row),
    },
    now,
    kitchen,
  );
  return {
    ...outcome,
    released: outcome.released.map(delivery),
    stillComing: outcome.stillComing.map(delivery),
    taxPercentage: row.tax_basis_points,
  };
}

const delivery = ({
  id,
  orderNumber,
  deliveryDate,
  deliveryTimeSlot,
  quantity,
}: BookedDelivery) => ({
  id,
  orderNumber,
  deliveryDate,
  deliveryTimeSlot,
  quantity,
});

/** The same for the customer who asks before they cancel; somebody else's plan is a 404. */
export async function readIfICancel(
  ctx: CustomerRead,
  { params }: InputOf<typeof subscriptions.ifICancel>,
): Promise<IfICancel | Refusal> {
  const row = await findOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  return outcomeOfCancelling(ctx.db, row, ctx.now, await loadKitchen(ctx));
}
