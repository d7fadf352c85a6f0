import type { Kysely } from 'kysely';
import { readInquiryAccess } from '#api/catering/inquiry-access.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readMenuOfDay } from '#api/menu/weekly-menu.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { presentSnackOrder } from '#api/snacks/orders/present-order.ts';
import { presentOrder } from '#api/tiffin/orders/present-order.ts';
import { dryRun, readRecurringBookingState } from '#api/tiffin/recurring-booking/dry-run.ts';
import type { CreditForecast } from '#contract/account/credit-forecast.ts';
import { type CustomerHome, customerHome } from '#contract/account/customer-home.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { Box } from '#contract/tiffin/box.ts';
import {
  countOfEachKind,
  listEatenDays,
  listEventsToCome,
  listOpenQuotes,
  listOpenSnackOrders,
  listOrdersToCome,
  listRunningSubscriptions,
} from '#db/account/customer-home.ts';
import { eventOfRow } from '#db/catering/inquiries.ts';
import { readTogether } from '#db/platform/read-together.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import type { Closure, Kitchen } from '#domain/kitchen/calendar.ts';
import { addDays, dayOf, type IsoDay, weekdayOf } from '#domain/platform/days.ts';
import { sum } from '#domain/platform/money.ts';
import { fillBox } from '#domain/tiffin/box.ts';
import { creditForecastOf } from '#domain/tiffin/credit-forecast.ts';

/** Beyond everything that is foretold, in days. */
const UNSEEN = 1000;

type HomeRequest = { db: Kysely<DB>; now: Temporal.Instant; customerId: string; kitchen: Kitchen };

/** What is left in the plans that the kitchen has approved; null without one, or when nothing is. */
async function creditsLeft(
  asking: HomeRequest,
  subscriptions: readonly SubscriptionWithFigures[],
  toCome: readonly TiffinOrderWithSubscription[],
): Promise<CustomerHome['credits']> {
  const { db, now, customerId, kitchen } = asking;
  const today = dayOf(now);
  const running = subscriptions.filter(({ status }) => status !== 'pending_approval');
  const available = sum(...running.map((subscription) => subscription.available));
  const reserved = sum(...running.map((subscription) => subscription.reserved));
  if (available + reserved === 0) return null;
  const booked = toCome.map((order) => ({ day: order.delivery_day, tiffins: order.credits_held }));
  const eaten = await listEatenDays(db, customerId, today);
  const usable = running.find(
    (subscription) => subscription.status === 'active' && subscription.available > 0,
  );
  const shut = [...kitchen.closures, ...pauseAhead(running, today)];
  const atPace = creditForecastOf({ available, reserved, booked, eaten }, today, shut);
  const goesOn = running.some(({ status }) => status === 'active');
  return {
    available,
    reserved,
    runOut: (await forecastByRecurringBooking(asking, running)) ?? (goesOn ? atPace : null),
    scheduleFrom: usable?.number ?? null,
  };
}

/** When a customer's credits run out, as their home tells them. */
export async function readRunOut(
  { db, now }: Pick<HomeRequest, 'db' | 'now'>,
  customerId: string,
): Promise<CreditForecast> {
  const asking = { db, now, customerId, kitchen: await loadKitchen({ db, now }) };
  const subscriptions = await listRunningSubscriptions(db, customerId);
  const toCome = await listOrdersToCome(db, customerId, dayOf(now));
  return (await creditsLeft(asking, subscriptions, toCome))?.runOut ?? null;
}

/** The one subscription that has credits; with several, nobody knows which is eaten from. */
function onlySubscription(running: readonly SubscriptionWithFigures[]) {
  const [subscription, ...others] = running.filter((one) => one.available + one.reserved > 0);
  return others.length === 0 ? subscription : undefined;
}

/** The pause that is planned, as days on which nothing comes. */
function pauseAhead(running: readonly SubscriptionWithFigures[], today: IsoDay): Closure[] {
  const subscription = onlySubscription(running);
  if (subscription?.status !== 'active' || subscription.pause_from === null) return [];
  const endDay = subscription.paused_until ?? addDays(today, UNSEEN);
  return [{ startDay: subscription.pause_from, endDay, reason: 'Paused' }];
}

/**
 * By the customer's recurring booking, where it books from the one subscription that has credits.
 */
async function forecastByRecurringBooking(
  { db, now, kitchen }: HomeRequest,
  running: readonly SubscriptionWithFigures[],
): Promise<NonNullable<CustomerHome['credits']>['runOut']> {
  const subscription = onlySubscription(running);
  if (!subscription) return null;
  const state = await readRecurringBookingState(db, subscription, { now, kitchen });
  if (!state.recurringBooking) return null;
  const { lastsUntil } = dryRun(state, state.recurringBooking.entries, 'keep');
  return lastsUntil === null ? null : { day: lastsUntil, by: 'usual' };
}

/** The names of the dishes that a day's menu puts into any of these boxes, in its order. */
async function dishesOfDay(
  db: Kysely<DB>,
  day: IsoDay,
  boxes: readonly { box: Box | null; diet: Diet }[],
): Promise<string[]> {
  const menu = await readMenuOfDay(db, day);
  const packed = boxes.flatMap(({ box, diet }) =>
    fillBox(box, { menu, diet, weekday: weekdayOf(day) }).fillings.map(({ place }) => place),
  );
  return menu.filter((_, place) => packed.includes(place)).map(({ name }) => name);
}

/**
 * What comes next for a customer: a fixed number of queries, each on an index and each with a limit,
 * however much they have ordered.
 */
async function readCustomerHome(ctx: ContextOf<typeof customerHome.read>): Promise<CustomerHome> {
  const { db, caller, now } = ctx;
  const today = dayOf(now);
  const access = await readInquiryAccess(ctx);
  const [kitchen, toCome, subscriptions, quotes, events, snackOrders, counts] = await Promise.all([
    loadKitchen({ db, now }),
    listOrdersToCome(db, caller.id, today),
    listRunningSubscriptions(db, caller.id),
    listOpenQuotes(db, access, today),
    listEventsToCome(db, access, today),
    listOpenSnackOrders(db, caller.id),
    countOfEachKind(db, caller.id, access),
  ]);

  const day = toCome[0]?.delivery_day;
  const next = toCome.filter((order) => order.delivery_day === day);
  const boxOf = new Map(subscriptions.map(({ id, box }) => [id, box as Box | null]));
  const boxes = next.map((order) => ({
    box: boxOf.get(order.subscription_id) ?? null,
    diet: order.diet,
  }));
  return {
    counts,
    delivery: day
      ? {
          day,
          orders: next.map((order) => presentOrder(order, now, kitchen)),
          dishes: await dishesOfDay(db, day, boxes),
        }
      : null,
    quotes: quotes.map((quote) => ({
      inquiryNumber: quote.number,
      event: eventOfRow(quote),
      eventDate: quote.event_day,
      numberOfGuests: quote.guests,
      total: quote.total_cents,
      validUntil: quote.valid_until,
    })),
    events: events.map((event) => ({
      inquiryNumber: event.number,
      event: eventOfRow(event),
      eventDate: event.event_day,
      eventClock: event.event_clock,
      isBrought: isBrought(event.catering_services),
      numberOfGuests: event.guests,
    })),
    snackOrders: snackOrders.map(presentSnackOrder) as CustomerHome['snackOrders'],
    unpaid: subscriptions
      .filter((subscription) => subscription.owed_cents > 0)
      .map((subscription) => ({
        subscriptionNumber: subscription.number,
        planName: subscription.plan_name,
        startDate: subscription.start_day,
        amount: subscription.owed_cents,
      })),
    credits: await creditsLeft({ db, now, customerId: caller.id, kitchen }, subscriptions, toCome),
  };
}

export const customerHomeHandlers = handlers(customerHome, {
  read: (ctx) => readTogether(ctx.db, (db) => readCustomerHome({ ...ctx, db })),
});
