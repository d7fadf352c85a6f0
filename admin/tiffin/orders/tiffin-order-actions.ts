import type { BarStep } from '#admin/kitchen/order-actions/selection-bar.tsx';
import {
  availableActionsOf,
  nextActionOf,
  nextActionsOf,
  type OrderAction,
} from '#admin/kitchen/order-actions/use-order-actions.ts';
import type {
  AdminTiffinOrder,
  StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { overCapacityText, type SlotDemand } from '#domain/tiffin/slot-capacity.ts';

type Actionable = Pick<AdminTiffinOrder, 'actions'>;

/** The way of a tiffin through the kitchen, step by step. */
export const FORWARD_ACTIONS = ['accept', 'confirm', 'prepare', 'dispatch', 'deliver'] as const;
export type ForwardAction = (typeof FORWARD_ACTIONS)[number];

/** What leads off that way, and back onto it, in the menu beside the next step. */
const EXIT_ACTIONS = ['skip', 'unskip', 'cancel', 'fail'] as const;
/** What is asked about first: a way out, or declining, which stands beside Accept. */
export type ExitAction = 'decline' | (typeof EXIT_ACTIONS)[number];

/** Each action as a button says it, and what is said when it is done. */
export const ACTION_LABELS: Record<StaffTiffinOrderAction, { does: string; done: string }> = {
  accept: { does: 'Accept', done: 'accepted' },
  confirm: { does: 'Confirm', done: 'confirmed' },
  prepare: { does: 'Prepare', done: 'being prepared' },
  dispatch: { does: 'Dispatch', done: 'out for delivery' },
  deliver: { does: 'Deliver', done: 'delivered' },
  decline: { does: 'Decline', done: 'declined' },
  skip: { does: 'Skip', done: 'skipped' },
  unskip: { does: 'Take the skip back', done: 'booked again' },
  cancel: { does: 'Cancel', done: 'cancelled' },
  fail: { does: 'Not delivered', done: 'marked as not delivered' },
};

/** An action as it is taken on one or many tiffins. */
export const tiffinMove = (action: StaffTiffinOrderAction): OrderAction => ({
  resource: 'tiffin-orders',
  action,
  ...ACTION_LABELS[action],
});

/** What accepting makes of the hours that it goes beyond; nothing to say of the other steps. */
export const beyondItsHour = ({ action }: OrderAction, moved: readonly SlotDemand[]): string =>
  action === 'accept' ? overCapacityText(moved) : '';

/** The next step of one order; undefined when it has arrived or left the way. */
export const nextTiffinAction = (order: Actionable): ForwardAction | undefined =>
  nextActionOf<StaffTiffinOrderAction, ForwardAction>(FORWARD_ACTIONS, order);

/** The next steps of a selection, the earliest first. */
export const nextTiffinActions = <Order extends Actionable>(orders: readonly Order[]) =>
  nextActionsOf<StaffTiffinOrderAction, ForwardAction, Order>(FORWARD_ACTIONS, orders);

type Decline<Order> = { waiting: readonly Order[]; ask: () => void };

/** A selection's next steps as buttons of its bar, with how many can take each. */
export function barSteps<Order extends Actionable>(
  selected: readonly Order[],
  { waiting, ask }: Decline<Order>,
  onStep: (step: ForwardAction, orders: readonly Order[]) => void,
): BarStep[] {
  const does = (action: StaffTiffinOrderAction, { length }: readonly Order[]) =>
    `${ACTION_LABELS[action].does} ${length}`;
  const steps = nextTiffinActions(selected).map(({ action, orders }) => ({
    key: action as string,
    words: does(action, orders),
    onPress: () => onStep(action, orders),
  }));
  if (waiting.length === 0) return steps;
  // Whatever waits is accepted first: its other answer stands next to that.
  return steps.toSpliced(1, 0, {
    key: 'decline',
    words: `${does('decline', waiting)}…`,
    onPress: ask,
  });
}

/** The ways out of a selection, with the orders that can take each. */
export const exitsOf = <Order extends Actionable>(orders: readonly Order[]) =>
  availableActionsOf<StaffTiffinOrderAction, ExitAction, Order>(EXIT_ACTIONS, orders);
