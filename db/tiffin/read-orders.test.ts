import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { listOrdersOf } from './read-orders.ts';

const database = useDatabase();

/** A subscription with so many orders in 2026, one a day from `from` on. */
async function planWith(orders: number, from: string): Promise<string> {
  const plan = await buildSubscription(database.db);
  await sql`INSERT INTO tiffin_orders (number, subscription_id, customer_id, status, delivery_day,
      slot, quantity, address, address_key, diet)
    SELECT ${randomUUID()} || n, ${plan.id}::uuid, ${plan.customer_id}::uuid, 'delivered',
      ${from}::date + n, '17:00-18:00', 1, '{"text": "12 Maple Street"}', 'maple', 'vegetarian'
    FROM generate_series(0, ${orders - 1}::int) AS n`.execute(database.db);
  return plan.id;
}

it('the latest orders of several subscriptions are as many of each, whatever the others have', async () => {
  const older = await planWith(2, '2026-01-05');
  const newer = await planWith(9, '2026-03-02');
  const orders = await listOrdersOf(database.db, [older, newer], 3);
  const daysOf = (id: string) =>
    orders
      .filter(({ subscription_id }) => subscription_id === id)
      .map(({ delivery_day }) => delivery_day);
  expect(daysOf(older)).toEqual(['2026-01-06', '2026-01-05']);
  expect(daysOf(newer)).toEqual(['2026-03-10', '2026-03-09', '2026-03-08']);
});
