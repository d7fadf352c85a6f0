import { eventWords, timeWords } from '#api/catering/mail-inquiry.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { CateringService } from '#contract/catering/inquiry-choices.ts';
import type { InquiryRow } from '#db/catering/inquiries.ts';
import { isBrought, readyWords } from '#domain/catering/event-clock.ts';
import { addDays, formatDayLong, type IsoDay, type WallTime } from '#domain/platform/days.ts';
import type { CalendarEvent } from './icalendar.ts';

/** The hour that begins when the food is there, on the clock face; the last one of a day ends in the next. */
function hourFrom(day: IsoDay, time: WallTime) {
  const hour = (Number(time.slice(0, 2)) + 1) % 24;
  const end = `${String(hour).padStart(2, '0')}${time.slice(2)}`;
  return { start: { day, time }, end: { day: hour === 0 ? addDays(day, 1) : day, time: end } };
}

/**
 * An accepted event in its customer's calendar: at the time at which the food is there, or on the
 * whole day as long as that is not agreed.
 */
export function cateredEvent(
  inquiry: InquiryRow,
  { sender, origin }: { sender: string; origin: string },
): CalendarEvent {
  const { event_day: day, event_clock: clock, guests, number } = inquiry;
  const isCancelled = inquiry.status === 'cancelled';
  const ready = readyWords({
    clock,
    status: inquiry.status as InquiryStatus,
    isBrought: isBrought(inquiry.catering_services as CateringService[]),
  });
  return {
    uid: inquiry.id,
    sequence: inquiry.version,
    changedAt: inquiry.updated_at,
    when: clock === null ? { day } : hourFrom(day, clock),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: `${isCancelled ? 'Cancelled: ' : ''}${eventWords(inquiry)}, catered by ${sender}`,
    description: [
      `${number}: ${timeWords(inquiry)} for ${guests === 1 ? '1 guest' : `${guests} guests`}`,
      formatDayLong(day),
      ...(ready && !isCancelled ? [`${ready}${clock === null ? '' : ' (Toronto)'}`] : []),
    ].join('\n'),
    location: inquiry.location,
    url: `${origin}/my-orders?tab=catering`,
    alarm: null,
  };
}
