import { createHash } from 'node:crypto';
import type { AppModule } from '#api/app.ts';
import { mealsText } from '#api/catering/transition-inquiry.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { errorResponse } from '#api/platform/http/errors.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { send } from '#api/platform/snapshots/cached-response.ts';
import { matchesEtag } from '#api/platform/snapshots/negotiation.ts';
import { toBooking } from '#api/tiffin/orders/present-order.ts';
import type { Limit } from '#contract/platform/endpoint.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { listAcceptedEventsSince } from '#db/catering/event-book.ts';
import { eventOfRow, type InquiryRow } from '#db/catering/inquiries.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { listOwnOrdersSince, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { forMemberText } from '#domain/account/household.ts';
import { eventClockText, isBrought } from '#domain/catering/event-clock.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { slotEnd, slotStart } from '#domain/kitchen/slots.ts';
import {
  addDays,
  dayOf,
  formatDayLong,
  formatDeadline,
  formatSlot,
  type IsoDay,
  type WallTime,
} from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';
import { deadlinesOf } from '#domain/tiffin/deadlines.ts';
import { customerOfFeed, isFeedOf } from './feed-url.ts';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';

/** Deliveries and events this far back stay in the calendar. */
const DAYS_BACK = 30;

/** Calendars of many customers ask from the same few addresses of their provider. */
const LIMIT: Limit = { max: 300, windowSeconds: 60, by: 'address' };

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
function cateredEvent(
  inquiry: InquiryRow,
  { sender, origin }: { sender: string; origin: string },
): CalendarEvent {
  const { event_day: day, event_clock: clock, guests, number } = inquiry;
  const isCancelled = inquiry.status === 'cancelled';
  const ready = eventClockText({
    clock,
    status: inquiry.status,
    isBrought: isBrought(inquiry.catering_services),
  });
  return {
    uid: inquiry.id,
    sequence: inquiry.version,
    changedAt: inquiry.updated_at,
    when: clock === null ? { day } : hourFrom(day, clock),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: `${isCancelled ? 'Cancelled: ' : ''}${eventOfRow(inquiry)}, catered by ${sender}`,
    description: [
      `${number}: ${mealsText(inquiry)} for ${counted(guests, 'guest')}`,
      formatDayLong(day),
      ...(ready && !isCancelled ? [`${ready}${clock === null ? '' : ' (Toronto)'}`] : []),
    ].join('\n'),
    location: inquiry.location,
    url: `${origin}/my-orders?tab=catering`,
    alarm: null,
  };
}

/** At the deadline itself it is too late: the alarm leaves an hour to act. */
const ALARM_AHEAD = { hours: 1 } as const;

const STATUS: Record<TiffinOrderStatus, CalendarEvent['status']> = {
  pending_confirmation: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  confirmed: 'CONFIRMED',
  preparing: 'CONFIRMED',
  out_for_delivery: 'CONFIRMED',
  delivered: 'CONFIRMED',
  cancelled: 'CANCELLED',
  skipped: 'CANCELLED',
};

/** Programs that show cancelled events like others still say what is the case. */
const BEFORE_SUMMARY: Partial<Record<TiffinOrderStatus, string>> = {
  pending_confirmation: 'Waiting: ',
  cancelled: 'Cancelled: ',
  skipped: 'Skipped: ',
};

/**
 * A delivery as an event of its customer's calendar, from the beginning of its slot to its end. What
 * can still be skipped has an alarm an hour before that ends.
 */
function deliveryEvent(
  order: TiffinOrderWithSubscription,
  { kitchen, sender, origin }: { kitchen: Kitchen; sender: string; origin: string },
): CalendarEvent {
  const { status, slot } = order;
  const { skipUntil } = deadlinesOf(toBooking(order), kitchen);
  const tiffins = [
    plural(order.quantity, 'Tiffin', `${order.quantity} tiffins`),
    forMemberText({ memberName: order.member_name }),
  ]
    .filter(Boolean)
    .join(' ');
  const until = formatDeadline(skipUntil);
  return {
    uid: order.id,
    sequence: order.version,
    changedAt: order.updated_at,
    when: {
      start: { day: order.delivery_day, time: slotStart(slot) },
      end: { day: order.delivery_day, time: slotEnd(slot) },
    },
    status: STATUS[status],
    summary: `${BEFORE_SUMMARY[status] ?? ''}${tiffins} from ${sender}`,
    description: [
      `Order ${order.number}, ${order.plan_name} (${order.subscription_number})`,
      `${formatDayLong(order.delivery_day)}, ${formatSlot(slot)} (Toronto)`,
      ...(status === 'scheduled' ? [`Skip it with its credit back until ${until}.`] : []),
    ].join('\n'),
    location: addressLine(order.address.text, order.address),
    url: `${origin}/tiffin-order-confirmation?order=${encodeURIComponent(order.number)}`,
    alarm:
      status === 'scheduled'
        ? {
            at: skipUntil.subtract(ALARM_AHEAD),
            words: `Last chance to skip: until ${until}`,
          }
        : null,
  };
}

/**
 * Serves each customer's deliveries and accepted events as a calendar at a private address, `/calendar/{secret}.ics`: to
 * whoever has the address, without a session. Unknown and renewed addresses, and those of closed
 * accounts, are alike a 404.
 */
export const serveCalendarFeed: AppModule = (app, { db, env, clock, limiter }) => {
  const headers = {
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };

  async function calendarAt(feed: string): Promise<string | null> {
    const customerId = customerOfFeed(feed);
    const customer = customerId ? await findCustomer(db, customerId) : undefined;
    if (!customer || customer.disabled_at || customer.erased_at) return null;
    const secret = await readSigningSecret(db, env.secret);
    const owner = { customerId: customer.id, renewals: customer.calendar_renewals };
    if (!isFeedOf(secret, feed, owner)) return null;

    const now = clock.now();
    const { name } = await readSettings(db, 'business');
    const around = { kitchen: await loadKitchen({ db, now }), sender: name, origin: env.publicUrl };
    const from = addDays(dayOf(now), -DAYS_BACK);
    const orders = await listOwnOrdersSince(db, customer.id, from);
    const { email, email_verified_at: proved } = customer;
    const emails = email && proved ? [email] : [];
    const access = { customerId: customer.id, emails, inquiryIds: [] };
    const events = await listAcceptedEventsSince(db, access, from);
    return writeCalendar(`${name}: your deliveries`, [
      ...orders.map((order) => deliveryEvent(order, around)),
      ...events.map((event) => cateredEvent(event, around)),
    ]);
  }

  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => send(reply, errorResponse(error, request)));
    scope.get<{ Params: { feed: string } }>('/calendar/:feed.ics', async (request, reply) => {
      reply.headers(headers);
      const wait = env.rateLimit ? limiter.take('calendar', networkKeyOf(request.ip), LIMIT) : 0;
      if (wait > 0) return reply.code(429).header('retry-after', wait).type('text/plain').send();
      const calendar = await calendarAt(request.params.feed);
      if (calendar === null) {
        const answer = reply.code(404).header('cache-control', 'no-store').type('text/plain');
        return answer.send('There is no such calendar.');
      }
      const digest = createHash('sha256').update(calendar).digest('base64url');
      const etag = `"${digest.slice(0, 27)}"`;
      reply.header('cache-control', 'private, max-age=300').header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    });
  });
};
