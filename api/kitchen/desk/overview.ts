import { type Kysely, sql } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readMenusOfDays } from '#api/menu/weekly-menu.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { readWaiting } from '#api/snacks/desk/orders.ts';
import { presentOpenDay } from '#api/snacks/desk/present-order.ts';
import type { DayOverview } from '#contract/kitchen/day-overview.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { OutstandingMoney } from '#contract/money/outstanding-money.ts';
import { includesRole } from '#contract/platform/staff-roles.ts';
import { countOfDoubles } from '#db/account/doubles.ts';
import { hasOpenChangeRequest } from '#db/catering/event-book.ts';
import { listOtherLoads, readDayOverview } from '#db/kitchen/day-overview.ts';
import { listDayLoads, listOpenPastDays, listUpcomingBoxes } from '#db/kitchen/kitchen-days.ts';
import { readFlow, readOutstanding } from '#db/money/outstanding-money.ts';
import { prepared } from '#db/platform/prepared.ts';
import { hasRoom, readStalledWork } from '#db/platform/program-health.ts';
import { readTogether } from '#db/platform/read-together.ts';
import { listOpenSnackDays } from '#db/snacks/counter.ts';
import type { DB } from '#db/types.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { closureOn, isServiceDay } from '#domain/kitchen/calendar.ts';
import { copyTroubleOf } from '#domain/kitchen/copies.ts';
import { addDays, dayOf, type IsoDay, weekdayOf } from '#domain/platform/days.ts';
import { fillBox } from '#domain/tiffin/box.ts';
import { readCopyTimes } from './read-copy-times.ts';

/** How many days of load the desk sees coming, today included. */
const DAYS_AHEAD = 14;

/** For how many days after today a menu that is short of something can still be mended in time. */
const MENU_DAYS_AHEAD = 2;

/** What waits at the desk, counted in one query. */
async function countWaiting(db: Kysely<DB>, today: IsoDay) {
  const { rows } = await sql<{
    pendingSubscriptions: number;
    pendingOrders: number;
    undecidedOrders: number;
    undeliveredSnackOrders: number;
    pendingInquiries: number;
    quotesToChange: number;
    pastEvents: number;
    waitingMessages: number;
    failedMails: number;
    mailsToPrint: number;
    doubles: number;
    ledgerAlarms: number;
  }>`
    ${prepared} SELECT
      (SELECT count(*)::int FROM subscriptions WHERE status = 'pending_approval') AS "pendingSubscriptions",
      (SELECT count(*)::int FROM tiffin_orders WHERE status = 'pending_confirmation') AS "pendingOrders",
      (SELECT count(*)::int FROM tiffin_orders WHERE not_delivered = 'undecided') AS "undecidedOrders",
      (SELECT count(*)::int FROM snack_orders WHERE status = 'undelivered') AS "undeliveredSnackOrders",
      (SELECT count(*)::int FROM catering_inquiries WHERE status = 'pending') AS "pendingInquiries",
      (SELECT count(*)::int FROM catering_inquiries inquiry WHERE ${hasOpenChangeRequest}) AS "quotesToChange",
      (SELECT count(*)::int FROM catering_inquiries WHERE status = 'confirmed'
        AND event_day < ${today}::date) AS "pastEvents",
      (SELECT count(*)::int FROM contact_messages WHERE status = 'waiting') AS "waitingMessages",
      (SELECT count(*)::int FROM mails WHERE status IN ('failed', 'unanswered')) AS "failedMails",
      (SELECT count(*)::int FROM mails WHERE status = 'to_print') AS "mailsToPrint",
      ${countOfDoubles} AS doubles,
      (SELECT count(*)::int FROM ledger_alarms) AS "ledgerAlarms"`.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Error('a count without a row');
  return waiting;
}

/** What today holds, in the words of the desk. */
async function holdsOf(db: Kysely<DB>, today: IsoDay): Promise<DayOverview> {
  const { plans, waiting, snackOrders, snackOrdersDone, events } = await readDayOverview(db, today);
  return {
    plans,
    waiting,
    snackOrdersDone,
    snackOrders: snackOrders.map((order) => ({
      ...order,
      deliveryType: order.deliveryType,
      status: order.status,
    })),
    events: events.map(({ eventType, eventTypeOther, services, ...event }) => ({
      ...event,
      isBrought: isBrought(services),
      event: eventOf({ eventType, eventTypeOther }),
      times: event.times,
      status: event.status,
    })),
  };
}

/** How the money stands, for those who see the books; null for others. */
async function moneyOf(
  ctx: ContextOf<typeof overview.read>,
  today: IsoDay,
): Promise<OutstandingMoney | null> {
  if (!includesRole(ctx.caller.role, adminPayments.list.access)) return null;
  const from = `${today.slice(0, 8)}01`;
  const [outstanding, { received, paidBack }] = await Promise.all([
    readOutstanding(ctx.db),
    readFlow(ctx.db, from),
  ]);
  return { ...outstanding, month: { from, received, paidBack, net: received - paidBack } };
}

/**
 * The days of a range for which the menu lacks something that a sold box promises, and how many
 * tiffins that concerns. Days for which no menu is planned yet are among them.
 */
async function listShortMenus(
  db: Kysely<DB>,
  from: IsoDay,
  to: IsoDay,
): Promise<{ date: IsoDay; tiffins: number }[]> {
  const byDay = Map.groupBy(await listUpcomingBoxes(db, from, to), ({ day }) => day);
  const menus = await readMenusOfDays(db, [...byDay.keys()]);
  const days = [...byDay].map(([date, boxes], at) => {
    const onDay = { menu: menus[at] ?? [], weekday: weekdayOf(date) };
    const short = boxes.filter(
      ({ box, diet }) => fillBox(box, { ...onDay, diet }).short.length > 0,
    );
    return { date, tiffins: short.reduce((sum, { tiffins }) => sum + tiffins, 0) };
  });
  return days
    .filter(({ tiffins }) => tiffins > 0)
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The coming days, as far as one sees: what is booked on each, and what is in its way. */
async function daysAheadOf(ctx: ContextOf<typeof overview.read>, today: IsoDay) {
  const last = addDays(today, DAYS_AHEAD - 1);
  const [{ settings, closures }, loads, others] = await Promise.all([
    loadKitchen(ctx),
    listDayLoads(ctx.db, today, last),
    listOtherLoads(ctx.db, today, last),
  ]);
  const loadOn = new Map(loads.map((load) => [load.day, load]));
  const otherOn = new Map(others.map((load) => [load.day, load]));
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const date = addDays(today, ahead);
    const load = loadOn.get(date);
    const other = otherOn.get(date);
    return {
      date,
      isServiceDay: isServiceDay(date, closures),
      tiffins: load?.tiffins ?? 0,
      cooked: load?.cooked ?? 0,
      toBring: load?.toBring ?? 0,
      waiting: load?.waiting ?? 0,
      closure: closureOn(date, closures)?.reason ?? null,
      snackOrders: other?.snackOrders ?? 0,
      events: other?.events ?? 0,
      guests: other?.guests ?? 0,
    };
  });
  return { days, tiffinCapacity: settings.dayCapacity };
}

export const overviewHandlers = handlers(overview, {
  /** Everything is read together: in the rush before a cut-off each place in the pool is waited for. */
  read: async (ctx) => {
    const { now, env } = ctx;
    const today = dayOf(now);
    const [
      [
        waiting,
        holds,
        money,
        ahead,
        shortMenus,
        openPastDays,
        waitingSnackOrders,
        openSnackDays,
        standstill,
      ],
      canSave,
      copyTimes,
    ] = await Promise.all([
      readTogether(ctx.db, (db) =>
        Promise.all([
          countWaiting(db, today),
          holdsOf(db, today),
          moneyOf({ ...ctx, db }, today),
          daysAheadOf({ ...ctx, db }, today),
          listShortMenus(db, today, addDays(today, MENU_DAYS_AHEAD)),
          listOpenPastDays(db, today),
          readWaiting(db, now),
          listOpenSnackDays(db),
          readStalledWork(db, now),
        ]),
      ),
      hasRoom(ctx.db),
      readCopyTimes(env),
    ]);
    const copyTrouble = copyTroubleOf(copyTimes, now);
    return {
      ...waiting,
      today,
      holds,
      money,
      ...ahead,
      shortMenus,
      openPastDays: openPastDays.map(({ day, orders }) => ({ date: day, orders })),
      waitingSnackOrders,
      openPastSnackDays: openSnackDays.map(presentOpenDay).filter(({ date }) => date < today),
      canSave,
      standstill: standstill && { ...standstill, since: standstill.since.toString() },
      copyTrouble: copyTrouble && {
        kind: copyTrouble.kind,
        lastGood: copyTrouble.lastGood?.toString() ?? null,
      },
    };
  },
});
