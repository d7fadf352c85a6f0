import { loadKitchen, loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { ContextOf, StaffWrite } from '#api/platform/http/context.ts';
import {
  previewRecurringBooking,
  readRecurringBooking,
  saveRecurringBooking,
  stopRecurringBooking,
} from '#api/tiffin/recurring-booking/set-recurring-booking.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import type {
  RecurringBooking,
  RecurringBookingEntry,
} from '#contract/tiffin/recurring-booking.ts';
import { findRecurringBooking } from '#db/tiffin/recurring-bookings.ts';
import {
  findSubscription,
  lockSubscription,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import { recurringBookingLines } from '#domain/tiffin/recurring-booking-text.ts';
import { staffName } from './with-subscription.ts';

const NOT_FOUND = refuse('subscription_not_found');

/** How the weekly pattern of a subscription stands, with what it comes to. */
export async function readPatternAtDesk(
  ctx: ContextOf<typeof tiffinsByPhone.recurringBooking>,
  { params }: InputOf<typeof tiffinsByPhone.recurringBooking>,
): Promise<RecurringBooking | Refusal> {
  const subscription = await findSubscription(ctx.db, params.id);
  return subscription ? readRecurringBooking(ctx, subscription) : NOT_FOUND;
}

/** What another one would come to. */
export async function previewPatternAtDesk(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof tiffinsByPhone.previewRecurringBooking>,
) {
  const subscription = await findSubscription(ctx.db, params.id);
  return subscription ? previewRecurringBooking(ctx, subscription, body) : NOT_FOUND;
}

/** `Every Mon, Wed: 6:00 PM - 7:00 PM · 1 tiffin`, as the audit log tells it. */
const patternText = (entries: readonly RecurringBookingEntry[] | undefined): string | null =>
  entries === undefined
    ? null
    : recurringBookingLines(entries)
        .map(({ days, what }) => `${days}: ${what}`)
        .join('; ');

/** The frame of what the desk does with a pattern: lock the subscription, do it, write it down. */
async function withPattern(
  ctx: StaffWrite,
  id: string,
  action: 'set-pattern' | 'stop-pattern',
  change: (subscription: SubscriptionWithFigures) => Promise<RecurringBooking | Refusal>,
): Promise<RecurringBooking | Refusal> {
  const subscription = await lockSubscription(ctx.db, id);
  if (!subscription) return NOT_FOUND;
  const before = await findRecurringBooking(ctx.db, id);
  const changed = await change(subscription);
  if (isRefusal(changed)) return changed;
  await recordAudit(ctx, {
    action,
    resource: 'subscriptions',
    id,
    before: { pattern: patternText(before?.entries) },
    after: { pattern: patternText(changed.usual?.entries) },
  });
  return changed;
}

const actorOf = (ctx: StaffWrite) => ({ who: 'staff', name: staffName(ctx) }) as const;

/** Sets it for a customer on the phone, by the customer's own rules. */
export async function setPatternByPhone(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof tiffinsByPhone.setRecurringBooking>,
): Promise<RecurringBooking | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  return withPattern(ctx, params.id, 'set-pattern', (subscription) =>
    saveRecurringBooking(ctx, subscription, { body, actor: actorOf(ctx), kitchen }),
  );
}

/** Stops it. */
export async function stopPatternByPhone(
  ctx: StaffWrite,
  { params, body: { leftovers } }: InputOf<typeof tiffinsByPhone.stopRecurringBooking>,
): Promise<RecurringBooking | Refusal> {
  const kitchen = await loadKitchen(ctx);
  return withPattern(ctx, params.id, 'stop-pattern', (subscription) =>
    stopRecurringBooking(ctx, subscription, { leftovers, actor: actorOf(ctx), kitchen }),
  );
}
