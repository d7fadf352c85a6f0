import { kitchen, type WeeklyTiming } from '#contract/kitchen.ts';
import { fromSnapshot, handlers } from '#api/core/handler.ts';
import { listPlanGroups } from '#db/plans.ts';
import { readSettings } from '#db/settings.ts';
import { listWeeklyTimings } from '#db/weekly-timings.ts';

/** What the shop says about the kitchen itself, from memory until somebody edits it. */
export const kitchenHandlers = handlers(kitchen, {
  weeklyTiming: fromSnapshot(async (ctx): Promise<WeeklyTiming[]> => listWeeklyTimings(ctx.db)),
  business: fromSnapshot(async (ctx) => {
    const { paymentWays: _private, ...business } = await readSettings(ctx.db, 'business');
    const tiffinPlans = await listPlanGroups(ctx.db, { onlyActive: true, planType: 'tiffin' });
    const everyPlanIsFree = tiffinPlans.every((group) =>
      group.variants.every((variant) => variant.deliveryCharge === 0),
    );
    const { freeDelivery } = business;
    return {
      ...business,
      freeDelivery: { ...freeDelivery, shown: freeDelivery.shown && everyPlanIsFree },
    };
  }),
});
