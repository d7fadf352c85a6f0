import { type Kysely, sql } from 'kysely';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { CateringService, EventMeal, EventType } from '#contract/catering/inquiry-choices.ts';
import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { literals } from '#db/platform/literals.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { EVENTS_AGREED } from '#domain/catering/inquiry-states.ts';
import { SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import { TIFFINS_ACCEPTED } from '#domain/tiffin/order-states.ts';

type SubscriptionsOfDay = {
  name: string;
  tiffins: number;
  delivered: number;
  notDelivered: number;
};
type SnackOrderOfDay = {
  id: string;
  orderNumber: string;
  customerName: string;
  time: string;
  deliveryType: DeliveryType;
  status: SnackOrderStatus;
};
type EventOfDay = {
  id: string;
  inquiryNumber: string;
  eventType: EventType;
  eventTypeOther: string | null;
  customerName: string;
  guests: number;
  times: EventMeal[];
  clock: string | null;
  services: CateringService[];
  location: string;
  status: InquiryStatus;
};

/** Everything that stands on a day: tiffins by plan, snack orders, accepted events; in one query. */
export async function readDayOverview(db: Kysely<DB>, day: string) {
  const { rows } = await sql<{
    plans: SubscriptionsOfDay[];
    waiting: number;
    snackOrders: SnackOrderOfDay[];
    snackOrdersDone: number;
    events: EventOfDay[];
  }>`
    ${prepared} SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(plan) ORDER BY tiffins DESC, name), '[]') FROM (
        SELECT plan_name AS name, sum(quantity)::int AS tiffins,
          coalesce(sum(quantity) FILTER (WHERE booked.status = 'delivered'), 0)::int AS delivered,
          coalesce(sum(quantity) FILTER (WHERE not_delivered IS NOT NULL), 0)::int AS "notDelivered"
        FROM tiffin_orders AS booked JOIN subscriptions ON subscriptions.id = subscription_id
        WHERE delivery_day = ${day}::date
          AND (booked.status IN (${literals(TIFFINS_ACCEPTED)})
            OR not_delivered IS NOT NULL)
        GROUP BY plan_name) AS plan) AS plans,
      (SELECT coalesce(sum(quantity), 0)::int FROM tiffin_orders WHERE delivery_day = ${day}::date
        AND status = 'pending_confirmation') AS waiting,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'orderNumber', number,
          'customerName', customer_name, 'time', delivery_time, 'deliveryType', delivery_type,
          'status', status) ORDER BY delivery_time, created_at, id), '[]')
        FROM snack_orders WHERE delivery_day = ${day}::date
          AND status IN (${literals(SNACKS_TO_HAND_OVER)})) AS "snackOrders",
      (SELECT count(*)::int FROM snack_orders WHERE delivery_day = ${day}::date
        AND status = 'delivered') AS "snackOrdersDone",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'inquiryNumber', number,
          'eventType', event_type, 'eventTypeOther', event_type_other,
          'customerName', trim(concat(first_name, ' ', last_name)), 'guests', guests, 'times', event_times,
          'clock', event_clock, 'services', catering_services, 'location', location, 'status', status) ORDER BY event_clock, created_at, id), '[]')
        FROM catering_inquiries WHERE event_day = ${day}::date
          AND status IN (${literals(EVENTS_AGREED)})) AS events`.execute(db);
  const [held] = rows;
  if (!held) throw new Error('a day without a row');
  return held;
}

/** Snack orders to hand over and accepted events of days, beside the tiffins (`listDayLoads`). */
export async function listOtherLoads(
  db: Kysely<DB>,
  from: string,
  to: string,
): Promise<{ day: string; snackOrders: number; events: number; guests: number }[]> {
  const { rows } = await sql<{ day: string; snackOrders: number; events: number; guests: number }>`
    ${prepared} SELECT day, sum(snacks)::int AS "snackOrders", sum(events)::int AS events,
      sum(guests)::int AS guests
    FROM (
      SELECT delivery_day AS day, 1 AS snacks, 0 AS events, 0 AS guests FROM snack_orders
      WHERE delivery_day BETWEEN ${from}::date AND ${to}::date
        AND status IN (${literals(SNACKS_TO_HAND_OVER)})
      UNION ALL
      SELECT event_day, 0, 1, guests FROM catering_inquiries
      WHERE event_day BETWEEN ${from}::date AND ${to}::date AND status IN (${literals(EVENTS_AGREED)})
    ) AS held GROUP BY day`.execute(db);
  return rows;
}
