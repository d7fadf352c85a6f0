import { fitsTyped } from '#admin/kitchen/lists/typed-search.ts';
import type { AdminSnackOrder, OpenSnackDay, SnackBoard } from '#contract/snacks/desk-orders.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import type { IsoDay, WallTime } from '#domain/platform/days.ts';
import { SNACKS_IN_KITCHEN } from '#domain/snacks/order-states.ts';

/** The states that have a column; what was handed over or cancelled is folded away. */
export const COLUMNS = SNACKS_IN_KITCHEN;
export type ColumnStatus = (typeof COLUMNS)[number];

/** What the counter shows: only pickup or only delivery, and what was typed. */
export type CounterFilter = { way: DeliveryType | null; search: string };

/** Whether an order has every word that was typed: in its number, name, address, snacks or phone. */
export function fits(order: AdminSnackOrder, { way, search }: CounterFilter): boolean {
  if (way !== null && order.deliveryType !== way) return false;
  const { orderNumber, customerName, customerPhone, items } = order;
  const address = order.address && addressLine(order.address, order);
  const text = [orderNumber, customerName, address, ...items.map(({ name }) => name)].join(' ');
  return fitsTyped(search, { text, phone: customerPhone });
}

/** The orders of one state, as the board has them. */
export const ordersIn = (
  board: Pick<SnackBoard, 'columns'>,
  status: SnackBoard['columns'][number]['status'],
): readonly AdminSnackOrder[] =>
  board.columns.find((column) => column.status === status)?.orders ?? [];

/** How many orders that are still to be handed over are picked up, and how many are delivered. */
export function countWays(board: Pick<SnackBoard, 'columns'>): Record<DeliveryType, number> {
  const open = COLUMNS.flatMap((status) => ordersIn(board, status));
  const delivery = open.filter(({ deliveryType }) => deliveryType === 'delivery').length;
  return { pickup: open.length - delivery, delivery };
}

/** Orders of one time, which are handed over together. */
export type Hour = { time: WallTime; orders: AdminSnackOrder[] };

/** Orders by their time, the earliest first; within an hour in the order in which they came in. */
export const hoursOf = (orders: readonly AdminSnackOrder[]): Hour[] =>
  [...Map.groupBy(orders, ({ deliveryTime }) => deliveryTime)]
    .map(([time, there]) => ({ time, orders: there }))
    .toSorted((one, other) => one.time.localeCompare(other.time));

/** The other days with orders to hand over: those that are gone, and those that come. */
export function otherDays(
  openDays: readonly OpenSnackDay[],
  { shown, today }: { shown: IsoDay; today: IsoDay },
): { past: OpenSnackDay[]; coming: OpenSnackDay[] } {
  const others = openDays.filter(({ date }) => date !== shown);
  return {
    past: others.filter(({ date }) => date < today),
    coming: others.filter(({ date }) => date >= today),
  };
}
