type Actionable<Action> = { actions: readonly Action[] };

/** An action and the orders, of those asked about, that can take it. */
export type Offer<Action, Order> = { action: Action; orders: Order[] };

/** Each of the actions that some of the orders can take now, in the order of the actions. */
export function offersOf<All, Action extends All, Order extends Actionable<All>>(
  actions: readonly Action[],
  orders: readonly Order[],
): Offer<Action, Order>[] {
  return actions
    .map((action) => ({ action, orders: orders.filter((order) => order.actions.includes(action)) }))
    .filter((offer) => offer.orders.length > 0);
}

/** The next step of one order on its way; undefined when it has arrived or left the way. */
export const nextOf = <All, Step extends All>(
  way: readonly Step[],
  order: Actionable<All>,
): Step | undefined => way.find((step) => order.actions.includes(step));

/**
 * The next steps of a selection, the earliest first: stragglers are brought along before the rest
 * moves on, so that pressing the first button again and again takes everybody to the door.
 */
export const nextOffersOf = <All, Step extends All, Order extends Actionable<All>>(
  way: readonly Step[],
  orders: readonly Order[],
): Offer<Step, Order>[] =>
  offersOf<All, Step, Order>(way, orders).filter(({ action, orders: able }) =>
    able.some((order) => nextOf<All, Step>(way, order) === action),
  );
