import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { send } from '#db/platform/transaction.ts';

/** Whose order it is, and of which snack. */
export type Order = { customerId: string; snackId: string; day: string };

const statement = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const claim = statement(
  'claim',
  `INSERT INTO idempotency_keys (caller, endpoint, key, body_hash, status, answer, customer_id, created_at)
   VALUES ($1::text, 'by hand', $2, 'hash', 201, $3, $1::text::uuid, now())`,
);
const order = statement(
  'order',
  `WITH placed AS (
     INSERT INTO snack_orders (id, number, customer_id, delivery_type, delivery_day, delivery_time,
       customer_name, customer_email, customer_phone, subtotal_cents, delivery_cents, tax_cents,
       total_cents, charge_cents, owed_cents)
     VALUES ($1, next_number('SN', 2026), $2, 'pickup', $4, '14:00', 'Asha Patel', 'asha@example.com',
       '+19055550123', 899, 0, 117, 1016, 0, 0) RETURNING number
   ), item AS (
     INSERT INTO snack_order_items (order_id, position, snack_id, name, unit, quantity, price_cents,
       delivery_charge_cents, tax_basis_points, items_cents, delivery_cents, tax_cents)
     VALUES ($1, 0, $3, 'A snack', '6 pieces', 1, 899, 50, 1300, 899, 0, 117)
   ), step AS (
     INSERT INTO snack_order_steps (order_id, status, at, actor)
     VALUES ($1, 'pending', now(), 'customer')
   )
   SELECT number FROM placed`,
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
const count = statement(
  'count',
  `INSERT INTO snack_days (snack_id, day, ordered) VALUES ($1, $2, 1)
   ON CONFLICT (snack_id, day) DO UPDATE SET ordered = snack_days.ordered + 1 RETURNING ordered`,
);

/**
 * What an order leaves behind, written by hand: its key with the answer, order with line and step, the
 * mail with its job, and the day's count. Nothing is looked up, checked or priced; all of it is prepared
 * and goes out in one call of the system, and the row that others wait for is locked last.
 */
export async function orderByHand(
  client: pg.PoolClient,
  { customerId, snackId, day }: Order,
  answer: string,
): Promise<void> {
  const statements = [
    'BEGIN',
    claim([customerId, randomUUID(), answer]),
    order([randomUUID(), customerId, snackId, day]),
    mail([customerId, answer]),
    count([snackId, day]),
    'COMMIT',
  ];
  await Promise.all(statements.map((one) => send(client, one)));
}
