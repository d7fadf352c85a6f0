import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { benchDayAtDesk } from './day-at-desk.ts';
import type { Bench } from './figure.ts';

const EVENTS = 300;
const TIFFINS = 20_000;

const ADDRESS = JSON.stringify(deliveryAddress('12 Maple Street'));

/** A month of the event book with 300 events and 20,000 tiffins, alone and on top of a long past. */
export const benchEventBook: Bench = benchDayAtDesk({
  name: 'a month of the event book, 300 events and 20,000 tiffins',
  fill: async (db) => `/api/v1/admin/event-book/${await fillMonth(db)}`,
  count: ({ days }: { days: { tiffins: number; events: unknown[] }[] }) =>
    days.reduce((all, { tiffins, events }) => all + tiffins + events.length, 0),
  expected: EVENTS + TIFFINS,
  addPast: addPastTiffins,
});

/** The month after next with so many events and tiffins, spread over its first 28 days; answers it. */
async function fillMonth(db: Kysely<DB>): Promise<string> {
  const today = Temporal.Now.plainDateISO('America/Toronto');
  const month = today.add({ months: 2 }).toString().slice(0, 7);
  await sql`
    INSERT INTO catering_inquiries (number, status, event_type, event_day, event_times,
      dietary_preferences, catering_services, guests, location, cuisine_type, first_name, last_name,
      email, phone, plan, choices, menu, base_cents, extras_cents, delivery_cents,
      tax_basis_points, tax_cents, total_cents)
    SELECT 'CI-1-' || n, (ARRAY['pending', 'contacted', 'quoted', 'confirmed'])[1 + n % 4],
      'wedding', ${`${month}-01`}::date + n % 28, ARRAY['lunch', 'dinner'], ARRAY['veg'],
      ARRAY['onsite_staff'], 20 + n, 'Whitby Community Hall', 'gujarati', 'Asha', 'Patel ' || n,
      'host-' || n || '@example.com', '+19055550123', '{"name": "Premium Catering", "price": 22.99}',
      '[]', '[]', 100, 0, 0, 1300, 13, 113
    FROM generate_series(0, ${EVENTS}::int - 1) n`.execute(db);
  await sql`
    INSERT INTO customers (email, first_name, last_name, phone)
    SELECT 'eater-' || n || '@example.com', 'Asha', 'Patel ' || n, '+19055550123'
    FROM generate_series(0, 999) n`.execute(db);
  await sql`
    INSERT INTO subscriptions (number, customer_id, status, plan_name, billing_cycle, tiffin_count,
      price_cents, subtotal_cents, delivery_cents, tax_basis_points, tax_cents, total_cents,
      customer_name, customer_email, customer_phone, address, start_day)
    SELECT 'TS-1-' || id, id, 'active', 'Everyday Tiffin', 'monthly', 20, 1099, 21980, 0, 1300,
      2857, 24837, first_name || ' ' || last_name, email, phone, ${ADDRESS}::jsonb, current_date
    FROM customers`.execute(db);
  await addTiffins(db, { from: `${month}-01`, days: 28, count: TIFFINS, status: 'scheduled' });
  await sql`ANALYZE`.execute(db);
  return month;
}

/** So many delivered tiffins of the same customers in the five years before. */
async function addPastTiffins(db: Kysely<DB>): Promise<void> {
  const from = Temporal.Now.plainDateISO('America/Toronto').subtract({ days: 1_826 }).toString();
  await addTiffins(db, { from, days: 1_800, count: 1_000_000, status: 'delivered' });
  await sql`ANALYZE`.execute(db);
}

type Tiffins = { from: string; days: number; count: number; status: string };

async function addTiffins(db: Kysely<DB>, { from, days, count, status }: Tiffins): Promise<void> {
  await sql`
    INSERT INTO tiffin_orders (number, subscription_id, customer_id, status, delivery_day, slot,
      quantity, address, address_key)
    SELECT ${`TF-${status}-`} || n, s.id, s.customer_id, ${status},
      ${from}::date + (n % ${days}::int)::int, '14:00-15:00', 1, ${ADDRESS}::jsonb, 'maple ' || n
    FROM generate_series(0, ${count}::int - 1) n
    JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM subscriptions) s
      ON s.place = n % 1000`.execute(db);
}
