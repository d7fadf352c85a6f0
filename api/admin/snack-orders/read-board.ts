import type { Kysely } from 'kysely';
import type { SnackBoard } from '#contract/admin/snack-orders.ts';
import { SnackOrderStatus } from '#contract/snack-orders.ts';
import { countCancelledOn, findNewestWaiting, listCounterOrders } from '#db/snack-boards.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/days.ts';
import { presentSnackOrderAtDesk } from './present.ts';

/**
 * A day at the counter, and what waits to be confirmed on any day from today on. As many queries
 * for a full day as for an empty one.
 */
export async function readBoard(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  day: string,
): Promise<SnackBoard> {
  const orders = (await listCounterOrders(ctx.db, day)).map(presentSnackOrderAtDesk);
  const cancelled = await countCancelledOn(ctx.db, day);
  const newest = await findNewestWaiting(ctx.db, dayOf(ctx.now));
  const inState = Map.groupBy(orders, (order) => order.status);
  const count = (status: SnackOrderStatus) => inState.get(status)?.length ?? 0;
  return {
    date: day,
    columns: SnackOrderStatus.options
      .filter((status) => status !== 'cancelled')
      .map((status) => ({ status, orders: inState.get(status) ?? [] })),
    byStatus: {
      pending: count('pending'),
      confirmed: count('confirmed'),
      preparing: count('preparing'),
      ready: count('ready'),
      delivered: count('delivered'),
      cancelled,
    },
    waiting: {
      orders: newest?.orders ?? 0,
      newest: newest
        ? { orderNumber: newest.number, createdAt: newest.created_at.toString() }
        : null,
    },
  };
}
