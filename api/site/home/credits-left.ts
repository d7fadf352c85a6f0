import type { Kysely } from 'kysely';
import { weighPattern, weighUsual } from '#api/tiffin/recurring-booking/weigh-usual.ts';
import type { Home } from '#contract/site/home.ts';
import { listEatenDays } from '#db/site/home.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import type { DB } from '#db/types.ts';
import type { Closure } from '#domain/platform/calendar.ts';
import { addDays, dayOf, type IsoDay } from '#domain/platform/days.ts';
import { sum } from '#domain/money/money.ts';
import { runOutOf } from '#domain/tiffin/run-out.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';

/** Beyond everything that is foretold, in days. */
const UNSEEN = 1000;

type Asking = { db: Kysely<DB>; now: Temporal.Instant; customerId: string; kitchen: Kitchen };

/** What is left in the plans that the kitchen has approved; null without one, or when nothing is. */
export async function creditsLeft(
  asking: Asking,
  plans: readonly SubscriptionWithFigures[],
  toCome: readonly OrderWithSubscription[],
): Promise<Home['credits']> {
  const { db, now, customerId, kitchen } = asking;
  const today = dayOf(now);
  const running = plans.filter(({ status }) => status !== 'pending_approval');
  const available = sum(...running.map((plan) => plan.available));
  const reserved = sum(...running.map((plan) => plan.reserved));
  if (available + reserved === 0) return null;
  const booked = toCome.map((order) => ({ day: order.delivery_day, tiffins: order.credits_held }));
  const eaten = await listEatenDays(db, customerId, today);
  const usable = running.find((plan) => plan.status === 'active' && plan.available > 0);
  const shut = [...kitchen.closures, ...pauseAhead(running, today)];
  const atPace = runOutOf({ available, reserved, booked, eaten }, today, shut);
  const goesOn = running.some(({ status }) => status === 'active');
  return {
    available,
    reserved,
    runOut: (await byUsual(asking, running)) ?? (goesOn ? atPace : null),
    scheduleFrom: usable?.number ?? null,
  };
}

/** The one plan that has credits; with several, nobody knows which is eaten from. */
function onlyPlan(running: readonly SubscriptionWithFigures[]) {
  const [plan, ...others] = running.filter((one) => one.available + one.reserved > 0);
  return others.length === 0 ? plan : undefined;
}

/** The pause that is planned, as days on which nothing comes. */
function pauseAhead(running: readonly SubscriptionWithFigures[], today: IsoDay): Closure[] {
  const plan = onlyPlan(running);
  if (plan?.status !== 'active' || plan.pause_from === null) return [];
  const endDay = plan.paused_until ?? addDays(today, UNSEEN);
  return [{ startDay: plan.pause_from, endDay, reason: 'Paused' }];
}

/** By the customer's usual, where it books from the one plan that has credits. */
async function byUsual(
  { db, now, kitchen }: Asking,
  running: readonly SubscriptionWithFigures[],
): Promise<NonNullable<Home['credits']>['runOut']> {
  const plan = onlyPlan(running);
  if (!plan) return null;
  const weighed = await weighUsual(db, plan, { now, kitchen });
  if (!weighed.usual) return null;
  const { lastsUntil } = weighPattern(weighed, weighed.usual.entries, 'keep');
  return lastsUntil === null ? null : { day: lastsUntil, by: 'usual' };
}
