import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';

/** Where a calendar finds the deliveries and events of a customer: whoever has the address can read them. */
const CalendarFeed = z.object({ url: z.string() });

export const calendarFeed = {
  read: endpoint({
    method: 'GET',
    path: '/v1/calendar-feed',
    access: 'customer',
    summary: 'Read the private address of the own deliveries and events as a calendar',
    data: CalendarFeed,
  }),
  renew: endpoint({
    method: 'PUT',
    path: '/v1/calendar-feed/renew',
    access: 'customer',
    summary: 'Give the calendar another address; the one before is nobody’s from then on',
    data: CalendarFeed,
  }),
};
