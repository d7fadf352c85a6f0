import type { Transaction } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { settlePayables } from '#db/money/settle.ts';
import {
  addSnackOrderSteps,
  findSnackOrders,
  type SnackOrderWithDetails,
} from '#db/snacks/orders.ts';
import type { DB } from '#db/types.ts';
import { type Actor, transition } from '#domain/platform/states.ts';
import { takesStock } from '#domain/snacks/order-corrections.ts';
import { SNACK_ORDER_STATES, type SnackOrderAction } from '#domain/snacks/order-states.ts';
import { giveStockBack, takeStockOfOtherDays } from './take-stock.ts';

/** Who moves an order, why, and what the kitchen adds. What is undefined stays as it is. */
export type SnackTransitionRequest = {
  action: Exclude<SnackOrderAction, 'change'>;
  actor: { who: Actor; name: string };
  at: Temporal.Instant;
  reason?: string | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/** What has gone along, as it is now and with the state that it left; what could not, and why. */
export type SnackTransitionResult = {
  moved: { order: SnackOrderWithDetails; from: SnackOrderStatus }[];
  refused: { order: SnackOrderWithDetails; refusal: Refusal }[];
};

/**
 * Takes locked orders one step along; one that cannot go there is named with the reason and holds up
 * none of the others. Cancelled ones give their snacks back to their days, unless they were cooked and
 * carried to a door already.
 */
export async function transitionSnackOrders(
  tx: Transaction<DB>,
  orders: readonly SnackOrderWithDetails[],
  { action, actor, at, reason, customerNote, internalNote }: SnackTransitionRequest,
): Promise<SnackTransitionResult> {
  const refused: SnackTransitionResult['refused'] = [];
  const going: { order: SnackOrderWithDetails; from: SnackOrderStatus; to: SnackOrderStatus }[] =
    [];
  for (const order of orders) {
    const from = order.status;
    const led =
      action === 'fail' && order.delivery_type === 'pickup'
        ? refuse('action_not_allowed', { status: 'for pickup' })
        : transition(SNACK_ORDER_STATES, action, from, actor.who);
    if (isRefusal(led)) refused.push({ order, refusal: led });
    else going.push({ order, from, to: led.to });
  }

  for (const [to, there] of Map.groupBy(going, (one) => one.to)) {
    await tx
      .updateTable('snack_orders')
      .set({
        status: to,
        updated_at: at,
        ...(reason !== undefined && {
          [to === 'undelivered' ? 'fail_reason' : 'cancel_reason']: reason,
        }),
        ...(customerNote !== undefined && { customer_note: customerNote || null }),
        ...(internalNote !== undefined && { internal_note: internalNote || null }),
      })
      .where(
        'id',
        'in',
        there.map(({ order }) => order.id),
      )
      .execute();
  }
  await addSnackOrderSteps(
    tx,
    going.map(({ order, to }) => ({ orderId: order.id, status: to, at, actor: actor.name })),
  );
  const cancelled = going
    .filter(({ order, to }) => !takesStock(to, order.steps))
    .map(({ order }) => order);
  if (cancelled.length > 0) await giveStockBack(tx, cancelled);

  const ids = going.map(({ order }) => order.id);
  await settlePayables(tx, 'snack_orders', ids);
  const after = await findSnackOrders(tx, ids);
  const fromOf = new Map(going.map(({ order, from }) => [order.id, from]));
  return {
    moved: after.flatMap((order) => {
      const from = fromOf.get(order.id);
      return from ? [{ order, from }] : [];
    }),
    refused,
  };
}

/** Takes one locked order a step along, or says why it cannot go there. */
export async function transitionSnackOrder(
  tx: Transaction<DB>,
  order: SnackOrderWithDetails,
  move: SnackTransitionRequest,
): Promise<SnackOrderWithDetails | Refusal> {
  const { moved, refused } = await transitionSnackOrders(tx, [order], move);
  return refused[0]?.refusal ?? moved[0]?.order ?? order;
}

/** Another day and hour for a locked order that nobody has begun to make. */
export type SnackOrderReschedule = { order: SnackOrderWithDetails; day: string; time: string };

/** Takes locked orders to other days, with what they take of each day's stock, and writes it down. */
export async function moveSnackOrdersToDays(
  tx: Transaction<DB>,
  moves: readonly SnackOrderReschedule[],
  { at, actor, reason }: { at: Temporal.Instant; actor: string; reason: string },
): Promise<SnackOrderWithDetails[]> {
  if (moves.length === 0) return [];
  const orders = moves.map(({ order }) => order);
  const dayOf = new Map(moves.map(({ order, day }) => [order.id, day]));
  await giveStockBack(tx, orders);
  await takeStockOfOtherDays(tx, orders, ({ id, delivery_day }) => dayOf.get(id) ?? delivery_day);
  for (const { order, day, time } of moves) {
    await tx
      .updateTable('snack_orders')
      .set({ delivery_day: day, delivery_time: time, updated_at: at })
      .where('id', '=', order.id)
      .execute();
  }
  await tx
    .insertInto('snack_order_moves')
    .values(
      moves.map(({ order, day, time }) => ({
        order_id: order.id,
        at,
        actor,
        reason: reason || null,
        from_day: order.delivery_day,
        from_time: order.delivery_time,
        to_day: day,
        to_time: time,
      })),
    )
    .execute();
  return findSnackOrders(
    tx,
    orders.map(({ id }) => id),
  );
}
