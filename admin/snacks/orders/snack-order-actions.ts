import {
  availableActionsOf,
  nextActionOf,
  nextActionsOf,
  type OrderAction,
} from '#admin/kitchen/order-actions/use-order-actions.ts';
import type { AdminSnackOrder, StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';

type Actionable = Pick<AdminSnackOrder, 'actions'>;
type WithDeliveryType = Pick<AdminSnackOrder, 'deliveryType'>;

/** The way of a snack order over the counter, step by step; cancelling and failing lead off it. */
const FORWARD_ACTIONS = ['confirm', 'prepare', 'ready', 'retry', 'deliver'] as const;
export type ForwardAction = (typeof FORWARD_ACTIONS)[number];

/** An action as a button says it, while it is under way, and what is said when it is done. */
type ActionLabels = { does: string; doing: string; done: string };

const HANDING_OVER: Record<DeliveryType | 'both', ActionLabels> = {
  pickup: { does: 'Picked up', doing: 'Saving…', done: 'picked up' },
  delivery: { does: 'Delivered', doing: 'Saving…', done: 'delivered' },
  both: { does: 'Handed over', doing: 'Saving…', done: 'handed over' },
};

const ACTION_LABELS: Record<Exclude<StaffSnackAction, 'deliver'>, ActionLabels> = {
  confirm: { does: 'Confirm', doing: 'Confirming…', done: 'confirmed' },
  prepare: { does: 'Start preparing', doing: 'Starting…', done: 'being prepared' },
  ready: { does: 'Ready', doing: 'Saving…', done: 'ready' },
  retry: { does: 'Bring it again', doing: 'Saving…', done: 'to be brought again' },
  fail: { does: 'Could not hand over', doing: 'Saving…', done: 'not delivered' },
  cancel: { does: 'Cancel', doing: 'Cancelling…', done: 'cancelled' },
};

const wayOf = (orders: readonly WithDeliveryType[]): DeliveryType | 'both' => {
  const [way, ...others] = new Set(orders.map(({ deliveryType }) => deliveryType));
  return way && others.length === 0 ? way : 'both';
};

/** An action's words for these orders: what is picked up is not delivered. */
export const actionLabels = (
  action: StaffSnackAction,
  orders: readonly WithDeliveryType[],
): ActionLabels => (action === 'deliver' ? HANDING_OVER[wayOf(orders)] : ACTION_LABELS[action]);

/** An action as it is taken on these orders. */
export const snackMove = (
  action: StaffSnackAction,
  orders: readonly WithDeliveryType[],
): OrderAction => {
  const { does, done } = actionLabels(action, orders);
  return { resource: 'snack-orders', action, does, done };
};

/** The next step of one order; undefined when it was handed over or cancelled. */
export const nextSnackAction = (order: Actionable): ForwardAction | undefined =>
  nextActionOf<StaffSnackAction, ForwardAction>(FORWARD_ACTIONS, order);

/** The next steps of a selection, the earliest first. */
export const nextSnackActions = <Order extends Actionable>(orders: readonly Order[]) =>
  nextActionsOf<StaffSnackAction, ForwardAction, Order>(FORWARD_ACTIONS, orders);

/** Those of a selection that can still be cancelled. */
export const cancellable = <Order extends Actionable>(orders: readonly Order[]): Order[] =>
  availableActionsOf<StaffSnackAction, 'cancel', Order>(['cancel'], orders)[0]?.orders ?? [];
