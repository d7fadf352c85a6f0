import type { AdminTiffinOrder, StaffOrderAction } from '#contract/admin/tiffin-orders.ts';

type Actionable = Pick<AdminTiffinOrder, 'actions'>;

/** The way of a tiffin through the kitchen, step by step. */
export const STEPS = ['accept', 'confirm', 'prepare', 'dispatch', 'deliver'] as const;
export type Step = (typeof STEPS)[number];

/** What leads off that way; each asks for a reason first. */
export const EXITS = ['decline', 'skip', 'cancel', 'fail'] as const;
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
  cancel: { does: 'Cancel', done: 'cancelled' },
  fail: { does: 'Not delivered', done: 'marked as not delivered' },
};

/** An action and the orders, of those asked about, that can take it. */
export type Offer<Action, Order> = { action: Action; orders: Order[] };

function offersOf<Action extends StaffOrderAction, Order extends Actionable>(
  actions: readonly Action[],
  orders: readonly Order[],
): Offer<Action, Order>[] {
  return actions
    .map((action) => ({ action, orders: orders.filter((order) => order.actions.includes(action)) }))
    .filter((offer) => offer.orders.length > 0);
}

/** The next step of one order; undefined when it has arrived or left the way. */
export const nextStep = (order: Actionable): Step | undefined =>
  STEPS.find((step) => order.actions.includes(step));

/**
 * The next steps of a selection, the earliest first: stragglers are brought along before the rest
 * moves on, so that pressing the first button again and again takes everybody to the door.
 */
export const nextSteps = <Order extends Actionable>(orders: readonly Order[]) =>
  offersOf(STEPS, orders).filter(({ action, orders: able }) =>
    able.some((order) => nextStep(order) === action),
  );

/** The ways out of a selection, with the orders that can take each. */
export const exitsOf = <Order extends Actionable>(orders: readonly Order[]) =>
  offersOf(EXITS, orders);
