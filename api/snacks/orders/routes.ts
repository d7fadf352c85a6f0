import {
  fromSnapshot,
  handlers,
  ok,
  readingAhead,
  type SnapshotContext,
} from '#api/platform/http/handler.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { type SnackDays, snackOrders } from '#contract/snacks/orders.ts';
import { listClosures } from '#db/kitchen/closures.ts';
import { addDays, dayOf, instantAt } from '#domain/platform/days.ts';
import { snackDayRange } from '#domain/snacks/snack-times.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeSnackOrder, readForOwnOrder } from './place-order.ts';
import { listOwn, readByNumber } from './present-order.ts';

/** The days that snacks can be ordered for, with the closures that fall into them. */
async function listSnackDays(ctx: SnapshotContext): Promise<SnackDays> {
  const { first, last } = snackDayRange(ctx.now);
  const closures = await listClosures(ctx.db, first);
  return { first, last, closures: closures.filter(({ startDay }) => startDay <= last) };
}

/** Tomorrow they begin a day later. */
export const daysGoodUntil = (now: Temporal.Instant): Temporal.Instant =>
  instantAt(addDays(dayOf(now), 1), '00:00');

export const snackOrderHandlers = handlers(snackOrders, {
  days: fromSnapshot(listSnackDays, daysGoodUntil),
  place: readingAhead(readForOwnOrder, placeSnackOrder),
  readByNumber,
  listOwn,
  cancel: async (ctx, input) => {
    const cancelled = await cancelOrder(ctx, input);
    return isRefusal(cancelled)
      ? cancelled
      : ok(cancelled, { message: 'Order cancelled successfully!' });
  },
});
