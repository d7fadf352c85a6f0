import { handlers } from '#api/core/handler.ts';
import { tiffinOrders } from '#contract/tiffin-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { listHistory, listStatus, readOrder } from './read-orders.ts';
import { scheduleOrder } from './schedule-order.ts';
import { skipOrder } from './skip-order.ts';
import { unskipOrder } from './unskip-order.ts';

export const tiffinOrderHandlers = handlers(tiffinOrders, {
  schedule: scheduleOrder,
  read: readOrder,
  history: listHistory,
  status: listStatus,
  change: changeOrder,
  cancel: cancelOrder,
  skip: skipOrder,
  unskip: unskipOrder,
});
