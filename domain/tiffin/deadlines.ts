import { errorMessage } from '#contract/errors.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { cutoffOf, isServiceDay, type Kitchen, nextServiceDay } from '#domain/kitchen/calendar.ts';
import { slotStart } from '#domain/kitchen/slots.ts';
import {
  formatDay,
  formatDeadline,
  type IsoDay,
  instantAt,
  TORONTO,
} from '#domain/platform/days.ts';
import { transition } from '#domain/platform/states.ts';
import { TIFFIN_ORDER_STATES } from './order-states.ts';

type Booking = { deliveryDate: IsoDay; deliveryTimeSlot: Slot };
type Order = Booking & { status: TiffinOrderStatus };

/** The moments at which something closes for a booked tiffin; at the moment itself it is closed. */
export type TiffinDeadlines = {
  slotStart: Temporal.Instant;
  /** Becomes confirmed, or expires when the kitchen never accepted it. */
  confirmAt: Temporal.Instant;
  /** Skip, take a skip back, change. */
  skipUntil: Temporal.Instant;
  /** Cancel with the credit back. */
  refundUntil: Temporal.Instant;
  /** Cancel at all. */
  cancelUntil: Temporal.Instant;
};

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0;
const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  isBefore(one, other) ? one : other;

/** Hours before a moment: whole days on Toronto's clock face, the rest in hours that pass. */
function hoursBefore(moment: Temporal.Instant, hours: number): Temporal.Instant {
  return moment
    .toZonedDateTimeISO(TORONTO)
    .subtract({ days: Math.floor(hours / 24), hours: hours % 24 })
    .toInstant();
}

/**
 * The deadlines of a booked tiffin (docs/rules.md#skipping, #cancelling-a-tiffin): skipping closes
 * the set hours before the slot but never after the order is confirmed; cancelling brings the
 * credit back until midnight before the delivery day and is taken without it until a few hours
 * before the slot.
 */
export function deadlinesOf(order: Booking, kitchen: Kitchen): TiffinDeadlines {
  const { skipNoticeHours, cancelLateHours } = kitchen.settings;
  const start = instantAt(order.deliveryDate, slotStart(order.deliveryTimeSlot));
  const confirmAt = cutoffOf(order.deliveryDate, kitchen);
  const refundUntil = instantAt(order.deliveryDate, '00:00');
  const lateUntil = hoursBefore(start, cancelLateHours);
  return {
    slotStart: start,
    confirmAt,
    skipUntil: earlier(hoursBefore(start, skipNoticeHours), confirmAt),
    refundUntil,
    cancelUntil: isBefore(lateUntil, refundUntil) ? refundUntil : lateUntil,
  };
}

export type CustomerAction = 'skip' | 'unskip' | 'change' | 'cancel';

const CLOSED = {
  skip: 'skip_deadline_passed',
  unskip: 'unskip_deadline_passed',
  change: 'change_deadline_passed',
  cancel: 'cancel_deadline_passed',
} as const;

/**
 * Whether a customer may take an action with a booked tiffin now, or why not: the state table's
 * refusal, the action's `…_deadline_passed` with the moment in words, `day_unavailable` for taking
 * back a skip on a day that the kitchen has closed since. Credits and duplicates are the database's
 * to check.
 */
export function checkCustomerAction(
  action: CustomerAction,
  order: Order,
  now: Temporal.Instant,
  kitchen: Kitchen,
): Refusal | null {
  return check(action, order, now, kitchen, deadlinesOf(order, kitchen));
}

function check(
  action: CustomerAction,
  order: Order,
  now: Temporal.Instant,
  kitchen: Kitchen,
  { skipUntil, cancelUntil }: TiffinDeadlines,
): Refusal | null {
  const moved = transition(TIFFIN_ORDER_STATES, action, order.status, 'customer');
  if (isRefusal(moved)) return moved;
  const until = action === 'cancel' ? cancelUntil : skipUntil;
  if (!isBefore(now, until)) return refuse(CLOSED[action], { until: formatDeadline(until) });
  return action === 'unskip' ? checkOpen(order.deliveryDate, kitchen) : null;
}

/** A day that the kitchen has closed since takes nothing back (`day_unavailable`). */
export function checkOpen(day: IsoDay, { closures }: Kitchen): Refusal | null {
  if (isServiceDay(day, closures)) return null;
  const next = nextServiceDay(day, closures) ?? day;
  return refuse('day_unavailable', { date: formatDay(day), suggested: formatDay(next) });
}

/**
 * Whether the desk may take a skip back for somebody who calls, or why not: as long as it could still
 * be cooked, which is until its slot begins (`unskip_deadline_passed`), on a day that is open.
 */
export function checkDeskUnskip(
  order: Order,
  now: Temporal.Instant,
  kitchen: Kitchen,
): Refusal | null {
  const moved = transition(TIFFIN_ORDER_STATES, 'unskip', order.status, 'staff');
  return isRefusal(moved) ? moved : checkCanStillCome(order, now, kitchen);
}

/** Whether a tiffin could still be cooked for its day: until its slot begins, on a day that is open. */
export function checkCanStillCome(
  order: Booking,
  now: Temporal.Instant,
  kitchen: Kitchen,
): Refusal | null {
  const until = instantAt(order.deliveryDate, slotStart(order.deliveryTimeSlot));
  if (!isBefore(now, until)) return refuse(CLOSED.unskip, { until: formatDeadline(until) });
  return checkOpen(order.deliveryDate, kitchen);
}

/**
 * Whether a customer's cancellation now brings the credit back. One that the kitchen has not
 * accepted always does, since it would expire with its credit back.
 */
export function cancelRefunds(order: Order, now: Temporal.Instant, kitchen: Kitchen): boolean {
  return actionsOf(order, now, kitchen).cancel.refund;
}

/** The slots of a day that are too near to be skipped or changed once they are booked. */
export const finalSlotsOn = (deliveryDate: IsoDay, now: Temporal.Instant, kitchen: Kitchen) =>
  SLOTS.filter((deliveryTimeSlot) => {
    const { skipUntil } = deadlinesOf({ deliveryDate, deliveryTimeSlot }, kitchen);
    return !isBefore(now, skipUntil);
  });

/** `until` is the moment at which what is said here ends; null when the state alone forbids it. */
export type ActionState = {
  allowed: boolean;
  until: Temporal.Instant | null;
  /** Why not, in the customer's words; null when allowed. */
  reason: string | null;
};
export type TiffinActions = Record<Exclude<CustomerAction, 'cancel'>, ActionState> & {
  cancel: ActionState & { refund: boolean };
};

/**
 * What a customer may still do with a booked tiffin, until when, and why not. While cancelling
 * brings the credit back, `cancel.until` is the end of that; afterwards it is the end of cancelling.
 */
export function actionsOf(order: Order, now: Temporal.Instant, kitchen: Kitchen): TiffinActions {
  const deadlines = deadlinesOf(order, kitchen);
  const { skipUntil, refundUntil, cancelUntil } = deadlines;
  const stateOf = (action: CustomerAction, until: Temporal.Instant): ActionState => {
    const refusal = check(action, order, now, kitchen, deadlines);
    if (!refusal) return { allowed: true, until, reason: null };
    return {
      allowed: false,
      until: refusal.refused === CLOSED[action] ? until : null,
      reason: errorMessage(refusal.refused, refusal.details),
    };
  };
  const isEarly = isBefore(now, refundUntil);
  const cancel = stateOf('cancel', isEarly ? refundUntil : cancelUntil);
  return {
    skip: stateOf('skip', skipUntil),
    unskip: stateOf('unskip', skipUntil),
    change: stateOf('change', skipUntil),
    cancel: {
      ...cancel,
      refund: cancel.allowed && (isEarly || order.status === 'pending_confirmation'),
    },
  };
}

/**
 * The state of a tiffin booked, moved or taken back for a day: it waits for the kitchen when the day
 * or slot is full (docs/rules.md#full-days-and-slots), is confirmed at once when that day's cut-off
 * has passed (only the desk books so late), and is scheduled otherwise.
 */
export function statusWhenBooked(
  deliveryDate: IsoDay,
  isFull: boolean,
  now: Temporal.Instant,
  kitchen: Kitchen,
): TiffinOrderStatus {
  if (isFull) return 'pending_confirmation';
  return isBefore(now, cutoffOf(deliveryDate, kitchen)) ? 'scheduled' : 'confirmed';
}
