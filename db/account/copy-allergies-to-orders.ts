import type { Transaction } from 'kysely';
import { updateSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { mergedAllergies } from '#domain/account/diets.ts';
import { SNACKS_IN_KITCHEN } from '#domain/snacks/order-states.ts';
import { TIFFINS_IN_KITCHEN } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

/** Whose allergies: a household member's, or the account holder's where that is null. */
type Eater = { customerId: string; memberId: string | null };

/**
 * A customer's plans that run, or that have tiffins in the kitchen, locked in the order in which all
 * do it: whoever books in one of them waits, and then reads what is on record by then.
 */
export function lockPlansInKitchen(tx: Transaction<DB>, customerId: string) {
  return tx
    .selectFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('status', 'in', SUBSCRIPTIONS_RUNNING),
        exists(
          selectFrom('tiffin_orders')
            .whereRef('tiffin_orders.subscription_id', '=', 'subscriptions.id')
            .where('tiffin_orders.status', 'in', TIFFINS_IN_KITCHEN)
            .select('tiffin_orders.id'),
        ),
      ]),
    )
    .select(['id', 'status', 'member_id', 'allergies'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Lets the running plans that are for somebody, and tiffins for them that have not left the kitchen,
 * where the cook can act on it, say what is said now of their allergies; snacks are the account
 * holder's.
 */
export async function copyAllergiesToOrders(
  tx: Transaction<DB>,
  { customerId, memberId }: Eater,
  change: { from: string; to: string },
  at: Temporal.Instant,
): Promise<void> {
  if (change.from === change.to) return;
  for (const { id, status, member_id, allergies: own } of await lockPlansInKitchen(
    tx,
    customerId,
  )) {
    const allergies = mergedAllergies(own, change);
    const isTheirs = member_id === memberId && SUBSCRIPTIONS_RUNNING.includes(status);
    if (isTheirs && allergies !== own) await updateSubscription(tx, id, { allergies }, at);
  }
  const tiffins = await tx
    .selectFrom('tiffin_orders')
    .where('customer_id', '=', customerId)
    .where('member_id', 'is not distinct from', memberId)
    .where('status', 'in', TIFFINS_IN_KITCHEN)
    .select(['id', 'allergies'])
    .orderBy('id')
    .forUpdate()
    .execute();
  await copyMerged(tx, 'tiffin_orders', tiffins, change, at);
  if (memberId !== null) return;
  const snacks = await tx
    .selectFrom('snack_orders')
    .where('customer_id', '=', customerId)
    .where('status', 'in', SNACKS_IN_KITCHEN)
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
