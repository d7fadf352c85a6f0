import type { DeliveryWeekday, RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';

/** A weekday of a recurring booking for tests: one tiffin at six, to the subscription's address. */
export const recurringEntry = (
  weekday: DeliveryWeekday,
  more: Partial<RecurringBookingEntry> = {},
): RecurringBookingEntry => ({
  weekday,
  deliveryTimeSlot: '18:00-19:00',
  quantity: 1,
  deliveryAddress: null,
  ...more,
});
