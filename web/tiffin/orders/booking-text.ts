import type { ApiError } from '#contract/platform/api-error.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { addDays, formatDay, type IsoDay } from '#domain/platform/days.ts';
import { comesBack, SERVER_ERROR } from './order-text.ts';

/**
 * What somebody should know before they book a slot that is too near to be skipped or changed;
 * null for all others.
 */
export function finalSlotText(
  { deliveryDate, deliveryTimeSlot }: { deliveryDate: IsoDay; deliveryTimeSlot: string },
  { finalSlots }: Pick<AvailableDates, 'finalSlots'>,
  quantity: number,
): string | null {
  const onDay = finalSlots.find(({ date }) => date === deliveryDate)?.slots ?? [];
  if (!onDay.some((slot) => slot === deliveryTimeSlot)) return null;
  const lastDay = formatDay(addDays(deliveryDate, -1));
  return `This is too near to be skipped or changed once it is booked. If you cancel before the end of ${lastDay}, ${comesBack(quantity)}.`;
}

/** What a person reads when scheduling failed: the server's words, else those of the status. */
export function scheduleFailure(error: ApiError): string {
  if (error.code === 'server_error') return SERVER_ERROR;
  return error.message || 'Failed to schedule order. Please try again.';
}
