import { handlers } from '#api/platform/http/handler.ts';
import { kitchenDays } from '#contract/tiffin/desk/tiffin-orders.ts';
import { closeDay } from './close-day.ts';
import { readKitchenDay } from './read-day.ts';

export const kitchenDayHandlers = handlers(kitchenDays, {
  read: (ctx, { params }) => readKitchenDay(ctx, params.date),
  close: (ctx, { params, body }) => closeDay(ctx, params.date, body.internalNote || null),
});
