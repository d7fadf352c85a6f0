import type { Transaction } from 'kysely';
import { moveInquiry } from '#api/catering/move-inquiry.ts';
import { moveSnackOrders } from '#api/snacks/orders/move-order.ts';
import { moveOrders } from '#api/tiffin/orders/move-orders.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { lockInquiry } from '#db/catering/inquiries.ts';
import { listRunning } from '#db/account/leaving.ts';
import { lockSnackOrders } from '#db/snacks/orders.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from '#db/tiffin/subscriptions.ts';
import { listOpenOrders, lockOrders } from '#db/tiffin/orders.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/platform/days.ts';
import { transition } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

const CLOSED = {
  action: 'cancel',
  mover: { who: 'clock', name: 'clock' },
  reason: 'Account closed',
} as const;

/**
 * Ends what still runs for a customer who is about to be erased: what is booked from today on is
 * cancelled with its credits, plans are cancelled, and what their unused credits cost (what was paid,
 * where a plan was not approved yet) waits at the desk as money to be paid back
 * (docs/decisions/0021). What is being cooked, and days that the kitchen has not closed, are left to
 * it. Nobody is mailed about each: the last mail says it all.
 */
export async function endWhatRuns(
  tx: Transaction<DB>,
  customerId: string,
  now: Temporal.Instant,
): Promise<void> {
  const today = dayOf(now);
  const running = await listRunning(tx, customerId, today);
  for (const { id } of running.plans) {
    // Under its lock, since the desk may have approved it since the list was read.
    const plan = await lockSubscription(tx, id);
    if (plan?.status === 'pending_approval') await endPlan(tx, id, now);
    else if (plan) await cancelPlan(tx, plan, now);
  }
  if (running.snackOrders.length > 0) {
    const ids = running.snackOrders.map(({ id }) => id);
    await moveSnackOrders(tx, await lockSnackOrders(tx, ids), { ...CLOSED, at: now });
  }
  for (const { id } of running.inquiries) {
    const inquiry = await lockInquiry(tx, id);
    if (inquiry) await moveInquiry(tx, inquiry, { ...CLOSED, at: now });
  }
}

/** Ends a locked active or paused plan and what is booked in it. */
async function cancelPlan(
  tx: Transaction<DB>,
  { id, status }: SubscriptionRow,
  now: Temporal.Instant,
): Promise<void> {
  const step = transition(SUBSCRIPTION_STATES, 'cancel', status as SubscriptionStatus, 'clock');
  if (isRefusal(step)) return;
  const today = dayOf(now);
  const open = (await listOpenOrders(tx, id)).filter((order) => order.delivery_day >= today);
  const orders = await lockOrders(
    tx,
    open.map((order) => order.id),
  );
  await moveOrders(tx, orders, { ...CLOSED, at: now });
  await endPlan(tx, id, now);
}

const endPlan = (tx: Transaction<DB>, id: string, now: Temporal.Instant) =>
  updateSubscription(
    tx,
    id,
    {
      status: 'cancelled',
      ended_at: now,
      paused_by: null,
      pause_from: null,
      paused_until: null,
    },
    now,
  );
