import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { fromSnapshot, handlers, withSession } from '#api/platform/http/handler.ts';
import { changeOwnDiet } from '#api/tiffin/subscriptions/subscription-diet.ts';
import { changeOwnMember } from '#api/tiffin/subscriptions/subscription-member.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { lockOwnSubscription, lockSubscription } from '#db/tiffin/subscriptions.ts';
import { datesGoodUntil, listAvailableDates } from './available-dates.ts';
import { cancelOwn, readCancellationQuote } from './cancel.ts';
import { cancelPlannedPause, pauseSubscription, resumeSubscription } from './pause.ts';
import {
  listSubscriptions,
  presentSubscriptionWithOrders,
  readSubscription,
} from './read-subscription.ts';
import { subscribe } from './subscribe.ts';
import { withdrawSubscription } from './withdraw-subscription.ts';

export const subscriptionHandlers = handlers(subscriptions, {
  subscribe,
  read: (ctx, { params }) => readSubscription(ctx, params.id),
  readByNumber: (ctx, { params }) => readSubscription(ctx, params.number),
  listOwn: withSession(listSubscriptions),
  availableDates: fromSnapshot(listAvailableDates, datesGoodUntil),
  withdraw: withdrawSubscription,
  changeDiet: changeOwnDiet,
  changeMember: changeOwnMember,
  pause: async (ctx, { params, body }) => {
    const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
    if (!row) return refuse('subscription_not_found');
    const refusal = await pauseSubscription(ctx.db, row, {
      actor: { who: 'customer', name: 'customer' },
      at: ctx.now,
      kitchen: await loadKitchen(ctx),
      from: body.from ?? null,
      until: body.until ?? null,
      reason: null,
    });
    return (
      refusal ?? presentSubscriptionWithOrders(ctx, (await lockSubscription(ctx.db, row.id)) ?? row)
    );
  },
  callOffPause: async (ctx, { params }) => {
    const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
    if (!row) return refuse('subscription_not_found');
    const refusal = await cancelPlannedPause(ctx.db, row, 'customer', ctx.now);
    return (
      refusal ?? presentSubscriptionWithOrders(ctx, (await lockSubscription(ctx.db, row.id)) ?? row)
    );
  },
  resume: async (ctx, { params }) => {
    const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
    if (!row) return refuse('subscription_not_found');
    const refusal = await resumeSubscription(ctx.db, row, 'customer', ctx.now);
    return (
      refusal ?? presentSubscriptionWithOrders(ctx, (await lockSubscription(ctx.db, row.id)) ?? row)
    );
  },
  ifICancel: readCancellationQuote,
  cancel: cancelOwn,
});
