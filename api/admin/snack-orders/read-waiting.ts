import type { Kysely } from 'kysely';
import type { WaitingSnackOrders } from '#contract/admin/snack-orders.ts';
import { findLastCameIn, findNewestWaiting } from '#db/snack-boards.ts';
import type { DB } from '#db/types.ts';
import type { IsoDay } from '#domain/days.ts';

/** How many snack orders wait to be confirmed for today and later, the latest of them, and of all. */
export async function readWaiting(db: Kysely<DB>, today: IsoDay): Promise<WaitingSnackOrders> {
  const newest = await findNewestWaiting(db, today);
  const last = await findLastCameIn(db);
  const lastCameIn = last
    ? { orderNumber: last.number, createdAt: last.created_at.toString() }
    : null;
  if (!newest) return { orders: 0, newest: null, lastCameIn };
  return {
    lastCameIn,
    orders: newest.orders,
    newest: {
      orderNumber: newest.number,
      deliveryDate: newest.delivery_day,
      createdAt: newest.created_at.toString(),
    },
  };
}
