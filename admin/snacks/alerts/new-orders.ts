import type { WaitingSnackOrders } from '#contract/snacks/desk-orders.ts';
import { formatDay, formatTime, wallClockAt } from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';

/** An order that came in, as one remembers it: its number and the moment, in milliseconds. */
export type SeenOrder = { orderNumber: string; at: number };

/** What came in, and when: enough to tell earlier from later. */
type LatestOrder = WaitingSnackOrders['lastCameIn'];

const seenAs = ({ orderNumber, createdAt }: NonNullable<LatestOrder>): SeenOrder => ({
  orderNumber,
  at: Date.parse(createdAt),
});

/** What was seen when nothing has ever come in. */
const NOTHING: SeenOrder = { orderNumber: '', at: 0 };

/**
 * Whether an order has come in after everything that was seen. One that is older is none: it comes
 * into sight again when a later one is confirmed, or when it was called off and is back.
 */
export function isNewOrder(newest: LatestOrder, seen: SeenOrder): boolean {
  if (newest === null) return false;
  const { orderNumber, at } = seenAs(newest);
  return at > seen.at || (at === seen.at && orderNumber > seen.orderNumber);
}

/** What was seen by now: the later of the two, of orders in whatever state. */
export const latestSeen = (newest: LatestOrder, seen: SeenOrder = NOTHING): SeenOrder =>
  newest !== null && isNewOrder(newest, seen) ? seenAs(newest) : seen;

/** `New snack order SN-2026-0042 for Mon, Nov 23. 3 wait to be confirmed.`; empty when none does. */
export function newOrdersText({
  newest,
  orders,
}: Pick<WaitingSnackOrders, 'newest' | 'orders'>): string {
  if (newest === null) return '';
  const which = `New snack order ${newest.orderNumber} for ${formatDay(newest.deliveryDate)}.`;
  return `${which} ${plural(orders, 'It waits', `${orders} wait`)} to be confirmed.`;
}

/** Those that the clock is about to cancel, since nobody has confirmed them. */
type DueSoon = WaitingSnackOrders['dueSoon'];

/** The time at which the first of them is cancelled. */
export const timeOfEnd = ({ cancelledAt }: NonNullable<DueSoon>): string =>
  formatTime(wallClockAt(cancelledAt).time);

/**
 * The moment that an alarm is about, in milliseconds; 0 for none. One is alarmed about once, however
 * often it is looked at, and none that comes in later ends before it.
 */
export const alarmOf = (due: DueSoon): number => (due ? Date.parse(due.cancelledAt) : 0);

/** `2 snack orders are not confirmed. They are cancelled from 2:00 PM on.`; empty when there is none. */
export function alarmText(due: DueSoon): string {
  if (due === null) return '';
  const end = timeOfEnd(due);
  return counted(
    due.orders,
    `snack order for ${formatTime(due.deliveryTime)} is not confirmed. It is cancelled at ${end}.`,
    `snack orders are not confirmed. They are cancelled from ${end} on.`,
  );
}

/** A tab's title: what it shows and whose desk it is, and before it how many snack orders wait. */
export function deskTitle(heading: string, kitchen: string, waiting: number): string {
  const title = [heading, kitchen, 'desk'].filter(Boolean).join(' · ');
  return waiting > 0 ? `(${waiting}) ${title}` : title;
}
