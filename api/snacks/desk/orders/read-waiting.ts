import type { Kysely } from 'kysely';
import type { WaitingSnackOrders } from '#contract/snacks/desk/orders.ts';
import { findLastCameIn, findNewestWaiting, findUnconfirmedBetween } from '#db/snacks/boards.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/platform/days.ts';

/** So long before it is cancelled an order that nobody has confirmed alarms the desk. */
const ALARM_AHEAD = { hours: 1 };

/**
 * How many snack orders wait to be confirmed for today and later, the latest of them, and of all; and
 * those that the clock is about to cancel.
 */
export async function readWaiting(
  db: Kysely<DB>,
  now: Temporal.Instant,
): Promise<WaitingSnackOrders> {
  const newest = await findNewestWaiting(db, dayOf(now));
  const last = await findLastCameIn(db);
  const soon = await findUnconfirmedBetween(db, now, now.add(ALARM_AHEAD));
  return {
    orders: newest?.orders ?? 0,
    newest: newest
      ? {
          orderNumber: newest.number,
          deliveryDate: newest.delivery_day,
          createdAt: newest.created_at.toString(),
        }
      : null,
    dueSoon: soon
      ? {
          orders: soon.orders,
          deliveryDate: soon.day,
          deliveryTime: soon.time,
          cancelledAt: soon.ends_at.toString(),
        }
      : null,
    lastCameIn: last ? { orderNumber: last.number, createdAt: last.created_at.toString() } : null,
  };
}
