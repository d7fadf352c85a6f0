import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { fromSnapshot, handlers } from '#api/platform/http/handler.ts';
import { changeOwnDiet } from '#api/tiffin/subscriptions/plan-diet.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { lockOwnSubscription, lockSubscription } from '#db/tiffin/subscriptions.ts';
import { datesGoodUntil, listAvailableDates } from './available-dates.ts';
import { cancelOwn, readIfICancel } from './cancel.ts';
import { callOffPause, pauseSubscription, resumeSubscription } from './pause.ts';
import { listSubscriptions, presentOne, readSubscription } from './read-subscription.ts';
import { subscribe } from './subscribe.ts';
import { withdraw } from './withdraw.ts';

export const subscriptionHandlers = handlers(subscriptions, {
  subscribe,
  read: (ctx, { params }) => readSubscription(ctx, params.id),
  readByNumber: (ctx, { params }) => readSubscription(ctx, params.number),
  listOwn: (ctx) => listSubscriptions(ctx),
  availableDates: fromSnapshot(listAvailableDates, datesGoodUntil),
  withdraw,
  changeDiet: changeOwnDiet,
  pause: async (ctx, { params, body }) => {
    const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
    if (!row) return refuse('subscription_not_found');
    const refusal = await pauseSubscription(ctx.db, row, {
      mover: { who: 'customer', name: 'customer' },
      at: ctx.now,
      kitchen: await loadKitchen(ctx),
      from: body.from ?? null,
      until: body.until ?? null,
      reason: null,
    });
    return refusal ?? presentOne(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
  },
  callOffPause: async (ctx, { params }) => {
    const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
    if (!row) return refuse('subscription_not_found');
    const refusal = await callOffPause(ctx.db, row, 'customer', ctx.now);
    return refusal ?? presentOne(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
  },
  resume: async (ctx, { params }) => {
    const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
    if (!row) return refuse('subscription_not_found');
    const refusal = await resumeSubscription(ctx.db, row, 'customer', ctx.now);
    return refusal ?? presentOne(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
  },
  ifICancel: readIfICancel,
  cancel: cancelOwn,
});
