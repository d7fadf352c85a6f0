import { type Kysely, sql, type Transaction } from 'kysely';
import { namedActor } from '#db/kitchen/staff.ts';
import type { DB } from '#db/types.ts';
import type { StoredStep } from '#domain/tiffin/order-steps.ts';

/** What is done with orders, as their steps tell it. */
export type NewTiffinOrderStep = {
  action: string;
  /** `customer`, `clock`, or `staff` and their address. */
  actor: string;
  at: Temporal.Instant;
  reason?: string | null;
  /** What it changed; of personal fields only that. */
  before?: object | null;
  after?: object | null;
};

/** Writes down what is done with orders: a step of each. */
export async function addTiffinSteps(
  tx: Transaction<DB>,
  orderIds: readonly string[],
  { before, after, reason, ...done }: NewTiffinOrderStep,
): Promise<void> {
  if (orderIds.length === 0) return;
  const json = (fields: object | null | undefined) => (fields ? JSON.stringify(fields) : null);
  await tx
    .insertInto('tiffin_order_steps')
    .values(
      orderIds.map((order_id) => ({
        order_id,
        ...done,
        reason: reason || null,
        before: json(before),
        after: json(after),
      })),
    )
    .execute();
}

/** Nobody does as much with one tiffin; of what is more, the latest counts. */
const MOST_STEPS = 200;

/** What was done with a tiffin, first to last. */
export async function listTiffinSteps(db: Kysely<DB>, orderId: string): Promise<StoredStep[]> {
  const rows = await db
    .selectFrom('tiffin_order_steps')
    .where('order_id', '=', orderId)
    .select([
      'at',
      namedActor('actor').as('actor'),
      'action',
      'reason',
      sql<StoredStep['before']>`before`.as('before'),
      sql<StoredStep['after']>`after`.as('after'),
    ])
    .orderBy('tiffin_order_steps.id', 'desc')
    .limit(MOST_STEPS)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toString() })).reverse();
}
