import { fromSnapshot, handlers, ok } from '#api/platform/http/handler.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { daysGoodUntil, listSnackDays } from './list-days.ts';
import { placeOrder } from './place-order.ts';
import { listOwn, readByNumber } from './read-orders.ts';

export const snackOrderHandlers = handlers(snackOrders, {
  days: fromSnapshot(listSnackDays, daysGoodUntil),
  place: placeOrder,
  readByNumber,
  listOwn,
  cancel: async (ctx, input) => {
    const cancelled = await cancelOrder(ctx, input);
    return isRefusal(cancelled)
      ? cancelled
      : ok(cancelled, { message: 'Order cancelled successfully!' });
  },
});
