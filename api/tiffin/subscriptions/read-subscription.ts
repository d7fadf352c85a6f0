import type { Kysely } from 'kysely';
import type { CustomerRead } from '#api/platform/http/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readToldProfile } from '#api/kitchen/told-profile.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import {
  findOwnSubscription,
  listOwnSubscriptions,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import { listOrdersOf } from '#db/tiffin/orders.ts';
import type { DB } from '#db/types.ts';
import { presentSubscription } from './present-subscription.ts';

/** A subscription shows this many of its latest orders; the history pages through all of them. */
const ORDERS_SHOWN = 200;

/**
 * How to pay a subscription, by ways outside the site; its own number is the reference
 * (docs/rules.md#paying).
 */
export async function paymentInstructions(db: Kysely<DB>, row: SubscriptionWithFigures) {
  const { paymentWays } = await readToldProfile(db);
  return {
    reference: row.number,
    amount: row.owed_cents,
    ways: paymentWays,
  };
}

/** One subscription as its customer reads it, with its latest orders. */
export async function presentOne(
  ctx: Pick<CustomerRead, 'db' | 'now'>,
  row: SubscriptionWithFigures,
): Promise<Subscription> {
  const kitchen = await loadKitchen(ctx);
  const orders = await listOrdersOf(ctx.db, [row.id], ORDERS_SHOWN);
  return presentSubscription(row, orders, ctx.now, kitchen);
}

/** One of the customer's own subscriptions by id or number; somebody else's is a 404. */
export async function readSubscription(ctx: CustomerRead, idOrNumber: string) {
  const row = await findOwnSubscription(ctx.db, ctx.caller.id, idOrNumber);
  if (!row) return refuse('subscription_not_found') as Refusal;
  return { ...(await presentOne(ctx, row)), payment: await paymentInstructions(ctx.db, row) };
}

/**
 * All of the customer's own subscriptions, newest first, whatever the path says
 * (docs/rules.md#who-may-call-what).
 */
export async function listSubscriptions(ctx: CustomerRead): Promise<Subscription[]> {
  const kitchen = await loadKitchen(ctx);
  const rows = await listOwnSubscriptions(ctx.db, ctx.caller.id);
  const orders = await listOrdersOf(
    ctx.db,
    rows.map((row) => row.id),
    ORDERS_SHOWN * 5,
  );
  return rows.map((row) =>
    presentSubscription(
      row,
      orders.filter((order) => order.subscription_id === row.id),
      ctx.now,
      kitchen,
    ),
  );
}
