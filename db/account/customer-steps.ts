import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** What the desk did with an account, the latest first. */
export function listCustomerSteps(
  db: Kysely<DB>,
  customerId: string,
): Promise<Selectable<DB['customer_steps']>[]> {
  return db
    .selectFrom('customer_steps')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

/** Writes down what the desk did with an account, and why. */
export async function insertCustomerStep(
  tx: Transaction<DB>,
  customerId: string,
  step: {
    action: 'disable' | 'enable' | 'sign-out' | 'merge';
    reason: string;
    actor: string;
    at: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .insertInto('customer_steps')
    .values({ ...step, customer_id: customerId })
    .execute();
}
