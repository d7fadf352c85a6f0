import type { Transaction } from 'kysely';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { isReached } from '#db/platform/reached.ts';
import type { DB } from '#db/types.ts';
import { TIFFINS_IN_KITCHEN } from '#domain/tiffin/order-states.ts';
import { copyAllergiesToOrders, lockPlans } from './copy-allergies-to-orders.ts';
import type { HouseholdMemberRow } from './household-members.ts';

type Said = Pick<HouseholdMemberRow, 'name' | 'diet' | 'allergies'>;

/**
 * Lets the plans that are for a household member, and tiffins for them, say what is said of them now:
 * name and allergies whatever has not left the kitchen, the diet what is in one of the states that
 * whoever changes it still reaches. What is over or called off and may come back is among them.
 */
export async function copyMemberToOrders(
  tx: Transaction<DB>,
  { id, customerId }: { id: string; customerId: string },
  { from, to }: { from: Said; to: Said },
  { reached, at }: { reached: readonly TiffinOrderStatus[]; at: Temporal.Instant },
): Promise<void> {
  await lockPlans(tx, customerId);
  const who = { customerId, memberId: id };
  await copyAllergiesToOrders(tx, who, { from: from.allergies, to: to.allergies }, at);
  const copy = async (
    facts: { diet?: Said['diet']; member_name?: string },
    states: readonly TiffinOrderStatus[],
  ) => {
    await tx
      .updateTable('subscriptions')
      .set({ ...facts, updated_at: at })
      .where('member_id', '=', id)
      .execute();
    await tx
      .updateTable('tiffin_orders')
      .set({ ...facts, updated_at: at })
      .where('member_id', '=', id)
      .where(isReached(states, at))
      .execute();
  };
  if (from.diet !== to.diet) await copy({ diet: to.diet }, reached);
  if (from.name !== to.name) await copy({ member_name: to.name }, TIFFINS_IN_KITCHEN);
}
