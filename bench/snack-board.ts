import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { benchDayAtDesk } from './day-at-desk.ts';
import type { Bench } from './figure.ts';

const ORDERS = 500;
const PAST_ORDERS = 1_000_000;
const LINES = 3;

const ADDRESS = JSON.stringify(deliveryAddress('12 Maple Street, Oshawa'));

/** The counter's board of a day with 500 orders, alone and on top of a million past orders. */
export const benchSnackBoard: Bench = benchDayAtDesk({
  name: "the counter's board, 500 orders",
  fill: async (db) => `/api/v1/admin/snack-board/${await fillDay(db)}`,
  count: ({ columns }: { columns: { orders: unknown[] }[] }) =>
    columns.reduce((count, { orders }) => count + orders.length, 0),
  expected: ORDERS,
  addPast: addPastOrders,
});

/** A day with so many orders of a few lines each, in all states, by as many customers; answers it. */
async function fillDay(db: Kysely<DB>): Promise<string> {
  const day = Temporal.Now.plainDateISO('America/Toronto').add({ days: 3 }).toString();
  await sql`
    INSERT INTO customers (email, first_name, last_name, phone)
    SELECT 'snacker-' || n || '@example.com', 'Asha', 'Patel ' || n, '+19055550123'
    FROM generate_series(0, ${ORDERS}::int - 1) n`.execute(db);
  await sql`
    WITH placed AS (
      INSERT INTO snack_orders (number, customer_id, status, delivery_type, delivery_day,
        delivery_time, customer_name, customer_email, customer_phone, address,
        special_instructions, subtotal_cents, delivery_cents, tax_cents, total_cents)
      SELECT 'SN-1-' || c.email, c.id,
        (ARRAY['pending', 'confirmed', 'preparing', 'ready', 'delivered'])[1 + n % 5],
        CASE WHEN n % 2 = 0 THEN 'pickup' ELSE 'delivery' END, ${day}::date,
        lpad((9 + n % 13)::text, 2, '0') || ':00', c.first_name || ' ' || c.last_name, c.email,
        c.phone, CASE WHEN n % 2 = 1 THEN ${ADDRESS}::jsonb END, 'Ring twice',
        ${LINES * 1798}::int, 0, ${LINES * 234}::int, ${LINES * 2032}::int
      FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS n FROM customers
        WHERE email LIKE 'snacker-%') c
      RETURNING id, status, created_at
    ), lines AS (
      INSERT INTO snack_order_items (order_id, position, name, unit, quantity, price_cents,
        delivery_charge_cents, tax_basis_points, items_cents, delivery_cents, tax_cents)
      SELECT id, position, (ARRAY['Khaman Dhokla', 'Samosa', 'Khandvi'])[1 + position], '6 pieces',
        2, 899, 0, 1300, 1798, 0, 234
      FROM placed, generate_series(0, ${LINES}::int - 1) AS position
    )
    INSERT INTO snack_order_steps (order_id, status, at, actor)
    SELECT id, status, created_at, 'customer' FROM placed`.execute(db);
  await sql`ANALYZE`.execute(db);
  return day;
}

/** The past of the same customers, one line each: handed over or cancelled over five years. */
async function addPastOrders(db: Kysely<DB>): Promise<void> {
  await sql`
    WITH past AS (
      INSERT INTO snack_orders (number, customer_id, status, delivery_type, delivery_day,
        delivery_time, customer_name, customer_email, customer_phone, subtotal_cents,
        delivery_cents, tax_cents, total_cents, created_at)
      SELECT 'SN-0-' || n, c.id, (ARRAY['delivered', 'delivered', 'cancelled'])[1 + n % 3],
        'pickup', current_date - (1 + n / ${ORDERS}::int)::int, '14:00', 'Asha Patel', c.email,
        c.phone, 1798, 0, 234, 2032, now() - make_interval(days => (1 + n / ${ORDERS}::int)::int)
      FROM generate_series(0, ${PAST_ORDERS}::int - 1) n
      JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM customers
        WHERE email LIKE 'snacker-%') c ON c.place = n % ${ORDERS}::int
      RETURNING id
    )
    INSERT INTO snack_order_items (order_id, position, name, quantity, price_cents,
      delivery_charge_cents, tax_basis_points, items_cents, delivery_cents, tax_cents)
    SELECT id, 0, 'Khaman Dhokla', 2, 899, 0, 1300, 1798, 0, 234 FROM past`.execute(db);
  await sql`ANALYZE`.execute(db);
}
