import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { toBooking } from '#api/tiffin/orders/present-order.ts';
import { type NamedActor, transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  listOpenOrders,
  lockTiffinOrders,
  type TiffinOrderWithSubscription,
} from '#db/tiffin/read-orders.ts';
import { detachFromRecurringBooking } from '#db/tiffin/recurring-bookings.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { dayOf } from '#domain/platform/days.ts';
import { type Actor, transition } from '#domain/platform/states.ts';
import { checkCustomerAction } from '#domain/tiffin/deadlines.ts';
import { checkPauseDays, isInPause } from '#domain/tiffin/pause.ts';
import { checkResume, SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

export type PauseRequest = {
  actor: NamedActor & { who: 'customer' | 'staff' };
  at: Temporal.Instant;
  kitchen: Kitchen;
  /** The first day of the pause; null: today. A later one is planned. */
  from: string | null;
  /** The last day of the pause; null: until somebody resumes it. */
  until: string | null;
  reason: string | null;
  customerNote?: string | null;
  internalNote?: string | null;
};

/** A customer leaves a pause alone that the kitchen has planned (`paused_by_kitchen`). */
const checkPauseIsOwn = (row: SubscriptionRow, who: 'customer' | 'staff'): Refusal | null =>
  who === 'customer' && row.paused_by === 'staff' ? refuse('paused_by_kitchen') : null;

/**
 * Calls off the planned pause of a locked subscription. What it has skipped stays skipped, and can
 * be undone until its deadline. Without a planned pause there is nothing to do, so that a second
 * press does no harm; one that has begun is refused (`action_not_allowed`): it is to be resumed.
 */
export async function cancelPlannedPause(
  tx: Transaction<DB>,
  row: SubscriptionRow,
  who: 'customer' | 'staff',
  at: Temporal.Instant,
  customerNote: string | null = null,
): Promise<Refusal | null> {
  const { status } = row;
  const step = transition(SUBSCRIPTION_STATES, 'call-off-pause', status, who);
  if (isRefusal(step)) return step;
  const notTheirs = checkPauseIsOwn(row, who);
  if (notTheirs) return notTheirs;
  const { pause_from: from, paused_until: until } = row;
  if (from === null) return null;
  await updateSubscription(
    tx,
    row.id,
    { paused_by: null, pause_from: null, paused_until: null },
    at,
  );
  await enqueueMail(tx, {
    kind: 'subscription_resumed',
    customerId: row.customer_id,
    details: {
      name: row.customer_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      customerNote,
      by: who,
      calledOff: { from, until },
      available: row.available,
    },
  });
  return null;
}

/**
 * Pauses a locked, active subscription, or plans its pause: it stays active until the clock begins
 * the pause. What is booked in it is skipped at once, so that the kitchen's lists are right, and its
 * credits come back: for a customer what can still be skipped, for staff everything that is not
 * being cooked yet (a confirmed tiffin is cancelled with its credit, since only scheduled ones can
 * be skipped). A planned pause is changed by planning another one; the same one twice changes
 * nothing. Refuses a customer who would change the kitchen's (`paused_by_kitchen`), and days that
 * cannot be (`checkPauseDays`).
 */
export async function pauseSubscription(
  tx: Transaction<DB>,
  row: SubscriptionRow,
  request: PauseRequest,
): Promise<Refusal | null> {
  const { actor, at, kitchen, until } = request;
  const today = dayOf(at);
  const days = { from: request.from ?? today, until };
  const isPlanned = days.from > today;
  const step = transition(
    SUBSCRIPTION_STATES,
    isPlanned ? 'plan-pause' : 'pause',
    row.status,
    actor.who,
  );
  if (isRefusal(step)) return step;
  const problem = checkPauseDays(days, today) ?? checkPauseIsOwn(row, actor.who);
  if (problem) return problem;
  if (row.pause_from === days.from && row.paused_until === until) return null;

  const open = await listOpenOrders(tx, row.id);
  const inPause = open.filter((order) => isInPause(order.delivery_day, days));
  const orders = await lockTiffinOrders(
    tx,
    inPause.map((order) => order.id),
  );
  const skippable = orders.filter(
    (order) =>
      order.status === 'scheduled' &&
      (actor.who === 'staff' ||
        checkCustomerAction('skip', toBooking(order), at, kitchen) === null),
  );
  const cancellable = orders.filter(
    (order) =>
      order.status === 'pending_confirmation' ||
      (order.status === 'confirmed' && actor.who === 'staff'),
  );
  const common = { actor, at, reason: request.reason ?? 'Plan paused' };
  const skipped = await transitionTiffinOrders(tx, skippable, {
    ...common,
    action: 'skip',
    skippedBy: 'pause',
  });
  const cancelled = await transitionTiffinOrders(tx, cancellable, { ...common, action: 'cancel' });
  // The pause took them, nobody's choice: where it is called off, the recurring booking books their
  // days anew.
  await detachFromRecurringBooking(
    tx,
    cancelled.moved.map(({ order }) => order.id),
  );

  await updateSubscription(
    tx,
    row.id,
    {
      status: step.to,
      paused_by: actor.who,
      pause_from: days.from,
      paused_until: until,
      ...(request.customerNote && { customer_note: request.customerNote }),
      ...(request.internalNote && { internal_note: request.internalNote }),
    },
    at,
  );
  const after = (await lockSubscription(tx, row.id)) ?? row;
  const gone = [...skipped.moved, ...cancelled.moved].map(({ order }) => named(order));
  await enqueueMail(tx, {
    kind: 'subscription_paused',
    customerId: row.customer_id,
    details: {
      name: row.customer_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      customerNote: request.customerNote || null,
      by: actor.who,
      ...(isPlanned && { from: days.from, phase: 'planned' as const }),
      until,
      reason: request.reason,
      skipped: gone,
      available: after.available,
    },
  });
  return null;
}

const named = (order: TiffinOrderWithSubscription) => ({
  orderNumber: order.number,
  day: order.delivery_day,
  slot: order.slot,
});

/** Lifts the pause of a locked subscription; a customer cannot lift the kitchen's (`paused_by_kitchen`). */
export async function resumeSubscription(
  tx: Transaction<DB>,
  row: SubscriptionRow,
  who: Actor,
  at: Temporal.Instant,
  customerNote: string | null = null,
): Promise<Refusal | null> {
  const refusal = checkResume({ status: row.status, pausedBy: row.paused_by }, who);
  if (refusal) return refusal;
  await updateSubscription(
    tx,
    row.id,
    { status: 'active', paused_by: null, pause_from: null, paused_until: null },
    at,
  );
  await enqueueMail(tx, {
    kind: 'subscription_resumed',
    customerId: row.customer_id,
    details: {
      name: row.customer_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      customerNote,
      by: who,
      available: row.available,
    },
  });
  return null;
}
