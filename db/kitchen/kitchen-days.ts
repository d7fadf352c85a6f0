import { type Kysely, sql } from 'kysely';
import type { Diet } from '#contract/account/diet.ts';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { Box } from '#contract/tiffin/box.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { keepRows } from '#db/platform/kept-rows.ts';
import { literals } from '#db/platform/literals.ts';
import { prepared } from '#db/platform/prepared.ts';
import { selectOrders, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { DB } from '#db/types.ts';
import type { KnownBoxes } from '#domain/kitchen/cooking.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import {
  TIFFINS_CALLED_OFF,
  TIFFINS_COOKED,
  TIFFINS_TO_BRING,
  TIFFINS_TO_COME,
  TIFFINS_TO_COOK,
} from '#domain/tiffin/order-states.ts';

/**
 * That an `order` is among the tiffins of days as the kitchen cooks and delivers them: the one rule behind the
 * kitchen's day, its sheets, labels and counts. What could not be handed over stays on its day. Skipped
 * and cancelled people are never in it, and paused ones neither, because a pause skips what is booked in
 * it; what is booked for after the pause stays.
 */
const isKitchens = sql<boolean>`("order".status NOT IN (${literals(TIFFINS_CALLED_OFF)})
  OR "order".not_delivered IS NOT NULL)`;

/** An order with what was sold: what the kitchen must know of the plan to fill its box. */
export type KitchenOrder = TiffinOrderWithSubscription & {
  plan_group_id: string | null;
  billing_cycle: BillingCycle;
  /** Null: nobody has said what is in it. */
  box: Box | null;
};

const selectKitchenOrders = (db: Kysely<DB>, day: string) =>
  selectOrders(db)
    .modifyFront(prepared)
    .where(isKitchens)
    .where('order.delivery_day', '=', day)
    .orderBy('order.slot')
    .orderBy('subscription.customer_name')
    .orderBy('order.id');

/** Of whom it is for: the row that has their diet. */
const xminOfProfile = sql`CASE WHEN "order".member_id IS NULL
  THEN (SELECT xmin FROM customers WHERE customers.id = "order".customer_id)
  ELSE (SELECT xmin FROM household_members WHERE household_members.id = "order".member_id)
  END`;

/**
 * The tiffins of one day, by slot, then by customer; those that are what they were come as the same
 * objects. Where the ledger says what an order shows of it, the order has changed with it.
 */
export const listKitchenOrders = keepRows<KitchenOrder>({
  listVersions: (db, day) =>
    selectKitchenOrders(db, day)
      .clearSelect()
      .select([
        'order.id',
        sql<string>`concat("order".xmin, ' ', subscription.xmin, ' ', ${xminOfProfile})`.as(
          'version',
        ),
      ])
      .execute(),
  readRows: (db, day, ids) =>
    selectKitchenOrders(db, day)
      .$if(ids !== undefined, (orders) =>
        orders.where(
          'order.id',
          '=',
          sql<string>`ANY ((SELECT ${[...(ids ?? [])]}::uuid[])::uuid[])`,
        ),
      )
      .select(['subscription.plan_group_id', 'subscription.billing_cycle', 'subscription.box'])
      .$narrowType<{ box: Box | null }>()
      .execute(),
});

/** So many tiffins of a day that are packed from one box for one diet. */
type UpcomingBoxes = { day: string; box: Box | null; diet: Diet; tiffins: number };

/**
 * What has still to be cooked in a range of days, by box and diet. What waits for the kitchen's word
 * is not among it.
 */
export function listUpcomingBoxes(
  db: Kysely<DB>,
  from: string,
  to: string,
): Promise<UpcomingBoxes[]> {
  return db
    .selectFrom('tiffin_orders as order')
    .modifyFront(prepared)
    .innerJoin('subscriptions as subscription', 'subscription.id', 'order.subscription_id')
    .where('order.delivery_day', '>=', from)
    .where('order.delivery_day', '<=', to)
    .where('order.status', 'in', TIFFINS_TO_COOK)
    .groupBy(['order.delivery_day', 'subscription.box', 'order.diet'])
    .select([
      'order.delivery_day as day',
      'subscription.box',
      'order.diet',
      sql<number>`sum("order".quantity)::int`.as('tiffins'),
    ])
    .$narrowType<{ box: Box | null }>()
    .execute();
}

/**
 * Tiffins per day in a range, by the same rule: those that are cooked for it, how many of them are
 * cooked already and how many have still to be brought, and those that wait for the kitchen's word.
 */
export async function listDayLoads(
  db: Kysely<DB>,
  from: string,
  to: string,
): Promise<{ day: string; tiffins: number; cooked: number; toBring: number; waiting: number }[]> {
  const waits = sql`status = 'pending_confirmation'`;
  // What is cancelled and still among them came back from a door.
  const isCooked = sql`status IN (${literals([...TIFFINS_COOKED, 'cancelled'])})`;
  const isToBring = sql`status IN (${literals(TIFFINS_TO_BRING)})`;
  return db
    .selectFrom('tiffin_orders as order')
    .modifyFront(prepared)
    .where(isKitchens)
    .where('delivery_day', '>=', from)
    .where('delivery_day', '<=', to)
    .groupBy('delivery_day')
    .orderBy('delivery_day')
    .select([
      'delivery_day as day',
      sql<number>`coalesce(sum(quantity) FILTER (WHERE NOT ${waits}), 0)::int`.as('tiffins'),
      sql<number>`coalesce(sum(quantity) FILTER (WHERE ${isCooked}), 0)::int`.as('cooked'),
      sql<number>`coalesce(sum(quantity) FILTER (WHERE ${isToBring}), 0)::int`.as('toBring'),
      sql<number>`coalesce(sum(quantity) FILTER (WHERE ${waits}), 0)::int`.as('waiting'),
    ])
    .execute();
}

/** Tiffins that are cooked in each hour of some days, by the same rule. */
export async function listCookedPerSlot(
  db: Kysely<DB>,
  days: readonly string[],
): Promise<{ day: string; slot: Slot; tiffins: number }[]> {
  return db
    .selectFrom('tiffin_orders as order')
    .where(isKitchens)
    .where('delivery_day', 'in', days)
    .where('status', '<>', 'pending_confirmation')
    .groupBy(['delivery_day', 'slot'])
    .select(['delivery_day as day', 'slot', sql<number>`sum(quantity)::int`.as('tiffins')])
    .execute();
}

/** Days before `today` that still have tiffins on their way. */
export async function listOpenPastDays(
  db: Kysely<DB>,
  today: string,
): Promise<{ day: string; orders: number }[]> {
  return (
    db
      .selectFrom('tiffin_orders')
      .modifyFront(prepared)
      // Written out, so that the planner sees that the index of open orders has them all.
      .where(sql<boolean>`status IN (${literals(TIFFINS_TO_COME)})`)
      .where('delivery_day', '<', today)
      .groupBy('delivery_day')
      .orderBy('delivery_day')
      .select(['delivery_day as day', sql<number>`count(*)::int`.as('orders')])
      .limit(60)
      .execute()
  );
}

/**
 * The names of all plans, and every box of a subscription that was not over before a day; whoever came
 * first is first. Nothing of it depends on what is booked.
 */
export async function listKnownBoxes(db: Kysely<DB>, day: IsoDay): Promise<KnownBoxes> {
  const plans = await db
    .selectFrom('plan_groups')
    .modifyFront(prepared)
    .select('name')
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const sold = await db
    .selectFrom('subscriptions')
    .modifyFront(prepared)
    .where(({ or, eb }) =>
      or([
        eb('ended_at', 'is', null),
        eb('ended_at', '>=', sql<Temporal.Instant>`${day}::date::timestamptz`),
      ]),
    )
    .select(['plan_name as planName', 'box'])
    .$narrowType<{ box: Box | null }>()
    .groupBy(['plan_name', 'box'])
    .orderBy(({ fn }) => fn.min('created_at'))
    .orderBy(({ fn }) => fn.min('number'))
    .execute();
  return { planNames: plans.map(({ name }) => name), sold };
}
