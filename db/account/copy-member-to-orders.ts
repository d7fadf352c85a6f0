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
  if (from.diet === to.diet) {
    // Said at the desk once more: a tiffin in somebody else's plan has no other way to their diet.
    if (reached.includes('confirmed')) await settleDietOfGuest(tx, id, to.diet, reached, at);
  } else await copy({ diet: to.diet }, reached);
  if (from.name !== to.name) await copy({ member_name: to.name }, TIFFINS_IN_KITCHEN);
}

/** Gives tiffins for somebody in plans that are not theirs the diet that is on record. */
async function settleDietOfGuest(
  tx: Transaction<DB>,
  memberId: string,
  diet: Said['diet'],
  reached: readonly TiffinOrderStatus[],
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('tiffin_orders')
    .set({ diet, updated_at: at })
    .where('member_id', '=', memberId)
    .where('diet', '<>', diet)
    .where(isReached(reached, at))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as own')
            .whereRef('own.id', '=', 'tiffin_orders.subscription_id')
            .where('own.member_id', '=', memberId)
            .select('own.id'),
        ),
      ),
    )
    .execute();
}
