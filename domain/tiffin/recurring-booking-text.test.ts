import { expect, it } from 'vitest';
import type { DeliveryWeekday, RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { recurringEntry } from '#test/builders/recurring-entry.ts';
import { recurringBookingLines } from './recurring-booking-text.ts';

const said = (entries: RecurringBookingEntry[]) =>
  recurringBookingLines(entries).map(({ days, what }) => [days, what]);

it('says days that are alike together, in the order of the week', () => {
  expect(said([recurringEntry(5), recurringEntry(1), recurringEntry(3)])).toEqual([
    ['Every Mon, Wed, Fri', '6:00 PM - 7:00 PM · 1 tiffin'],
  ]);
  expect(
    said([1, 2, 3, 4, 5].map((day) => recurringEntry(day as DeliveryWeekday, { quantity: 2 }))),
  ).toEqual([['Every weekday', '6:00 PM - 7:00 PM · 2 tiffins']]);
});

it('says a day that differs on a line of its own', () => {
  expect(said([recurringEntry(1), recurringEntry(2, { quantity: 3 }), recurringEntry(4)])).toEqual([
    ['Every Mon, Thu', '6:00 PM - 7:00 PM · 1 tiffin'],
    ['Every Tuesday', '6:00 PM - 7:00 PM · 3 tiffins'],
  ]);
});
