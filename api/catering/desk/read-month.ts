import type { ContextOf } from '#api/platform/http/context.ts';
import type {
  adminCatering,
  EventBookEntry,
  EventMonth,
} from '#contract/catering/desk-catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { listEventsBetween } from '#db/catering/event-book.ts';
import { eventOfRow, type InquiryRow } from '#db/catering/inquiries.ts';
import { listClosures } from '#db/kitchen/closures.ts';
import { listDayLoads } from '#db/kitchen/kitchen-days.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { fullName } from '#domain/account/full-name.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { closureOn } from '#domain/kitchen/calendar.ts';
import { addDays } from '#domain/platform/days.ts';

/** An event as calendars and the kitchen's day show it. */
export const presentEvent = (inquiry: InquiryRow): EventBookEntry => ({
  id: inquiry.id,
  inquiryNumber: inquiry.number,
  event: eventOfRow(inquiry),
  customerName: fullName(inquiry),
  guests: inquiry.guests,
  times: inquiry.event_times,
  clock: inquiry.event_clock,
  isBrought: isBrought(inquiry.catering_services),
  status: inquiry.status,
});

/** A month's events beside the tiffins of each day, so that the kitchen sees its load before it promises. */
export async function readMonth(
  ctx: ContextOf<typeof adminCatering.month>,
  { params: { month } }: InputOf<typeof adminCatering.month>,
): Promise<EventMonth> {
  const days = daysOf(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const loads = await listDayLoads(ctx.db, first, last);
  const loadOn = new Map(loads.map((load) => [load.day, load]));
  const eventsOn = Map.groupBy(
    await listEventsBetween(ctx.db, first, last),
    (event) => event.event_day,
  );
  const closures = await listClosures(ctx.db, first);
  const { dayCapacity } = await readSettings(ctx.db, 'kitchen');
  return {
    month,
    tiffinCapacity: dayCapacity,
    days: days.map((date) => ({
      date,
      tiffins: loadOn.get(date)?.tiffins ?? 0,
      waiting: loadOn.get(date)?.waiting ?? 0,
      closure: closureOn(date, closures)?.reason ?? null,
      events: (eventsOn.get(date) ?? []).map(presentEvent),
    })),
  };
}

/** All days of a month, `YYYY-MM`. */
function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}
