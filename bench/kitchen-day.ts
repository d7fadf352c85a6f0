import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { benchDayAtDesk } from './day-at-desk.ts';
import type { Bench } from './figure.ts';

const TIFFINS = 1_000;
const PAST_ORDERS = 1_000_000;

const ADDRESS = JSON.stringify(deliveryAddress('12 Maple Street, Oshawa'));

/** The kitchen's day with a thousand tiffins, alone and on top of a million past orders. */
export const benchKitchenDay: Bench = benchDayAtDesk({
  name: "the kitchen's day, 1,000 tiffins",
  fill: async (db) => `/api/v1/admin/kitchen-day/${await bookDay(db)}`,
  count: (data) => data.tiffins,
  expected: TIFFINS,
  addPast: addPastOrders,
});

/** A day with so many tiffins, each of another customer; answers the day. */
async function bookDay(db: Kysely<DB>): Promise<string> {
  const day = Temporal.Now.plainDateISO('America/Toronto').add({ days: 3 }).toString();
  const pattern = await buildSubscription(db, { customer: await buildCustomer(db), credits: 0 });
  await sql`
    INSERT INTO customers (email, first_name, last_name, phone, address)
    SELECT 'eater-' || n || '@example.com', 'Asha', 'Patel ' || n, '+19055550123',
      ${ADDRESS}::jsonb || jsonb_build_object('text', n || ' Maple Street')
    FROM generate_series(1, ${TIFFINS}::int) n`.execute(db);
  await sql`
    INSERT INTO subscriptions (number, customer_id, status, plan_name, billing_cycle, tiffin_count,
      price_cents, subtotal_cents, delivery_cents, tax_basis_points, tax_cents, total_cents,
      customer_name, customer_email, customer_phone, address, start_day)
    SELECT 'TS-1-' || c.email, c.id, 'active', s.plan_name, s.billing_cycle, s.tiffin_count,
      s.price_cents, s.subtotal_cents, s.delivery_cents, s.tax_basis_points, s.tax_cents,
      s.total_cents, c.first_name || ' ' || c.last_name, c.email, c.phone, c.address, s.start_day
    FROM customers c, subscriptions s WHERE c.email LIKE 'eater-%' AND s.id = ${pattern.id}`.execute(
    db,
  );
  await sql`
    INSERT INTO tiffin_orders (number, subscription_id, customer_id, status, delivery_day, slot,
      quantity, credits_held, address, address_key, diet, special_instructions)
    SELECT 'TF-1-' || n, id, customer_id, 'scheduled', ${day}::date,
      (14 + n % 6) || ':00-' || (15 + n % 6) || ':00', 1, 1, address, address ->> 'text',
      (ARRAY['vegetarian', 'jain', 'swaminarayan'])[1 + n % 3], 'Ring twice'
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM subscriptions
      WHERE number LIKE 'TS-1-%') numbered`.execute(db);
  return day;
}

/** The past of the same customers: delivered, skipped and cancelled over four years. */
async function addPastOrders(db: Kysely<DB>): Promise<void> {
  await sql`
    INSERT INTO tiffin_orders (number, subscription_id, customer_id, status, delivery_day, slot,
      quantity, credits_used, address, address_key)
    SELECT 'TF-0-' || n, s.id, s.customer_id,
      (ARRAY['delivered', 'delivered', 'delivered', 'skipped', 'cancelled'])[1 + n % 5],
      current_date - (1 + n / ${TIFFINS}::int)::int, (14 + n % 6) || ':00-' || (15 + n % 6) || ':00',
      1, 0, ${ADDRESS}::jsonb, '12maplestreetoshawa'
    FROM generate_series(0, ${PAST_ORDERS}::int - 1) n
    JOIN (SELECT id, customer_id, row_number() OVER (ORDER BY id) - 1 AS place FROM subscriptions
      WHERE number LIKE 'TS-1-%') s ON s.place = n % ${TIFFINS}::int`.execute(db);
  await sql`ANALYZE`.execute(db);
}
