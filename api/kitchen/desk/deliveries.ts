import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { listStops } from '#db/kitchen/deliveries.ts';
import { closureOn } from '#domain/kitchen/calendar.ts';
import { inStopOrder } from '#domain/kitchen/stop-order.ts';
import { dayOf } from '#domain/platform/days.ts';
import {
  actOnStop,
  collectAtStop,
  correctStop,
  dispatchMany,
  readCollected,
} from './act-at-stop.ts';
import { presentStop, readEventStops } from './present-stop.ts';

export const deliveryHandlers = handlers(deliveries, {
  list: async (ctx) => {
    const day = dayOf(ctx.now);
    const stops = inStopOrder(await listStops(ctx.db, day)).map(presentStop);
    const events = await readEventStops(ctx.db, day);
    const { closures } = await loadKitchen(ctx);
    return {
      day,
      stops,
      events,
      collected: await readCollected(ctx.db, day),
      closure: closureOn(day, closures)?.reason ?? null,
    };
  },
  onDay: async (ctx, { params: { date } }) => {
    const stops = await listStops(ctx.db, date, { withBooked: true });
    return {
      day: date,
      stops: inStopOrder(stops).map(presentStop),
      events: await readEventStops(ctx.db, date),
    };
  },
  dispatch: (ctx, { params }) =>
    actOnStop(ctx, { kind: 'tiffin', id: params.id, action: 'dispatch' }),
  dispatchMany: (ctx, { body }) => dispatchMany(ctx, body.ids),
  deliver: (ctx, { params, body }) => actOnStop(ctx, { ...params, ...body, action: 'deliver' }),
  fail: (ctx, { params, body }) => actOnStop(ctx, { ...params, ...body, action: 'fail' }),
  collect: collectAtStop,
  correct: correctStop,
});
