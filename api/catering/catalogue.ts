import type { Kysely } from 'kysely';
import type { SnapshotContext } from '#api/platform/http/handler.ts';
import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { listMenuOptions } from '#db/catering/options.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import type { DB } from '#db/types.ts';

/** Everything that catering is chosen from and priced by. */
export type CateringCatalogue = { plans: CateringPlan[]; menu: CateringMenu };

/** What is on offer now. */
export async function loadCateringCatalogue(db: Kysely<DB>): Promise<CateringCatalogue> {
  const [groups, settings, categories] = await Promise.all([
    listPlanGroups(db, { onlyActive: true, planType: 'catering' }),
    readSettings(db, 'catering'),
    listMenuOptions(db),
  ]);
  return {
    plans: groups.flatMap(({ name, description, variants }) =>
      variants.map((variant) => ({
        id: variant.id,
        name,
        description,
        price: variant.price,
        currency: variant.currency,
        billingCycle: variant.billingCycle,
        unit: variant.unit || '/person',
        deliveryCharge: variant.deliveryCharge,
        taxPercentage: variant.taxPercentage,
        features: variant.features,
      })),
    ),
    menu: {
      categories,
      extraRotiPrice: settings.extraRotiPrice,
      extraPuriPrice: settings.extraPuriPrice,
      callAboveGuests: settings.callAboveGuests,
      callAbovePoojaGuests: settings.callAbovePoojaGuests,
    },
  };
}

/** The same from memory, until content changes: what every public read of catering starts from. */
export const sharedCatalogue = (
  ctx: Pick<SnapshotContext, 'db' | 'share'>,
): Promise<CateringCatalogue> => ctx.share('catering', () => loadCateringCatalogue(ctx.db));
