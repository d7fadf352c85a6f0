import { type Kysely, sql } from 'kysely';
import { presentOpenDay } from '#api/admin/snack-orders/present.ts';
import { readWaiting } from '#api/admin/snack-orders/read-waiting.ts';
import { handlers } from '#api/core/handler.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { overview } from '#contract/admin/desk.ts';
import { wantsChange } from '#db/event-book.ts';
import { listDayLoads, listOpenPastDays } from '#db/kitchen-days.ts';
import { listOpenSnackDays } from '#db/snack-boards.ts';
import type { DB } from '#db/types.ts';
import { isServiceDay } from '#domain/calendar.ts';
import { addDays, dayOf, type IsoDay } from '#domain/days.ts';

/** How many days of load the desk sees coming, today included. */
const DAYS_AHEAD = 14;

/** What waits at the desk, counted in one query. */
async function countWaiting(db: Kysely<DB>, today: IsoDay) {
  const { rows } = await sql<{
    pendingSubscriptions: number;
    unpaidSubscriptions: number;
    payBacksDue: number;
    pendingOrders: number;
    pendingInquiries: number;
    quotesToChange: number;
    pastEvents: number;
    waitingMessages: number;
    failedMails: number;
    ledgerAlarms: number;
  }>`
    SELECT
      (SELECT count(*)::int FROM subscriptions WHERE status = 'pending_approval') AS "pendingSubscriptions",
      (SELECT count(*)::int FROM subscriptions WHERE owed_cents > 0
        AND status <> 'pending_approval') AS "unpaidSubscriptions",
      (SELECT count(*)::int FROM subscriptions WHERE pay_back_due_cents > 0) AS "payBacksDue",
      (SELECT count(*)::int FROM tiffin_orders WHERE status = 'pending_confirmation') AS "pendingOrders",
      (SELECT count(*)::int FROM catering_inquiries WHERE status = 'pending') AS "pendingInquiries",
      (SELECT count(*)::int FROM catering_inquiries inquiry WHERE ${wantsChange}) AS "quotesToChange",
      (SELECT count(*)::int FROM catering_inquiries WHERE status = 'confirmed'
        AND event_day < ${today}::date) AS "pastEvents",
      (SELECT count(*)::int FROM contact_messages WHERE status = 'waiting') AS "waitingMessages",
      (SELECT count(*)::int FROM mails WHERE status = 'failed') AS "failedMails",
      (SELECT count(*)::int FROM ledger_alarms) AS "ledgerAlarms"`.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Error('a count without a row');
  return waiting;
}

export const overviewHandlers = handlers(overview, {
  read: async (ctx) => {
    const kitchen = await loadKitchen(ctx);
    const today = dayOf(ctx.now);
    const loads = await listDayLoads(ctx.db, today, addDays(today, DAYS_AHEAD - 1));
    const loadOn = new Map(loads.map((load) => [load.day, load]));
    return {
      ...(await countWaiting(ctx.db, today)),
      today,
      days: Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
        const date = addDays(today, ahead);
        const load = loadOn.get(date);
        return {
          date,
          isServiceDay: isServiceDay(date, kitchen.closures),
          orders: load?.orders ?? 0,
          tiffins: load?.tiffins ?? 0,
        };
      }),
      openPastDays: (await listOpenPastDays(ctx.db, today)).map((open) => ({
        date: open.day,
        orders: open.orders,
      })),
      waitingSnackOrders: await readWaiting(ctx.db, today),
      openPastSnackDays: (await listOpenSnackDays(ctx.db))
        .map(presentOpenDay)
        .filter(({ date }) => date < today),
    };
  },
});
