import type { Kysely } from 'kysely';
import type { WaitingSnackOrders } from '#contract/admin/snack-orders.ts';
import { findNewestWaiting } from '#db/snack-boards.ts';
import type { DB } from '#db/types.ts';
import type { IsoDay } from '#domain/days.ts';

/** How many snack orders wait to be confirmed for today and later, and the latest to come in. */
export async function readWaiting(db: Kysely<DB>, today: IsoDay): Promise<WaitingSnackOrders> {
  const newest = await findNewestWaiting(db, today);
  if (!newest) return { orders: 0, newest: null };
  return {
    orders: newest.orders,
    newest: {
      orderNumber: newest.number,
      deliveryDate: newest.delivery_day,
      createdAt: newest.created_at.toString(),
    },
  };
}
