import type { SnackOrder } from '#contract/snacks/orders.ts';
import { formatDay, formatDayLong, formatTime } from '#domain/platform/days.ts';

type Timed = Pick<SnackOrder, 'delivery_time'>;

/** The Toronto day of an order, `2026-11-23`. */
export const snackDay = ({ delivery_time }: Timed): string => delivery_time.slice(0, 10);

/** `2:00 PM` */
export const snackHour = ({ delivery_time }: Timed): string => formatTime(delivery_time.slice(11));

/** `Mon, Nov 23 at 2:00 PM` */
export const snackTimeWords = (order: Timed): string =>
  `${formatDay(snackDay(order))} at ${snackHour(order)}`;

/** `Monday, November 23, 2026 at 2:00 PM` */
export const snackTimeLong = (order: Timed): string =>
  `${formatDayLong(snackDay(order))} at ${snackHour(order)}`;

/** `Pickup` or `Delivery`. */
export const wayWords = ({ delivery_type }: Pick<SnackOrder, 'delivery_type'>): string =>
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
