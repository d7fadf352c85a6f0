import { handlers } from '#api/core/handler.ts';
import { kitchenDays } from '#contract/admin/tiffin-orders.ts';
import { closeDay } from './close-day.ts';
import { readKitchenDay } from './read-day.ts';

export const kitchenDayHandlers = handlers(kitchenDays, {
  read: (ctx, { params }) => readKitchenDay(ctx, params.date),
  close: (ctx, { params, body }) => closeDay(ctx, params.date, body.internalNote || null),
});
