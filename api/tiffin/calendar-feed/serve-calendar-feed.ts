import { createHash } from 'node:crypto';
import type { Part } from '#api/app.ts';
import { errorAnswer } from '#api/platform/http/errors.ts';
import { matchesEtag } from '#api/platform/http/negotiation.ts';
import { send } from '#api/platform/http/send.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readSigningSecret } from '#api/account/sessions/secret.ts';
import { networkOf } from '#api/account/sign-in/network-of.ts';
import type { Limit } from '#contract/platform/endpoint.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { listAcceptedEventsSince } from '#db/catering/event-book.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { listOwnOrdersSince } from '#db/tiffin/orders.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { cateredEvent } from './catered-event.ts';
import { deliveryEvent } from './delivery-event.ts';
import { customerOfFeed, isFeedOf } from './feed-address.ts';
import { writeCalendar } from './icalendar.ts';

/** Deliveries and events this far back stay in the calendar. */
const DAYS_BACK = 30;

/** Calendars of many customers ask from the same few addresses of their provider. */
const LIMIT: Limit = { max: 300, windowSeconds: 60, by: 'address' };

/**
 * Serves each customer's deliveries and accepted events as a calendar at a private address, `/calendar/{secret}.ics`: to
 * whoever has the address, without a session. Unknown and renewed addresses, and those of closed
 * accounts, are alike a 404.
 */
export const serveCalendarFeed: Part = (app, { db, env, clock, limiter }) => {
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
    const emails = customer.email_verified_at ? [customer.email] : [];
    const reach = { customerId: customer.id, emails, inquiryIds: [] };
    const events = await listAcceptedEventsSince(db, reach, from);
    return writeCalendar(`${name}: your deliveries`, [
      ...orders.map((order) => deliveryEvent(order, around)),
      ...events.map((event) => cateredEvent(event, around)),
    ]);
  }

  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => send(reply, errorAnswer(error, request)));
    scope.get<{ Params: { feed: string } }>('/calendar/:feed.ics', async (request, reply) => {
      reply.headers(headers);
      const wait = env.rateLimit ? limiter.take('calendar', networkOf(request.ip), LIMIT) : 0;
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
