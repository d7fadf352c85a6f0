import { readReach } from '#api/catering/reach.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { presentSnackOrder } from '#api/snacks/orders/present-order.ts';
import { presentOrder } from '#api/tiffin/orders/present-order.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type { Home, home } from '#contract/site/home.ts';
import type { CateringService, EventType } from '#contract/catering/inquiry-choices.ts';
import type { Box } from '#contract/tiffin/box.ts';
import {
  countOfEachKind,
  listEventsToCome,
  listLivePlans,
  listOpenQuotes,
  listOpenSnackOrders,
  listOrdersToCome,
} from '#db/site/home.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { EVENT_TYPES, wordsFor } from '#domain/catering/words.ts';
import { dayOf } from '#domain/platform/days.ts';
import { creditsLeft } from './credits-left.ts';
import { dishesOfDay } from './dishes-of-day.ts';

const eventWords = (inquiry: { event_type: string; event_type_other: string | null }): string =>
  wordsFor(EVENT_TYPES, inquiry.event_type as EventType, inquiry.event_type_other);

/**
 * What comes next for a customer: a fixed number of queries, each on an index and each with a limit,
 * however much they have ordered.
 */
export async function readHome(ctx: ContextOf<typeof home.read>): Promise<Home> {
  const { db, caller, now } = ctx;
  const today = dayOf(now);
  const reach = await readReach(ctx);
  const kitchen = await loadKitchen(ctx);
  const toCome = await listOrdersToCome(db, caller.id, today);
  const plans = await listLivePlans(db, caller.id);
  const quotes = await listOpenQuotes(db, reach, today);
  const events = await listEventsToCome(db, reach, today);
  const snackOrders = await listOpenSnackOrders(db, caller.id);

  const day = toCome[0]?.delivery_day;
  const next = toCome.filter((order) => order.delivery_day === day);
  const boxOf = new Map(plans.map((plan) => [plan.id, plan.box as Box | null]));
  const boxes = next.map((order) => ({
    box: boxOf.get(order.subscription_id) ?? null,
    diet: order.diet as Diet,
  }));
  return {
    counts: await countOfEachKind(db, caller.id, reach),
    delivery: day
      ? {
          day,
          orders: next.map((order) => presentOrder(order, now, kitchen)),
          dishes: await dishesOfDay(db, day, boxes),
        }
      : null,
    quotes: quotes.map((quote) => ({
      inquiryNumber: quote.number,
      event: eventWords(quote),
      eventDate: quote.event_day,
      numberOfGuests: quote.guests,
      total: quote.total_cents,
      validUntil: quote.valid_until,
    })),
    events: events.map((event) => ({
      inquiryNumber: event.number,
      event: eventWords(event),
      eventDate: event.event_day,
      eventClock: event.event_clock,
      isBrought: isBrought(event.catering_services as CateringService[]),
      numberOfGuests: event.guests,
    })),
    snackOrders: snackOrders.map(presentSnackOrder) as Home['snackOrders'],
    unpaid: plans
      .filter((plan) => plan.owed_cents > 0)
      .map((plan) => ({
        subscriptionNumber: plan.number,
        planName: plan.plan_name,
        startDate: plan.start_day,
        amount: plan.owed_cents,
      })),
    credits: await creditsLeft({ db, now, customerId: caller.id, kitchen }, plans, toCome),
  };
}
