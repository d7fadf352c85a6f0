import { loadKitchen, loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { CustomerRead, CustomerWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import {
  findOwnSubscription,
  lockOwnSubscription,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import {
  previewRecurringBooking,
  readRecurringBooking,
  saveRecurringBooking,
  stopRecurringBooking,
} from './set-recurring-booking.ts';

const actor = { who: 'customer', name: 'customer' } as const;

const NOT_FOUND = refuse('subscription_not_found');

/** Does something with one of the customer's own; somebody else's is a 404. */
async function withOwn<Answer>(
  { db, caller }: CustomerRead,
  id: string,
  then: (subscription: SubscriptionWithFigures) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const subscription = await findOwnSubscription(db, caller.id, id);
  return subscription ? then(subscription) : NOT_FOUND;
}

/** The same to change it: under its lock. */
async function withOwnLocked<Answer>(
  { db, caller }: CustomerWrite,
  id: string,
  then: (subscription: SubscriptionWithFigures) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const subscription = await lockOwnSubscription(db, caller.id, id);
  return subscription ? then(subscription) : NOT_FOUND;
}

export const recurringBookingHandlers = handlers(recurringBooking, {
  read: (ctx, { params }) => withOwn(ctx, params.id, (own) => readRecurringBooking(ctx, own)),
  preview: (ctx, { params, body }) =>
    withOwn(ctx, params.id, (own) => previewRecurringBooking(ctx, own, body)),
  save: async (ctx, { params, body }) => {
    const kitchen = await loadKitchenToBook(ctx);
    return withOwnLocked(ctx, params.id, (own) =>
      saveRecurringBooking(ctx, own, { body, actor, kitchen }),
    );
  },
  stop: async (ctx, { params, query: { leftovers } }) => {
    const kitchen = await loadKitchen(ctx);
    return withOwnLocked(ctx, params.id, (own) =>
      stopRecurringBooking(ctx, own, { leftovers, actor, kitchen }),
    );
  },
});
