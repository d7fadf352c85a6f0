import type { Kysely } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { LeftPlan } from '#api/platform/mail/kinds.ts';
import { worthOf } from '#api/tiffin/subscriptions/if-i-cancel.ts';
import type { Leaving } from '#contract/account/leaving.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { lastPromisedEvent, listBookedTiffins, listRunning } from '#db/account/leaving.ts';
import { balanceOfRow } from '#db/money/accounts.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { ifICancel } from '#domain/tiffin/if-i-cancel.ts';
import { afterEvent, deletionDay } from '#domain/account/leaving.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';

/**
 * What still runs for a customer, and what becomes of it on the day on which they are erased: the
 * `planned` one, else the one that it would be if they asked now.
 */
export async function whatIsLeft(
  db: Kysely<DB>,
  customerId: string,
  now: Temporal.Instant,
  planned: IsoDay | null,
): Promise<Leaving> {
  const today = dayOf(now);
  const event = await lastPromisedEvent(db, customerId, today);
  const asked = planned ?? deletionDay(now);
  const day = afterEvent(asked, event);
  const { plans, snackOrders, inquiries } = await listRunning(db, customerId, today);
  const tiffins = await listBookedTiffins(db, customerId, today);
  const kitchen = await loadKitchen({ db, now });

  return {
    day,
    waitsForEvent: day === asked ? null : event,
    tiffins: tiffins.map((order) => ({
      orderNumber: order.number,
      day: order.delivery_day,
      slot: order.slot as Slot,
      quantity: order.quantity,
      comes: order.delivery_day < day,
    })),
    plans: plans.map((plan) => {
      const unusedCredits = tiffins
        .filter((order) => order.subscription_id === plan.id && order.delivery_day >= day)
        .reduce((credits, order) => credits + order.credits_held, plan.available);
      return {
        number: plan.number,
        planName: plan.plan_name,
        waiting: plan.status === 'pending_approval',
        unusedCredits,
        payBack: payBackFor(plan, unusedCredits, now, kitchen),
      };
    }),
    snackOrders: snackOrders.map((order) => ({
      orderNumber: order.number,
      day: order.delivery_day,
      comes: order.delivery_day < day,
    })),
    inquiries: inquiries.map((inquiry) => ({
      inquiryNumber: inquiry.number,
      eventDay: inquiry.event_day,
      promised: inquiry.status === 'confirmed',
    })),
  };
}

/**
 * What the kitchen owes for so many credits of a plan, by the rule of cancelling it; for one that is
 * not approved yet, all that came.
 */
function payBackFor(
  plan: SubscriptionWithFigures,
  credits: number,
  now: Temporal.Instant,
  kitchen: Kitchen,
): number {
  if (plan.status === 'pending_approval') return balanceOfRow(plan).paid;
  const left = { orders: [], available: credits, ...worthOf(plan) };
  return ifICancel(left, now, kitchen).payBack;
}

/** Plans with credits that nobody eats, as mails name them. */
export const leftPlansOf = ({ plans }: Leaving): LeftPlan[] =>
  plans
    .filter(({ unusedCredits }) => unusedCredits > 0)
    .map(({ number, planName, unusedCredits: credits, payBack }) => ({
      number,
      planName,
      credits,
      payBack,
    }));
