import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { actionsIn, endStates, openStates, type StateTable } from '#domain/platform/states.ts';
import { SNACK_ORDER_LABELS, snackStatusLabel } from './order-labels.ts';

export type SnackOrderAction =
  | 'confirm'
  | 'prepare'
  | 'ready'
  | 'retry'
  | 'deliver'
  | 'fail'
  | 'change'
  | 'cancel';

/**
 * The life of a snack order (docs/rules.md#states-of-a-snack-order). It moves no credits; what it
 * has taken of a daily limit comes back when it is cancelled, unless it was cooked and carried to a
 * door in vain: then the kitchen chooses whether to bring it again.
 */
export const SNACK_ORDER_STATES: StateTable<SnackOrderStatus, SnackOrderAction> = {
  starts: ['pending'],
  labels: SNACK_ORDER_LABELS,
  actions: {
    confirm: [{ from: ['pending'], to: 'confirmed', who: ['staff'], credits: 'none' }],
    prepare: [{ from: ['confirmed'], to: 'preparing', who: ['staff'], credits: 'none' }],
    ready: [{ from: ['preparing'], to: 'ready', who: ['staff'], credits: 'none' }],
    retry: [{ from: ['undelivered'], to: 'ready', who: ['staff'], credits: 'none' }],
    deliver: [{ from: ['ready', 'undelivered'], to: 'delivered', who: ['staff'], credits: 'none' }],
    fail: [{ from: ['ready'], to: 'undelivered', who: ['staff'], credits: 'none' }],
    // To another day, while nobody has begun to make it.
    change: [{ from: ['pending', 'confirmed'], to: 'stay', who: ['staff'], credits: 'none' }],
    cancel: [
      { from: ['pending'], to: 'cancelled', who: ['customer'], credits: 'none' },
      {
        from: ['pending', 'confirmed', 'preparing', 'ready', 'undelivered'],
        to: 'cancelled',
        who: ['staff', 'clock'],
        credits: 'none',
      },
    ],
  },
  onlyOnDay: ['prepare', 'ready', 'deliver'],
  notHoursBefore: ['deliver', 'fail'],
  refusals: {
    cancel: {
      confirmed: 'order_not_cancellable',
      preparing: 'order_not_cancellable',
      ready: 'order_not_cancellable',
      undelivered: 'order_not_cancellable',
      delivered: 'order_not_cancellable',
    },
  },
};

type States = readonly SnackOrderStatus[];

/** Open: still to be handed over. */
export const SNACKS_TO_HAND_OVER: States = /* @__PURE__ */ openStates(SNACK_ORDER_STATES);

/** Nothing can happen to it any more. */
const OVER: States = /* @__PURE__ */ endStates(SNACK_ORDER_STATES);

/** Not out of the kitchen yet: the columns of the counter. */
export const SNACKS_IN_KITCHEN = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
] as const satisfies States;

/** Made and in the bag, and still to be handed over. */
const MADE: States = ['ready', 'undelivered'];

/** The kitchen makes it, or has made it. */
export const SNACKS_ACCEPTED: States = ['confirmed', 'preparing', ...MADE, 'delivered'];

/** Whether an order is made and in the bag, and has still to be handed over. */
export const isSnackOrderMade = (status: SnackOrderStatus): boolean => MADE.includes(status);

/** What the counter can do with an order in its state; moving it to another day is part of closing one. */
export const counterActionsIn = (status: SnackOrderStatus): Exclude<SnackOrderAction, 'change'>[] =>
  actionsIn(SNACK_ORDER_STATES, status, 'staff').filter((action) => action !== 'change');

/** A step of the timeline: reached, reached last, or still to come. */
export type TimelineStep = {
  key: 'placed' | SnackOrderStatus;
  label: string;
  at: string | null;
  progress: 'done' | 'current' | 'ahead';
};

const WAY: readonly SnackOrderStatus[] = ['confirmed', 'preparing', 'ready', 'delivered'];

/** The way of one that was carried to the door in vain; what was made ready once more comes after. */
function wayOf(failedAt: string | null, readyAt: string | null): readonly SnackOrderStatus[] {
  if (failedAt === null) return WAY;
  const again = readyAt !== null && Date.parse(readyAt) > Date.parse(failedAt);
  return again
    ? ['confirmed', 'preparing', 'undelivered', 'ready', 'delivered']
    : ['confirmed', 'preparing', 'ready', 'undelivered', 'delivered'];
}

/**
 * Placed, confirmed, preparing, ready, delivered (Picked Up for pickup), each with the instant at
 * which it was reached; between them that it could not be handed over. A cancelled
 * order ends in a step of its own, and what it
 * did not reach before is left out.
 *
 * @param steps the states it has been in, each with the last time
 */
export function timelineOf(
  status: SnackOrderStatus,
  deliveryType: DeliveryType,
  steps: readonly { status: SnackOrderStatus; at: string }[],
): TimelineStep[] {
  const at = (wanted: SnackOrderStatus) => steps.find((step) => step.status === wanted)?.at ?? null;
  const cancelled = status === 'cancelled';
  const whole = wayOf(at('undelivered'), at('ready'));
  const reached = cancelled ? whole.filter((step) => at(step) !== null) : whole;
  const way: SnackOrderStatus[] = cancelled ? [...reached, 'cancelled'] : [...reached];
  // One that is pending is not on its way yet.
  const current = way.indexOf(status);
  const placed: TimelineStep = {
    key: 'placed',
    label: 'Placed',
    at: at('pending'),
    progress: current === -1 ? 'current' : 'done',
  };
  return [
    placed,
    ...way.map(
      (step, index): TimelineStep => ({
        key: step,
        label: snackStatusLabel(step, deliveryType),
        at: at(step),
        progress: index < current ? 'done' : index === current ? 'current' : 'ahead',
      }),
    ),
  ];
}

/** Whether anything can still happen to an order: polling ends when not. */
export const isSnackOrderFinal = (status: SnackOrderStatus): boolean => OVER.includes(status);
