import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Whose order it is, and of which snack. */
export type Order = { customerId: string; snackId: string; day: string };

const statement = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const claim = statement(
  'claim',
  `INSERT INTO idempotency_keys (caller, endpoint, key, body_hash, status, answer, customer_id, created_at)
   VALUES ($1::text, 'by hand', $2, 'hash', 201, $3, $1::text::uuid, now())`,
);
const count = statement(
  'count',
  `INSERT INTO snack_days (snack_id, day, ordered) VALUES ($1, $2, 1)
   ON CONFLICT (snack_id, day) DO UPDATE SET ordered = snack_days.ordered + 1 RETURNING ordered`,
);
const order = statement(
  'order',
  `INSERT INTO snack_orders (id, number, customer_id, delivery_type, delivery_day, delivery_time,
     customer_name, customer_email, customer_phone, subtotal_cents, delivery_cents, tax_cents,
     total_cents, charge_cents, owed_cents)
   VALUES ($1, next_number('SN', 2026), $2, 'pickup', $3, '14:00', 'Asha Patel', 'asha@example.com',
     '+19055550123', 899, 0, 117, 1016, 0, 0) RETURNING *`,
);
const item = statement(
  'item',
  `INSERT INTO snack_order_items (order_id, position, snack_id, name, unit, quantity, price_cents,
     delivery_charge_cents, tax_basis_points, items_cents, delivery_cents, tax_cents)
   VALUES ($1, 0, $2, 'A snack', '6 pieces', 1, 899, 50, 1300, 899, 0, 117)`,
);
const step = statement(
  'step',
  `INSERT INTO snack_order_steps (order_id, status, at, actor) VALUES ($1, 'pending', now(), 'customer')`,
);
const mail = statement(
  'mail',
  `WITH mail AS (
     INSERT INTO mails (kind, channel, to_address, customer_id, details)
     VALUES ('snack_order_received', 'email', 'asha@example.com', $1, $2) RETURNING id
   )
   SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id),
     max_attempts => 13, job_key => 'mail:' || id, job_key_mode => 'unsafe_dedupe') FROM mail`,
);

/**
 * What an order leaves behind, written by hand: its key with the answer, the day's count, order,
 * line, step, and the mail with its job. Nothing is looked up, checked or priced; all of it is
 * prepared and goes out at once.
 */
export async function orderByHand(
  client: pg.PoolClient,
  asked: Order,
  answer: string,
): Promise<void> {
  const id = randomUUID();
  await Promise.all([
    client.query('BEGIN'),
    client.query(claim([asked.customerId, randomUUID(), answer])),
    client.query(count([asked.snackId, asked.day])),
    client.query(order([id, asked.customerId, asked.day])),
    client.query(item([id, asked.snackId])),
    client.query(step([id])),
    client.query(mail([asked.customerId, answer])),
    client.query('COMMIT'),
  ]);
}
