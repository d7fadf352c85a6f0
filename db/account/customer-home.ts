import { type Kysely, sql } from 'kysely';
import { type InquiryAccess, selectInquiries, withinAccess } from '#db/catering/inquiries.ts';
import { prepared } from '#db/platform/prepared.ts';
import {
  type SnackOrderWithDetails,
  selectSnackOrders,
  withSnackOrderDetails,
} from '#db/snacks/orders.ts';
import { selectOrders, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { type SubscriptionWithFigures, selectSubscriptions } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import { type DayOfTiffins, PACE_DAYS } from '#domain/tiffin/credit-forecast.ts';
import { TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

/** So many of a kind are shown at once; the tabs have the others. */
const SHOWN = 2;

/** More than anybody can book within the days on offer. */
const MOST_BOOKED = 300;

/** How many of each kind a customer has, as their tabs count them: plans, inquiries, snack orders. */
export async function countOfEachKind(
  db: Kysely<DB>,
  customerId: string,
  access: InquiryAccess,
): Promise<{ tiffin: number; catering: number; snacks: number }> {
  const own = (table: 'subscriptions' | 'snack_orders') =>
    sql<number>`(SELECT count(*)::int FROM ${sql.table(table)} WHERE customer_id = ${customerId})`;
  return db
    .selectNoFrom([own('subscriptions').as('tiffin'), own('snack_orders').as('snacks')])
    .select(
      selectInquiries(db)
        .clearSelect()
        .where(withinAccess(access))
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .as('catering'),
    )
    .$narrowType<{ catering: number }>()
    .executeTakeFirstOrThrow();
}

/** A customer's tiffins that are still to come from a day on, soonest first. */
export function listOrdersToCome(
  db: Kysely<DB>,
  customerId: string,
  from: IsoDay,
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .modifyFront(prepared)
    .where('order.customer_id', '=', customerId)
    .where('order.delivery_day', '>=', from)
    .where('order.status', 'in', TIFFINS_TO_COME)
    .orderBy('order.delivery_day')
    .orderBy('order.slot')
    .orderBy('order.number')
    .limit(MOST_BOOKED)
    .execute();
}

/** The credits that a customer has used on each of the days before `today` that make a pace. */
export async function listEatenDays(
  db: Kysely<DB>,
  customerId: string,
  today: IsoDay,
): Promise<DayOfTiffins[]> {
  return db
    .selectFrom('tiffin_orders')
    .modifyFront(prepared)
    .where('customer_id', '=', customerId)
    .where('delivery_day', '>=', addDays(today, -PACE_DAYS))
    .where('delivery_day', '<', today)
    .where('credits_used', '>', 0)
    .groupBy('delivery_day')
    .select(['delivery_day as day', sql<number>`sum(credits_used)::int`.as('tiffins')])
    .execute();
}

/** The plans of a customer that are not over, oldest first. */
export function listRunningSubscriptions(
  db: Kysely<DB>,
  customerId: string,
): Promise<SubscriptionWithFigures[]> {
  return selectSubscriptions(db)
    .modifyFront(prepared)
    .where('subscription.customer_id', '=', customerId)
    .where('subscription.status', 'in', SUBSCRIPTIONS_RUNNING)
    .orderBy('subscription.created_at')
    .orderBy('subscription.id')
    .execute();
}

/**
 * The latest quotes of inquiries that a caller has access to, as far as they can be accepted on
 * `today`, the one that ends first before the others.
 */
export function listOpenQuotes(db: Kysely<DB>, access: InquiryAccess, today: IsoDay) {
  return selectInquiries(db)
    .where(withinAccess(access))
    .where('inquiry.status', '=', 'quoted')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('catering_quotes')
          .whereRef('inquiry_id', '=', 'inquiry.id')
          .select(['guests', 'total_cents', 'valid_until'])
          .orderBy('version', 'desc')
          .limit(1)
          .as('quote'),
      (join) => join.onTrue(),
    )
    .where('quote.valid_until', '>=', today)
    .clearSelect()
    .select([
      'inquiry.number',
      'inquiry.event_type',
      'inquiry.event_type_other',
      'inquiry.event_day',
      'quote.guests',
      'quote.total_cents',
      'quote.valid_until',
    ])
    .orderBy('quote.valid_until')
    .orderBy('inquiry.id')
    .limit(SHOWN)
    .execute();
}

/** The events that a caller has access to, agreed and not over on `today`, soonest first. */
export function listEventsToCome(db: Kysely<DB>, access: InquiryAccess, today: IsoDay) {
  return selectInquiries(db)
    .where(withinAccess(access))
    .where('inquiry.status', '=', 'confirmed')
    .where('inquiry.event_day', '>=', today)
    .clearSelect()
    .select([
      'inquiry.number',
      'inquiry.event_type',
      'inquiry.event_type_other',
      'inquiry.event_day',
      'inquiry.event_clock',
      'inquiry.catering_services',
      'inquiry.guests',
    ])
    .orderBy('inquiry.event_day')
    .orderBy('inquiry.event_clock')
    .orderBy('inquiry.id')
    .limit(SHOWN)
    .execute();
}

/** A customer's snack orders that are not done yet, soonest first. */
export async function listOpenSnackOrders(
  db: Kysely<DB>,
  customerId: string,
): Promise<SnackOrderWithDetails[]> {
  const rows = await selectSnackOrders(db)
    .modifyFront(prepared)
    .where('order.customer_id', '=', customerId)
    .where('order.status', 'in', SNACKS_TO_HAND_OVER)
    .orderBy('order.delivery_day')
    .orderBy('order.delivery_time')
    .orderBy('order.id')
    .limit(SHOWN)
    .execute();
  return withSnackOrderDetails(db, rows);
}
