import type { Kysely } from 'kysely';
import type { CustomerRead } from '#api/platform/http/context.ts';
import { ok, paginate } from '#api/platform/http/handler.ts';
import { readToldProfile } from '#api/kitchen/told-profile.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOrderWithPayment, snackOrders } from '#contract/snacks/orders.ts';
import { findOwnSnackOrder, listOwnSnackOrders, type WholeSnackOrder } from '#db/snacks/orders.ts';
import type { DB } from '#db/types.ts';
import { presentSnackOrder } from './present-order.ts';

/** An order with how to pay what is still owed for it (docs/rules.md#paying). */
export async function presentWithPayment(
  db: Kysely<DB>,
  order: WholeSnackOrder,
): Promise<SnackOrderWithPayment> {
  const { paymentWays } = await readToldProfile(db);
  return {
    ...presentSnackOrder(order),
    payment: {
      reference: order.number,
      amount: order.owed_cents,
      ways: paymentWays,
    },
  };
}

/** One of the own orders by its number; somebody else's is a 404. */
export async function readByNumber(
  ctx: CustomerRead,
  { params }: InputOf<typeof snackOrders.readByNumber>,
): Promise<SnackOrderWithPayment | Refusal> {
  const order = await findOwnSnackOrder(ctx.db, ctx.caller.id, params.number);
  return order ? presentWithPayment(ctx.db, order) : refuse('order_not_found');
}

/** The own orders, newest first, whatever the path says (docs/rules.md#who-may-call-what). */
export async function listOwn(ctx: CustomerRead, { query }: InputOf<typeof snackOrders.listOwn>) {
  const { orders, total } = await listOwnSnackOrders(ctx.db, ctx.caller.id, query);
  return ok(orders.map(presentSnackOrder), { pagination: paginate(query, total) });
}
