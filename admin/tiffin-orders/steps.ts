import { nextOf, nextOffersOf, offersOf } from '#admin/moves/offers.ts';
import type { Move } from '#admin/moves/use-move-orders.ts';
import type { AdminTiffinOrder, StaffOrderAction } from '#contract/admin/tiffin-orders.ts';

type Actionable = Pick<AdminTiffinOrder, 'actions'>;

/** The way of a tiffin through the kitchen, step by step. */
export const STEPS = ['accept', 'confirm', 'prepare', 'dispatch', 'deliver'] as const;
export type Step = (typeof STEPS)[number];

/** What leads off that way, and back onto it; each is asked about first. */
export const EXITS = ['decline', 'skip', 'unskip', 'cancel', 'fail'] as const;
export type Exit = (typeof EXITS)[number];

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

/** The next step of one order; undefined when it has arrived or left the way. */
export const nextStep = (order: Actionable): Step | undefined =>
  nextOf<StaffOrderAction, Step>(STEPS, order);

/** The next steps of a selection, the earliest first. */
export const nextSteps = <Order extends Actionable>(orders: readonly Order[]) =>
  nextOffersOf<StaffOrderAction, Step, Order>(STEPS, orders);

/** The ways out of a selection, with the orders that can take each. */
export const exitsOf = <Order extends Actionable>(orders: readonly Order[]) =>
  offersOf<StaffOrderAction, Exit, Order>(EXITS, orders);
