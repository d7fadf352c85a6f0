import type { Kysely } from 'kysely';
import { listPlanGroups } from '#db/tiffin/plans.ts';
import type { DB } from '#db/types.ts';

/** Whether every tiffin plan on offer is brought without a charge (docs/rules.md#claims). */
export async function deliversFree(db: Kysely<DB>): Promise<boolean> {
  const tiffinPlans = await listPlanGroups(db, { onlyActive: true, planType: 'tiffin' });
  return tiffinPlans
    .flatMap((group) => group.variants)
    .every((variant) => variant.deliveryCharge === 0);
}
