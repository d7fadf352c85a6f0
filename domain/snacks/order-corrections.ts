import type { Refusal } from '#contract/platform/refusal.ts';
import type { SnackOrderCorrection } from '#contract/snacks/desk-orders.ts';
import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { Closure } from '#domain/kitchen/calendar.ts';
import type { IsoDay, Moment, WallTime } from '#domain/platform/days.ts';
import {
  type Correctable,
  type CorrectionTable,
  correctionsOf,
  stateChangeText,
} from '../platform/corrections.ts';
import { snackStatusLabel } from './order-labels.ts';
import { SNACKS_TO_HAND_OVER } from './order-states.ts';
import { checkSnackTime } from './snack-times.ts';

/** How a snack order can be put right (beside SNACK_ORDER_STATES). */
export const SNACK_CORRECTIONS: CorrectionTable<SnackOrderCorrection, SnackOrderStatus> = {
  'handed-over': {
    label: 'It was handed over after all',
    from: ['cancelled'],
    to: 'delivered',
    day: 'reached',
  },
  'not-handed-over': {
    label: 'It could not be handed over',
    from: ['delivered'],
    to: 'undelivered',
  },
  'still-here': { label: 'It is ready, and still here', from: ['delivered'], to: 'ready' },
  'being-made': {
    label: 'It is still being prepared',
    from: ['ready', 'undelivered', 'delivered'],
    to: 'preparing',
    day: 'ahead',
  },
  'not-begun': {
    label: 'Nobody has begun it',
    from: ['preparing', 'ready', 'undelivered', 'delivered'],
    to: 'confirmed',
    day: 'ahead',
  },
  'not-confirmed': {
    label: 'It is not confirmed yet',
    from: ['confirmed'],
    to: 'pending',
    day: 'ahead',
  },
  'taken-up': { label: 'Take it up again', from: ['cancelled'], to: 'confirmed', day: 'ahead' },
  'called-off': { label: 'It was called off', from: ['delivered'], to: 'cancelled' },
};

type CorrectableOrder = Correctable<SnackOrderStatus> & { deliveryType: DeliveryType };

/** What can be true of a snack order instead; what is picked up fails at nobody's door. */
export const snackCorrectionsOf = (
  order: CorrectableOrder,
  today: IsoDay,
): SnackOrderCorrection[] =>
  correctionsOf(SNACK_CORRECTIONS, order, today).filter(
    (key) => key !== 'not-handed-over' || order.deliveryType === 'delivery',
  );

/** Whether a snack order can be corrected as it stands: what is taken up again needs its day and time. */
export const checkSnackCorrection = (
  correction: SnackOrderCorrection,
  at: { day: IsoDay; time: WallTime },
  now: Moment,
  closures: readonly Closure[],
): Refusal | null => (correction === 'taken-up' ? checkSnackTime(at, now, closures) : null);

/** How far each state is; a correction back takes what lies beyond out of the timeline. */
const WAY: readonly SnackOrderStatus[] = [...SNACKS_TO_HAND_OVER, 'delivered'];

/** The states that an order was never in, once it is corrected from one to another. */
export function statesNotReached(from: SnackOrderStatus, to: SnackOrderStatus): SnackOrderStatus[] {
  if (from === 'delivered' && to !== 'confirmed' && to !== 'preparing') return [from];
  if (to === 'delivered') return [from];
  return [...WAY.slice(WAY.indexOf(to) + 1), 'cancelled'];
}

/** The states that an order has been in, as they were written down. */
type Steps = readonly { status: SnackOrderStatus; at: { epochMilliseconds: number } }[];

/**
 * Whether an order counts for its day's limit: all that is not cancelled, and what was cancelled only
 * after it had been cooked and carried to a door in vain.
 */
export function takesStock(status: SnackOrderStatus, steps: Steps): boolean {
  if (status !== 'cancelled') return true;
  const before = steps
    .filter((step) => step.status !== 'cancelled')
    .toSorted((one, other) => one.at.epochMilliseconds - other.at.epochMilliseconds)
    .at(-1);
  return before?.status === 'undelivered';
}

/**
 * What a correction does to a day's stock, -1 (back on sale), 0 or 1 (taken again): the difference
 * between what the order takes before it and what it takes by the steps that are left after it, so
 * that no round of corrections leaves the count beside the orders.
 */
export function stockChange(
  { status, steps }: { status: SnackOrderStatus; steps: Steps },
  to: SnackOrderStatus,
): -1 | 0 | 1 {
  const notReached = statesNotReached(status, to);
  const left = steps.filter((step) => !notReached.includes(step.status));
  const takes = takesStock(to, left);
  if (takes === takesStock(status, steps)) return 0;
  return takes ? 1 : -1;
}

/** What a correction changes for the customer, a line each. */
export const snackOrderCorrectionText = (
  { status, deliveryType }: CorrectableOrder,
  to: SnackOrderStatus,
): string[] => {
  const labels = {
    [to]: snackStatusLabel(to, deliveryType),
    [status]: snackStatusLabel(status, deliveryType),
  };
  return stateChangeText({ labels }, status, to);
};
