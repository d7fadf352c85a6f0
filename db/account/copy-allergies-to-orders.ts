import type { Transaction } from 'kysely';
import { updateSubscription } from '#db/tiffin/subscriptions.ts';
import { copyFactsToOrders } from '#db/tiffin/write-orders.ts';
import type { DB } from '#db/types.ts';
import { mergedAllergies } from '#domain/account/diets.ts';
import { SNACKS_IN_KITCHEN } from '#domain/snacks/order-states.ts';
import { TIFFINS_IN_KITCHEN } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

/**
 * Lets a customer's running plans, and their tiffins and snack orders that have not left the
 * kitchen, where the cook can act on it, say what the profile says now of allergies.
 */
export async function copyAllergiesToOrders(
  tx: Transaction<DB>,
  customerId: string,
  change: { from: string; to: string },
  at: Temporal.Instant,
): Promise<void> {
  if (change.from === change.to) return;
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .where('status', 'in', SUBSCRIPTIONS_RUNNING)
    .select(['id', 'allergies'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, allergies: own } of subscriptions) {
    const allergies = mergedAllergies(own, change);
    if (allergies === own) continue;
    await updateSubscription(tx, id, { allergies }, at);
    await copyFactsToOrders(tx, id, { allergies }, at, TIFFINS_IN_KITCHEN);
  }
  const orders = await tx
    .selectFrom('snack_orders')
    .where('customer_id', '=', customerId)
    .where('status', 'in', SNACKS_IN_KITCHEN)
    .select(['id', 'allergies'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, allergies: own } of orders)
    await tx
      .updateTable('snack_orders')
      .set({ allergies: mergedAllergies(own, change) })
      .where('id', '=', id)
      .execute();
}
