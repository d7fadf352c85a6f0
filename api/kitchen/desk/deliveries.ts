import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { encodeOnce } from '#api/platform/http/compile-schema.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { listKeptStops, listStops, type StopRow } from '#db/kitchen/deliveries.ts';
import { readTogether } from '#db/platform/read-together.ts';
import { closureOn } from '#domain/kitchen/calendar.ts';
import { inStopOrder } from '#domain/kitchen/stop-order.ts';
import { dayOf } from '#domain/platform/days.ts';
import { onceForEach } from '#domain/platform/once-for-each.ts';
import {
  actOnStop,
  collectAtStop,
  correctStop,
  dispatchMany,
  readCollected,
} from './act-at-stop.ts';
import { presentStop, readEventStops } from './present-stop.ts';

const presentOnce = onceForEach((row: StopRow) => encodeOnce(presentStop(row)));

export const deliveryHandlers = handlers(deliveries, {
  list: async (ctx) => {
    const day = dayOf(ctx.now);
    const { now } = ctx;
    const [stops, events, collected, { closures }] = await readTogether(ctx.db, (db) =>
      Promise.all([
        listKeptStops(db, day),
        readEventStops(db, day),
        readCollected(db, day),
        loadKitchen({ db, now }),
      ]),
    );
    return {
      day,
      stops: inStopOrder(stops).map(presentOnce),
      events,
      collected,
      closure: closureOn(day, closures)?.reason ?? null,
    };
  },
  onDay: async (ctx, { params: { date } }) => {
    const [stops, events] = await Promise.all([
      listStops(ctx.db, { day: date, withBooked: true }),
      readEventStops(ctx.db, date),
    ]);
    return { day: date, stops: inStopOrder(stops).map(presentStop), events };
  },
  dispatch: (ctx, { params }) =>
    actOnStop(ctx, { kind: 'tiffin', id: params.id, action: 'dispatch' }),
  dispatchMany: (ctx, { body }) => dispatchMany(ctx, body.ids),
  deliver: (ctx, { params, body }) => actOnStop(ctx, { ...params, ...body, action: 'deliver' }),
  fail: (ctx, { params, body }) => actOnStop(ctx, { ...params, ...body, action: 'fail' }),
  collect: collectAtStop,
  correct: correctStop,
});
