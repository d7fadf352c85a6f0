import { STATUS_ORDERS, type TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';

/** Whether a tiffin is still to come. */
export const isToCome = ({ status }: Pick<TiffinOrder, 'status'>): boolean =>
  TIFFINS_TO_COME.includes(status);

/** By day, then by slot. */
export const soonestFirst = (one: TiffinOrder, other: TiffinOrder) =>
  one.deliveryDate.localeCompare(other.deliveryDate) ||
  one.deliveryTimeSlot.localeCompare(other.deliveryTimeSlot) ||
  one.orderNumber.localeCompare(other.orderNumber);

/** What is still to come, soonest first; a skip that can be undone stays in its place. */
export function upcomingOf(orders: readonly TiffinOrder[]): TiffinOrder[] {
  return orders
    .filter((order) => isToCome(order) || order.actions.unskip.allowed)
    .sort(soonestFirst);
}

/** What is over, latest first. */
export function pastOf(orders: readonly TiffinOrder[]): TiffinOrder[] {
  return orders
    .filter((order) => !isToCome(order) && !order.actions.unskip.allowed)
    .sort((one, other) => soonestFirst(other, one));
}

/** How many tiffins are booked for each day. */
export function bookedByDay(orders: readonly TiffinOrder[]): Map<string, number> {
  const booked = new Map<string, number>();
  for (const order of orders.filter(isToCome)) {
    booked.set(order.deliveryDate, (booked.get(order.deliveryDate) ?? 0) + order.quantity);
  }
  return booked;
}

/** `See 8 more in the order history`; null where all that were read are shown. */
export function moreOrdersText(read: number, shown: number): string | null {
  if (read <= shown) return null;
  const more = `${read - shown} more`;
  return `See ${read < STATUS_ORDERS ? more : `the ${more} and older ones`} in the order history`;
}
