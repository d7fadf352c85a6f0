import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { CateringService, EventType } from '#contract/catering/inquiry-choices.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { PaymentMethod } from '#contract/money/balance.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { NotDelivered, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { takenOut } from '#db/money/payments.ts';
import { keepRows, type RowVersion } from '#db/platform/kept-rows.ts';
import { literals } from '#db/platform/literals.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { EVENTS_AGREED } from '#domain/catering/inquiry-states.ts';
import { SNACKS_ACCEPTED } from '#domain/snacks/order-states.ts';
import { TIFFINS_ACCEPTED, TIFFINS_CONFIRMED } from '#domain/tiffin/order-states.ts';

/** What was collected at doors, by how it was paid. */
export type CollectedRow = { method: PaymentMethod; cents: number };

/** Of a `payment`: whether it was collected at a door on a day, and counts. */
const collectedOn = (day: string) => sql<boolean>`
  payment.at_door AND payment.received_day = ${day}::date AND NOT ${takenOut}`;

/** What was collected on a day for the thing that the condition on a `payment` names, the most first. */
const collectedFor = (itsPayments: RawBuilder<unknown>, day: string) => sql<CollectedRow[]>`(
  SELECT coalesce(jsonb_agg(sums ORDER BY cents DESC), '[]') FROM (
    SELECT payment.method, sum(payment.amount_cents)::int AS cents
    FROM payments AS payment WHERE ${itsPayments} AND ${collectedOn(day)}
    GROUP BY payment.method) AS sums)`;

/** What everybody has collected on a day, cash before all else. */
export async function listCollected(
  db: Kysely<DB>,
  day: string,
): Promise<(CollectedRow & { by: string })[]> {
  const { rows } = await sql<CollectedRow & { by: string }>`
    ${prepared} SELECT staff.name AS by, payment.method, sum(payment.amount_cents)::int AS cents
    FROM payments AS payment JOIN staff ON staff.id = payment.recorded_by
    WHERE ${collectedOn(day)}
    GROUP BY staff.name, payment.method
    ORDER BY staff.name, payment.method <> 'cash', cents DESC`.execute(db);
  return rows;
}

/** One door of a day, as it is stored. */
export type StopRow = (
  | { kind: 'tiffin'; status: TiffinOrderStatus }
  | { kind: 'snacks'; status: SnackOrderStatus }
) & {
  id: string;
  number: string;
  /** What becomes of the credit of a tiffin that was brought in vain; null for all else. */
  not_delivered: NotDelivered | null;
  /** Why it could not be handed over, the last time. */
  fail_reason: string | null;
  time: string;
  name: string;
  /** The household member whose tiffin it is; null: the account holder's, or snacks. */
  member_name: string | null;
  phone: string;
  address: DeliveryAddress;
  instructions: string | null;
  /** Of the plan of a tiffin; null for snacks. */
  plan: { address: DeliveryAddress; instructions: string | null } | null;
  quantity: number;
  /** Null for snacks. */
  plan_name: string | null;
  diet: Diet | null;
  /** Empty for tiffins. */
  items: { name: string; quantity: number }[];
  /** What is to be collected at the door, in cents. */
  to_collect_cents: number;
  collected: CollectedRow[];
};

/**
 * Which stops of a day are read: `withBooked` also tiffins that are booked and not confirmed yet, for a
 * list of a later day; `ids` those of them that are asked for, all when absent.
 */
type StopsAsked = { day: string; withBooked?: boolean; ids?: readonly string[] | undefined };

const isAsked = ({ ids }: StopsAsked, id: RawBuilder<string>) =>
  ids ? sql`${id} = ANY ((SELECT ${[...ids]}::uuid[])::uuid[])` : sql`true`;

/** The tiffins that are brought, those that could not be handed over among them. */
const tiffinStops = (asked: StopsAsked) => sql`
  FROM tiffin_orders tiffin JOIN subscriptions subscription ON subscription.id = tiffin.subscription_id
  WHERE tiffin.delivery_day = ${asked.day}::date AND ${isAsked(asked, sql`tiffin.id`)} AND (
    tiffin.status IN (${literals(asked.withBooked ? TIFFINS_ACCEPTED : TIFFINS_CONFIRMED)})
    OR tiffin.not_delivered IS NOT NULL)`;

const selectTiffinStops = (asked: StopsAsked) => sql<StopRow>`
  SELECT tiffin.id, 'tiffin' AS kind, tiffin.number, tiffin.status, tiffin.not_delivered,
    tiffin.cancel_reason AS fail_reason, tiffin.slot AS time,
    subscription.customer_name AS name, tiffin.member_name,
    subscription.customer_phone AS phone, tiffin.address,
    tiffin.special_instructions AS instructions,
    jsonb_build_object('address', subscription.address, 'instructions', subscription.special_instructions) AS plan, tiffin.quantity, subscription.plan_name,
    tiffin.diet,
    '[]'::jsonb AS items, 0 AS to_collect_cents, '[]'::jsonb AS collected
  ${tiffinStops(asked)}`;

/** The snack orders for delivery that were accepted, those that could not be handed over among them. */
const selectSnackStops = (asked: StopsAsked) => sql<StopRow>`
  SELECT snack.id, 'snacks' AS kind, snack.number, snack.status, NULL AS not_delivered, snack.fail_reason,
    snack.delivery_time AS time, snack.customer_name AS name, NULL AS member_name,
    snack.customer_phone AS phone, snack.address, snack.special_instructions AS instructions,
    NULL::jsonb AS plan,
    (SELECT coalesce(sum(quantity), 0)::int FROM snack_order_items WHERE order_id = snack.id) AS quantity,
    NULL AS plan_name, NULL AS diet,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity)
      ORDER BY position), '[]') FROM snack_order_items WHERE order_id = snack.id) AS items,
    snack.owed_cents AS to_collect_cents,
    ${collectedFor(sql`payment.snack_order_id = snack.id`, asked.day)} AS collected
  FROM snack_orders snack
  WHERE snack.delivery_day = ${asked.day}::date AND ${isAsked(asked, sql`snack.id`)}
    AND snack.delivery_type = 'delivery'
    AND (snack.status IN (${literals(SNACKS_ACCEPTED)})
      OR snack.status = 'cancelled' AND snack.fail_reason IS NOT NULL)`;

/** What is brought on a day: tiffins and snack orders, in any order. */
export async function listStops(db: Kysely<DB>, asked: StopsAsked): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    ${prepared} ${selectTiffinStops(asked)} UNION ALL ${selectSnackStops(asked)}`.execute(db);
  return rows;
}

const keptTiffinStops = keepRows<StopRow>({
  async listVersions(db, day) {
    const { rows } = await sql<RowVersion>`
      ${prepared} SELECT tiffin.id, concat(tiffin.xmin, ' ', subscription.xmin) AS version
      ${tiffinStops({ day })}`.execute(db);
    return rows;
  },
  async readRows(db, day, ids) {
    const { rows } = await sql<StopRow>`${prepared} ${selectTiffinStops({ day, ids })}`.execute(db);
    return rows;
  },
});

/**
 * The same for screens that look for news: tiffins that are what they were come as the same objects.
 * What snacks are made of stands in many rows; they are few, and read anew.
 */
export async function listKeptStops(db: Kysely<DB>, day: string): Promise<StopRow[]> {
  const [tiffins, snacks] = await Promise.all([
    keptTiffinStops(db, day),
    sql<StopRow>`${prepared} ${selectSnackStops({ day })}`.execute(db),
  ]);
  return [...tiffins, ...snacks.rows];
}

/** An event that food is brought to, as it is stored. */
type EventStopRow = {
  id: string;
  number: string;
  event_type: EventType;
  event_type_other: string | null;
  event_clock: string | null;
  catering_services: CateringService[];
  catering_service_other: string | null;
  guests: number;
  location: string;
  name: string;
  phone: string;
  menu: MenuLine[];
  /** What is to be collected there, in cents. */
  owed_cents: number;
  collected: CollectedRow[];
  status: InquiryStatus;
};

/**
 * The agreed events of a day that the kitchen brings food to: all but those that only pick it up. The
 * earliest first, those without a time before them.
 */
export async function listEventStops(db: Kysely<DB>, day: string): Promise<EventStopRow[]> {
  const { rows } = await sql<EventStopRow>`
    ${prepared} SELECT id, number, event_type, event_type_other, event_clock, catering_services,
      catering_service_other, guests, location, trim(concat(first_name, ' ', last_name)) AS name, phone, menu,
      owed_cents, status,
      ${collectedFor(sql`payment.inquiry_id = inquiry.id`, day)} AS collected
    FROM catering_inquiries AS inquiry
    WHERE event_day = ${day}::date AND status IN (${literals(EVENTS_AGREED)})
      AND catering_services <> '{self_serve_pickup}'
    ORDER BY event_clock NULLS FIRST, created_at, id`.execute(db);
  return rows;
}
