import type { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { formatSlot, WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';

/** The days of a pattern that are alike. */
export type RecurringBookingLine = Omit<RecurringBookingEntry, 'weekday'> & {
  /** `Every Mon, Wed, Fri`, `Every weekday`. */
  days: string;
  /** `6:00 PM - 7:00 PM · 1 tiffin` */
  what: string;
};

/** What a pattern says, days that are alike together, in the order of the week. */
export function recurringBookingLines(
  entries: readonly RecurringBookingEntry[],
): RecurringBookingLine[] {
  const alike = new Map<string, RecurringBookingEntry[]>();
  const inOrder = [...entries].sort((one, other) => one.weekday - other.weekday);
  for (const { weekday, ...rest } of inOrder) {
    const key = JSON.stringify([rest.deliveryTimeSlot, rest.quantity, rest.deliveryAddress]);
    alike.set(key, [...(alike.get(key) ?? []), { weekday, ...rest }]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { weekday: _, ...rest } = first;
    const tiffins = counted(rest.quantity, 'tiffin');
    return {
      ...rest,
      days: daysOf(group),
      what: `${formatSlot(rest.deliveryTimeSlot)} · ${tiffins}`,
    };
  });
}

function daysOf(group: readonly RecurringBookingEntry[]): string {
  if (group.length === 5) return 'Every weekday';
  const [only] = group;
  if (only && group.length === 1) return `Every ${WEEKDAY_NAMES[only.weekday - 1]}`;
  return `Every ${group.map(({ weekday }) => WEEKDAY_NAMES[weekday - 1]?.slice(0, 3)).join(', ')}`;
}
