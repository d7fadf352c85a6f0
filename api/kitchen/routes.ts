import { fromSnapshot, handlers, type SnapshotContext } from '#api/core/handler.ts';
import { kitchen, type PublicBusiness, type WeeklyTiming } from '#contract/kitchen.ts';
import { listPlanGroups } from '#db/plans.ts';
import { readSettings } from '#db/settings.ts';
import { listWeeklyTimings } from '#db/weekly-timings.ts';

/** What the shop says about the kitchen itself, from memory until somebody edits it. */
export const kitchenHandlers = handlers(kitchen, {
  weeklyTiming: fromSnapshot(readTimings),
  business: fromSnapshot(readBusiness),
});

function readTimings(ctx: SnapshotContext): Promise<WeeklyTiming[]> {
  return listWeeklyTimings(ctx.db);
}

/** 'Free delivery' is claimed only while every tiffin plan on offer charges none (decisions 28). */
async function readBusiness(ctx: SnapshotContext): Promise<PublicBusiness> {
  const business = await readSettings(ctx.db, 'business');
  const tiffinPlans = await listPlanGroups(ctx.db, { onlyActive: true, planType: 'tiffin' });
  const everyPlanIsFree = tiffinPlans
    .flatMap((group) => group.variants)
    .every((variant) => variant.deliveryCharge === 0);
  const { freeDelivery } = business;
  return {
    ...business,
    freeDelivery: { ...freeDelivery, shown: freeDelivery.shown && everyPlanIsFree },
  };
}
