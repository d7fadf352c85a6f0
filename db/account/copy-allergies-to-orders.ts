import type { Transaction } from 'kysely';
import { isReached } from '#db/platform/reached.ts';
import { updateSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { mergedAllergies } from '#domain/account/diets.ts';
import { SNACKS_IN_KITCHEN } from '#domain/snacks/order-states.ts';
import { TIFFINS_IN_KITCHEN } from '#domain/tiffin/order-states.ts';

/** Whose allergies: a household member's, or the account holder's where that is null. */
type Eater = { customerId: string; memberId: string | null };

/**
 * A customer's plans, locked in the order in which all do it: whoever books in one of them waits, and
 * then reads what is on record by then. Those that are over are among them, since they can be reopened.
 */
export function lockPlans(tx: Transaction<DB>, customerId: string) {
  return tx
    .selectFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .select(['id', 'member_id', 'allergies'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Lets the plans that are for somebody, and tiffins for them that have not left the kitchen, where the
 * cook can act on it, say what is said now of their allergies; snacks are the account holder's. What is
 * over or called off says it, too: it may come back, and nobody looks at it again then.
 */
export async function copyAllergiesToOrders(
  tx: Transaction<DB>,
  { customerId, memberId }: Eater,
  change: { from: string; to: string },
  at: Temporal.Instant,
): Promise<void> {
  if (change.from === change.to) return;
  for (const { id, member_id, allergies: own } of await lockPlans(tx, customerId)) {
    const allergies = mergedAllergies(own, change);
    if (member_id === memberId && allergies !== own)
      await updateSubscription(tx, id, { allergies }, at);
  }
  const tiffins = await tx
    .selectFrom('tiffin_orders')
    .where('customer_id', '=', customerId)
    .where('member_id', 'is not distinct from', memberId)
    .where(isReached(TIFFINS_IN_KITCHEN, at))
    .select(['id', 'allergies'])
    .orderBy('id')
    .forUpdate()
    .execute();
  await copyMerged(tx, 'tiffin_orders', tiffins, change, at);
  if (memberId !== null) return;
  const snacks = await tx
    .selectFrom('snack_orders')
    .where('customer_id', '=', customerId)
    .where(isReached(SNACKS_IN_KITCHEN, at))
    .select(['id', 'allergies'])
    .orderBy('id')
    .forUpdate()
    .execute();
  await copyMerged(tx, 'snack_orders', snacks, change, at);
}

/** Stores what locked orders say of allergies from now on, where that is something else. */
async function copyMerged(
  tx: Transaction<DB>,
  table: 'tiffin_orders' | 'snack_orders',
  orders: readonly { id: string; allergies: string }[],
  change: { from: string; to: string },
  at: Temporal.Instant,
): Promise<void> {
  for (const { id, allergies: own } of orders) {
    const allergies = mergedAllergies(own, change);
    if (allergies === own) continue;
    await tx.updateTable(table).set({ allergies, updated_at: at }).where('id', '=', id).execute();
  }
}
