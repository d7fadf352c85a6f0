import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addDays, formatDay, formatSlot, type IsoDay, isWeekend } from '#domain/platform/days.ts';
import { cancelsInstead, tiffinsOf } from './order-text.ts';

/** A day of the skip list; `orders` are what is booked on it, earliest slot first. */
export type SkipOption = {
  day: IsoDay;
  label: string;
  orders: TiffinOrder[];
  /** Nothing on it can be skipped any more, nor cancelled with its credit back instead. */
  closed: boolean;
};

/** The list never has more days than this. */
const MOST_DAYS = 30;

/** What follows a day on which nothing can be skipped any more. */
function lateText(orders: readonly TiffinOrder[]): string {
  if (orders.some((order) => order.actions.skip.allowed)) return '';
  return orders.some(cancelsInstead)
    ? ' · too late to skip, can be cancelled'
    : ' · too late to skip';
}

function labelOf(day: IsoDay, orders: TiffinOrder[]): string {
  const [order] = orders;
  if (!order) return formatDay(day);
  const what =
    orders.length > 1
      ? `${orders.length} orders`
      : `${formatSlot(order.deliveryTimeSlot)}, ${tiffinsOf(order)}`;
  return `${formatDay(day)} · ${what}${lateText(orders)}`;
}

type DaysOnOffer = Pick<AvailableDates, 'availableDates' | 'today'>;

/** The days that can be chosen, or weekdays of the next 30 days where the kitchen's list is missing. */
function daysOnOffer({ availableDates, today }: DaysOnOffer): IsoDay[] {
  if (availableDates.length > 0) return availableDates.map(({ date }) => date);
  return Array.from({ length: MOST_DAYS }, (_, index) => addDays(today, index + 1)).filter(
    (day) => !isWeekend(day),
  );
}

/**
 * The days to skip, after today and at most 30: those with something
 * booked first, since only they can be meant, then the others. What is too near to be
 * skipped is among them while cancelling it brings its credit back.
 */
export function skipOptions(
  orders: readonly TiffinOrder[],
  dates: DaysOnOffer,
): { booked: SkipOption[]; others: SkipOption[] } {
  const byDay = new Map<IsoDay, TiffinOrder[]>();
  for (const order of orders) {
    const canBeMeant = order.status === 'scheduled' || cancelsInstead(order);
    if (!canBeMeant || order.deliveryDate <= dates.today) continue;
    byDay.set(order.deliveryDate, [...(byDay.get(order.deliveryDate) ?? []), order]);
  }
  const booked = [...byDay]
    .map(([day, onDay]) => {
      const sorted = onDay.toSorted((one, other) =>
        one.deliveryTimeSlot.localeCompare(other.deliveryTimeSlot),
      );
      const closed = !sorted.some((order) => order.actions.skip.allowed || cancelsInstead(order));
      return { day, label: labelOf(day, sorted), orders: sorted, closed };
    })
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, MOST_DAYS);
  const others = daysOnOffer(dates)
    .filter((day) => day > dates.today && !byDay.has(day))
    .slice(0, MOST_DAYS - booked.length)
    .map((day) => ({ day, label: formatDay(day), orders: [], closed: false }));
  return { booked, others };
}
