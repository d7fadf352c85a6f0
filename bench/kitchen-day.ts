import { type Kysely, sql } from 'kysely';
import { connect } from '#db/connect.ts';
import type { DB } from '#db/types.ts';
import { buildCustomer, buildSession, buildStaff } from '#test/factories.ts';
import { startNode } from '#test/nodes/start-node.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { atMost, type Bench, type Figure } from './figure.ts';
import { withNewDatabase } from './in-new-folder.ts';
import { median, quantile } from './statistics.ts';

const TIFFINS = 1_000;
const PAST_ORDERS = 1_000_000;
const LIMIT_MS = 200;
const READS = 60;
const WARM_UP = 10;

/** Nothing here is kept, and waiting for the disk is not what is measured. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB' };

/** The kitchen's day with a thousand tiffins, alone and on top of a million past orders. */
export const benchKitchenDay: Bench = (say) =>
  withNewDatabase(async (url) => {
    const connection = connect(url, { max: 2 });
    const { db } = connection;
    const node = await startNode(url);
    try {
      const day = await bookDay(db);
      const { token } = await buildSession(db, { staff: await buildStaff(db) });
      const read = async (): Promise<number> => {
        const startedAt = performance.now();
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${node.url}/api/v1/admin/kitchen-day/${day}`, { headers });
        const { data } = await answer.json();
        if (data.tiffins !== TIFFINS) throw new Error(`The day has ${data.tiffins} tiffins.`);
        return performance.now() - startedAt;
      };
      const measure = async (name: string): Promise<Figure> => {
        const durations: number[] = [];
        for (let round = 0; round < WARM_UP + READS; round += 1) {
          const duration = await read();
          if (round >= WARM_UP) durations.push(duration);
        }
        say(`${name}: median ${median(durations).toFixed(1)} ms`);
        const value = quantile(durations, 0.95);
        return atMost({ name: `${name}, 95th percentile`, value, unit: 'ms', limit: LIMIT_MS });
      };
      const alone = await measure("the kitchen's day, 1,000 tiffins");
      const startedAt = performance.now();
      await addPastOrders(db);
      say(`a million past orders took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
      const amongMany = await measure("the kitchen's day, 1,000 tiffins and 1,000,000 past orders");
      return [alone, amongMany];
    } finally {
      await node.end();
      await connection.close();
    }
  }, settings);

/** A day with so many tiffins, each of another customer; answers the day. */
async function bookDay(db: Kysely<DB>): Promise<string> {
  const day = Temporal.Now.plainDateISO('America/Toronto').add({ days: 3 }).toString();
  const pattern = await buildSubscription(db, { customer: await buildCustomer(db), credits: 0 });
  await sql`
    INSERT INTO customers (email, first_name, last_name, phone, address)
    SELECT 'eater-' || n || '@example.com', 'Asha', 'Patel ' || n, '+19055550123', n || ' Maple Street'
    FROM generate_series(1, ${TIFFINS}::int) n`.execute(db);
  await sql`
    INSERT INTO subscriptions (number, customer_id, status, plan_name, billing_cycle, tiffin_count,
      price_cents, subtotal_cents, delivery_cents, tax_basis_points, tax_cents, total_cents,
      customer_name, customer_email, customer_phone, customer_address, start_day)
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
      (14 + n % 6) || ':00-' || (15 + n % 6) || ':00', 1, 1, customer_address, customer_address,
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
      1, 0, '12 Maple Street, Oshawa', '12maplestreetoshawa'
    FROM generate_series(0, ${PAST_ORDERS}::int - 1) n
    JOIN (SELECT id, customer_id, row_number() OVER (ORDER BY id) - 1 AS place FROM subscriptions
      WHERE number LIKE 'TS-1-%') s ON s.place = n % ${TIFFINS}::int`.execute(db);
  await sql`ANALYZE`.execute(db);
}
