import { handlers, ok } from '#api/platform/http/handler.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { type TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { listHistory, listStatus, readOrder } from './read-orders.ts';
import { scheduleOrder } from './schedule-order.ts';
import { skipOrder } from './skip-order.ts';
import { unskipOrder } from './unskip-order.ts';

export const tiffinOrderHandlers = handlers(tiffinOrders, {
  schedule: async (ctx, input) =>
    said('Order scheduled successfully!', await scheduleOrder(ctx, input)),
  read: readOrder,
  history: listHistory,
  status: listStatus,
  change: changeOrder,
  cancel: async (ctx, input) =>
    said('Order cancelled successfully!', await cancelOrder(ctx, input)),
  skip: async (ctx, input) => {
    const skipped = await skipOrder(ctx, input);
    if (isRefusal(skipped)) return skipped;
    const day = formatDayLong(skipped.deliveryDate);
    return said(`Tiffin successfully skipped for ${day}. Credits will be refunded.`, skipped);
  },
  unskip: unskipOrder,
});

/** The order with the words of success (docs/rules.md#fixed-words), or the refusal as it is. */
const said = (message: string, answered: TiffinOrder | Refusal) =>
  isRefusal(answered) ? answered : ok(answered, { message });
