import type { ApiError } from '#contract/platform/api-error.ts';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { formatDay, formatDayLong, formatTime } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';

type WithDeliveryTime = Pick<SnackOrder, 'delivery_time'>;

/** The Toronto day of an order, `2026-11-23`. */
export const snackDay = ({ delivery_time }: WithDeliveryTime): string => delivery_time.slice(0, 10);

/** `2:00 PM` */
export const snackHour = ({ delivery_time }: WithDeliveryTime): string =>
  formatTime(delivery_time.slice(11));

/** `Mon, Nov 23 at 2:00 PM` */
export const snackTimeText = (order: WithDeliveryTime): string =>
  `${formatDay(snackDay(order))} at ${snackHour(order)}`;

/** `Monday, November 23, 2026 at 2:00 PM` */
export const snackTimeLong = (order: WithDeliveryTime): string =>
  `${formatDayLong(snackDay(order))} at ${snackHour(order)}`;

/** `Pickup` or `Delivery`. */
export const deliveryTypeLabel = ({ delivery_type }: Pick<SnackOrder, 'delivery_type'>): string =>
  delivery_type === 'pickup' ? 'Pickup' : 'Delivery';

/** Of more kinds than this, only the first are named. */
const NAMED = 3;

/** `2 × Khaman Dhokla, 1 × Penda and 2 more` */
export function itemsInShort(
  items: readonly Pick<SnackOrder['items'][number], 'snack_name' | 'quantity'>[],
): string {
  // A figure stays on the line of what it counts.
  const words = items.map(({ snack_name, quantity }) => `${quantity}\u00a0×\u00a0${snack_name}`);
  if (words.length <= NAMED) return words.join(', ');
  const shown = words.slice(0, NAMED - 1);
  return `${shown.join(', ')} and ${words.length - shown.length} more`;
}

/** Nothing of an order can be had again. */
export const ALL_GONE = 'None of these snacks is on offer any more. Your cart is as it was.';

/** What is on offer could not be read. */
export const NOT_READ = 'Failed to fetch snacks. Please try again later.';

/** `Khaman Dhokla`, `Khaman Dhokla and Penda`, `Khaman Dhokla, Penda and Chakri` */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** How ordering again went, with the names of what is no longer on offer. */
export function orderAgainText(gone: readonly string[]): string {
  const names = [...new Set(gone)];
  if (names.length === 0) return "Your order is in the cart again, at today's prices.";
  const are = plural(names.length, 'is', 'are');
  return `Your order is in the cart again, at today's prices. ${listed(names)} ${are} no longer on offer.`;
}

/** Why a confirmed order cannot be cancelled; support can still help. */
export const SNACK_ORDER_NOT_CANCELLABLE =
  'This order cannot be cancelled as it has been confirmed by admin.';

/** What a person reads when a snack order could not be cancelled. */
export function snackOrderCancelFailure({ code, status, message }: ApiError): string {
  if (code === 'network') return 'Network error. Please check your connection and try again.';
  if (status === 404) return 'Order not found. Please check your order number.';
  if (status === 403) return SNACK_ORDER_NOT_CANCELLABLE;
  if (status === 400) return 'Invalid request. Please check your order details.';
  return `Failed to cancel order: ${message}`;
}
