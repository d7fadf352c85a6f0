import type { Kysely } from 'kysely';
import type { SnackBoard } from '#contract/snacks/desk/orders.ts';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { countCancelledOn, listCounterOrders, listOpenSnackDays } from '#db/snacks/boards.ts';
import type { DB } from '#db/types.ts';
import { presentOpenDay, presentSnackOrderAtDesk } from './present.ts';
import { readWaiting } from './read-waiting.ts';

/**
 * A day at the counter, what waits to be confirmed on any day from today on, and which days have
 * orders to hand over. As many queries for a full day as for an empty one.
 */
export async function readBoard(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  day: string,
): Promise<SnackBoard> {
  const orders = (await listCounterOrders(ctx.db, day)).map(presentSnackOrderAtDesk);
  const cancelled = await countCancelledOn(ctx.db, day);
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
      undelivered: count('undelivered'),
      delivered: count('delivered'),
      cancelled,
    },
    waiting: await readWaiting(ctx.db, ctx.now),
    openDays: (await listOpenSnackDays(ctx.db)).map(presentOpenDay),
  };
}
