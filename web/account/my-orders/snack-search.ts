import { fromUnderscores } from '#contract/account/delivery-address.ts';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatDay, formatDayLong } from '#domain/platform/days.ts';
import { snackStatusLabel } from '#domain/snacks/order-labels.ts';
import { deliveryTypeLabel, snackDay, snackHour } from '#web/snacks/orders/snack-order-text.ts';
import { matchesSearch } from './matches-search.ts';

const textsOf = (order: SnackOrder): (string | null)[] => [
  order.order_number,
  snackStatusLabel(order.status, order.delivery_type),
  deliveryTypeLabel(order),
  ...order.items.map(({ snack_name }) => snack_name),
  formatDay(snackDay(order)),
  formatDayLong(snackDay(order)),
  snackDay(order),
  snackHour(order),
  order.customer_address && addressLine(order.customer_address, fromUnderscores(order)),
  order.special_instructions,
  doorText(fromUnderscores(order)),
  order.admin_notes,
];

/**
 * The orders in which every word that is searched for begins one of theirs: number, snacks, state,
 * pickup or delivery, its day and time, address, notes.
 */
export const searchSnackOrders = (orders: readonly SnackOrder[], search: string): SnackOrder[] =>
  orders.filter((order) => matchesSearch(search, textsOf(order)));
