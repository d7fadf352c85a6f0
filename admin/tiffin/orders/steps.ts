import type { BarStep } from '#admin/kitchen/moves/selection-bar.tsx';
import { type Move, nextOf, nextOffersOf, offersOf } from '#admin/kitchen/moves/use-move-orders.ts';
import type { AdminTiffinOrder, StaffOrderAction } from '#contract/tiffin/desk-tiffin-orders.ts';
import { beyondWords, type TakesRoom } from '#domain/tiffin/room.ts';

type Actionable = Pick<AdminTiffinOrder, 'actions'>;

/** The way of a tiffin through the kitchen, step by step. */
export const STEPS = ['accept', 'confirm', 'prepare', 'dispatch', 'deliver'] as const;
export type Step = (typeof STEPS)[number];

/** What leads off that way, and back onto it, in the menu beside the next step. */
const EXITS = ['skip', 'unskip', 'cancel', 'fail'] as const;
/** What is asked about first: a way out, or declining, which stands beside Accept. */
export type Exit = 'decline' | (typeof EXITS)[number];

/** Each action as a button says it, and what is said when it is done. */
export const ACTION_WORDS: Record<StaffOrderAction, { does: string; done: string }> = {
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
export const tiffinMove = (action: StaffOrderAction): Move => ({
  resource: 'tiffin-orders',
  action,
  ...ACTION_WORDS[action],
});

/** What accepting makes of the hours that it goes beyond; nothing to say of the other steps. */
export const beyondItsHour = ({ action }: Move, moved: readonly TakesRoom[]): string =>
  action === 'accept' ? beyondWords(moved) : '';

/** The next step of one order; undefined when it has arrived or left the way. */
export const nextStep = (order: Actionable): Step | undefined =>
  nextOf<StaffOrderAction, Step>(STEPS, order);

/** The next steps of a selection, the earliest first. */
export const nextSteps = <Order extends Actionable>(orders: readonly Order[]) =>
  nextOffersOf<StaffOrderAction, Step, Order>(STEPS, orders);

type Decline<Order> = { waiting: readonly Order[]; ask: () => void };

/** A selection's next steps as buttons of its bar, with how many can take each. */
export function barSteps<Order extends Actionable>(
  selected: readonly Order[],
  { waiting, ask }: Decline<Order>,
  onStep: (step: Step, orders: readonly Order[]) => void,
): BarStep[] {
  const does = (action: StaffOrderAction, { length }: readonly Order[]) =>
    `${ACTION_WORDS[action].does} ${length}`;
  const steps = nextSteps(selected).map(({ action, orders }) => ({
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
  offersOf<StaffOrderAction, Exit, Order>(EXITS, orders);
