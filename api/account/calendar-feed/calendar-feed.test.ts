import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarFeed } from '#contract/account/calendar-feed.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { instantAt } from '#domain/platform/days.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { quotedInquiry } from '#test/catering-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { serveCalendarFeed } from './serve-calendar-feed.ts';

const services = useApp({ parts: [serveCalendarFeed] });
const AWKWARD = '12 Maple; Street, "rear"\\ unit 4\nOshawa, ON L1G 4S8, શાક 🍛 '.repeat(4).trim();

beforeEach(() => services.clock.set(TEST_NOW));

async function withPlan() {
  const customer = await services.asCustomer();
  const subscription = await buildSubscription(services.db, {
    customer,
    credits: 20,
    start_day: '2026-01-05',
  });
  return { customer, subscription };
}

type Slot = '14:00-15:00' | '19:00-20:00';

async function book(
  customer: Client,
  subscriptionId: string,
  { day = '2026-11-20', slot = '14:00-15:00' as Slot, address = AWKWARD } = {},
) {
  const { data, text } = await customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId,
      deliveryDate: day,
      deliveryTimeSlot: slot,
      quantity: 1,
      deliveryAddress: address,
      specialInstructions: null,
    },
  });
  if (!data) throw new Error(text);
  return data;
}

const pathOf = async (customer: Client) =>
  new URL((await customer.call(calendarFeed.read, {})).data.url).pathname;

/** The calendar as a program that knows nothing of us reads it. */
async function eventsAt(path: string) {
  const { status, text } = await services.visitor.send('GET', path);
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const ms = (time: ICAL.Time) => time.toUnixTime() * 1000;

describe('the calendar of a customer', () => {
  it('is a calendar even before anything is booked', async () => {
    const { customer } = await withPlan();
    const path = await pathOf(customer);
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect(await eventsAt(path)).toEqual([]);
    const { headers, text } = await services.visitor.send('GET', path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    });
    expect(text).toContain('BEGIN:VTIMEZONE');
  });

  it('has each delivery with its slot, its address and the alarm before skipping ends', async () => {
    const { customer, subscription } = await withPlan();
    const order = await book(customer, subscription.id);
    const [event, ...more] = await eventsAt(await pathOf(customer));
    expect(more).toEqual([]);
    if (!event) return;
    expect([event.uid, event.sequence, event.summary]).toEqual([
      order.id,
      0,
      'Tiffin from Dabba Kitchen',
    ]);
    expect(event.location).toBe(AWKWARD);
    expect(event.description).toContain(order.orderNumber);
    expect(event.description).toContain('until Thu, Nov 19 at 2:00 PM');
    expect(ms(event.startDate)).toBe(instantAt('2026-11-20', '14:00').epochMilliseconds);
    expect(ms(event.endDate)).toBe(instantAt('2026-11-20', '15:00').epochMilliseconds);
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('2026-11-19T18:00:00Z');
    expect(alarm?.getFirstPropertyValue('description')).toContain('Last chance to skip');
  });

  it('keeps to the grammar: lines of at most 75 octets, ended by CRLF, in whole characters', async () => {
    const { customer, subscription } = await withPlan();
    await book(customer, subscription.id);
    const { text } = await services.visitor.send('GET', await pathOf(customer));
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n').slice(0, -1);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
      expect(line).toMatch(/^ |^[A-Z][A-Z-]*[;:]/);
    }
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });

  it.each([
    ['2026-10-29T14:00:00Z', '2026-10-30', '2026-10-30T18:00:00.000Z'],
    ['2026-10-29T14:00:00Z', '2026-11-02', '2026-11-02T19:00:00.000Z'],
    ['2027-03-10T15:00:00Z', '2027-03-12', '2027-03-12T19:00:00.000Z'],
    ['2027-03-10T15:00:00Z', '2027-03-15', '2027-03-15T18:00:00.000Z'],
  ])('at %s is right for %s, across the clock change', async (now, day, start) => {
    services.clock.set(now);
    const { customer, subscription } = await withPlan();
    await book(customer, subscription.id, { day });
    const [event] = await eventsAt(await pathOf(customer));
    expect(event && new Date(ms(event.startDate)).toISOString()).toBe(start);
  });

  it('says of what is skipped that it is, under the same id and a higher number', async () => {
    const { customer, subscription } = await withPlan();
    const order = await book(customer, subscription.id);
    const path = await pathOf(customer);
    const { headers } = await services.visitor.send('GET', path);
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id, reason: null } });
    const [event] = await eventsAt(path);
    expect(event?.uid).toBe(order.id);
    expect(event?.sequence).toBe(1);
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event?.summary).toBe('Skipped: Tiffin from Dabba Kitchen');
    expect(event?.component.getFirstSubcomponent('valarm')).toBeNull();
    const again = await services.visitor.send('GET', path);
    expect(again.headers.etag).not.toBe(headers.etag);
  });

  it('moves the same event where a delivery is changed, and has it again when a skip is undone', async () => {
    const { customer, subscription } = await withPlan();
    const order = await book(customer, subscription.id);
    const path = await pathOf(customer);
    const params = { id: order.id };
    const only = async () => {
      const [event, ...more] = await eventsAt(path);
      if (!event || more.length > 0) throw new Error('not one event');
      const stamp = (name: string) => String(event.component.getFirstPropertyValue(name));
      return {
        uid: event.uid,
        sequence: event.sequence,
        changedAt: stamp('last-modified'),
        status: stamp('status'),
        start: ms(event.startDate),
      };
    };
    const booked = await only();

    services.clock.set(TEST_NOW.add({ minutes: 1 }));
    const body = { deliveryDate: '2026-11-24', deliveryTimeSlot: '19:00-20:00' as const };
    await customer.call(tiffinOrders.change, { params, body });
    const changed = await only();
    expect(changed).toMatchObject({ uid: order.id, status: 'CONFIRMED' });
    expect(changed.start).toBe(instantAt('2026-11-24', '19:00').epochMilliseconds);

    services.clock.set(TEST_NOW.add({ minutes: 2 }));
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id, reason: null } });
    const skipped = await only();
    services.clock.set(TEST_NOW.add({ minutes: 3 }));
    await customer.call(tiffinOrders.unskip, { params });
    const back = await only();
    expect(back).toMatchObject({ uid: order.id, status: 'CONFIRMED', start: changed.start });

    const versions = [booked, changed, skipped, back];
    expect(versions.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    const stamps = versions.map(({ changedAt }) => changedAt);
    expect(stamps).toEqual(
      ['15:00', '15:01', '15:02', '15:03'].map((at) => `2026-11-18T${at}:00Z`),
    );
  });

  it('is not sent again while nothing has changed', async () => {
    const { customer, subscription } = await withPlan();
    await book(customer, subscription.id);
    const path = await pathOf(customer);
    const { headers } = await services.visitor.send('GET', path);
    services.clock.set(TEST_NOW.add({ hours: 3 }));
    const again = await services.visitor.send('GET', path, undefined, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await services.visitor.send('HEAD', path)).status).toBe(200);
  });

  it('reaches thirty days back, and to the last that is booked', async () => {
    const { customer, subscription } = await withPlan();
    const days = ['2026-11-20', '2026-12-17'];
    for (const day of days) await book(customer, subscription.id, { day });
    const path = await pathOf(customer);
    expect(await eventsAt(path)).toHaveLength(2);
    services.clock.set('2026-12-20T17:00:00Z');
    expect(await eventsAt(path)).toHaveLength(2);
    services.clock.set('2026-12-21T17:00:00Z');
    expect((await eventsAt(path)).map(({ startDate }) => startDate.day)).toEqual([17]);
  });
});

describe('an event in the calendar of whoever has accepted it', () => {
  async function accepted(eventDate: string, customer: Client) {
    const inquiry = await quotedInquiry(services, {
      by: customer,
      eventDate,
      eventTime: ['dinner'],
    });
    const params = { id: inquiry.id, version: 1 };
    await customer.call(cateringInquiries.acceptQuote, { params });
    const setClock = (eventClock: string | null) =>
      inquiry.staff.call(adminCatering.setClock, {
        params: { id: inquiry.id },
        body: { eventClock },
      });
    return { ...inquiry, setClock };
  }

  it('is the whole day until its time is agreed, and then begins when the food is there', async () => {
    const customer = await services.asCustomer();
    const { id, number, setClock } = await accepted('2027-06-12', customer);
    const path = await pathOf(customer);
    const [whole, ...more] = await eventsAt(path);
    expect(more).toEqual([]);
    expect([whole?.uid, whole?.startDate.isDate]).toEqual([id, true]);
    expect([String(whole?.startDate), String(whole?.endDate)]).toEqual([
      '2027-06-12',
      '2027-06-13',
    ]);
    expect(whole?.summary).toBe('Wedding, catered by Dabba Kitchen');
    expect(whole?.description).toContain(`${number}: Dinner for 80 guests`);
    expect(whole?.description).toContain('Time not agreed yet');

    await setClock('17:30');
    const [timed] = await eventsAt(path);
    expect([timed?.uid, timed?.startDate.isDate]).toEqual([id, false]);
    expect(timed?.sequence).toBeGreaterThan(whole?.sequence ?? 0);
    expect(timed && ms(timed.startDate)).toBe(instantAt('2027-06-12', '17:30').epochMilliseconds);
    expect(timed && ms(timed.endDate) - ms(timed.startDate)).toBe(3_600_000);
    expect(timed?.description).toContain('To be there by 5:30 PM (Toronto)');
    expect((await eventsAt(await pathOf(await services.asCustomer()))).length).toBe(0);
  });

  it.each([
    ['2027-03-13', '2027-03-13T22:30:00.000Z'],
    ['2027-03-14', '2027-03-14T21:30:00.000Z'],
    ['2027-11-06', '2027-11-06T21:30:00.000Z'],
    ['2027-11-07', '2027-11-07T22:30:00.000Z'],
  ])('is at 5:30 PM of Toronto on %s, across the clock change', async (day, start) => {
    const customer = await services.asCustomer();
    const { setClock } = await accepted(day, customer);
    await setClock('17:30');
    const [event] = await eventsAt(await pathOf(customer));
    expect(event && new Date(ms(event.startDate)).toISOString()).toBe(start);
  });

  it('ends in the next day where it begins late', async () => {
    const customer = await services.asCustomer();
    const { setClock } = await accepted('2027-06-12', customer);
    await setClock('23:15');
    const [event] = await eventsAt(await pathOf(customer));
    expect(String(event?.endDate)).toBe('2027-06-13T00:15:00');
  });

  it('is not there before, and says when it is off', async () => {
    const customer = await services.asCustomer();
    const { id: asked } = await quotedInquiry(services, { by: customer });
    const { id, staff } = await accepted('2027-06-13', customer);
    await staff.call(adminCatering.act, {
      params: { id, action: 'cancel' },
      body: { reason: 'The hall is flooded.' },
    });
    const events = await eventsAt(await pathOf(customer));
    expect(events.map(({ uid }) => uid)).toEqual([id]);
    expect(events.map(({ uid }) => uid)).not.toContain(asked);
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(events[0]?.summary).toBe('Cancelled: Wedding, catered by Dabba Kitchen');
  });
});

describe('the address of a calendar', () => {
  it('shows the deliveries of its customer alone', async () => {
    const [one, other] = [await withPlan(), await withPlan()];
    await book(one.customer, one.subscription.id);
    expect(await eventsAt(await pathOf(other.customer))).toEqual([]);
  });

  it('stays what it is, until it is renewed', async () => {
    const { customer } = await withPlan();
    const path = await pathOf(customer);
    expect(await pathOf(customer)).toBe(path);
    const { data } = await customer.call(calendarFeed.renew, {});
    expect(await pathOf(customer)).toBe(new URL(data.url).pathname);
    expect((await services.visitor.send('GET', path)).status).toBe(404);
    expect((await services.visitor.send('GET', new URL(data.url).pathname)).status).toBe(200);
  });

  it('is like any address that there is not, once the account is closed', async () => {
    for (const closed of ['disabled_at', 'erased_at'] as const) {
      const { customer } = await withPlan();
      const path = await pathOf(customer);
      await services.db
        .updateTable('customers')
        .set({ [closed]: TEST_NOW })
        .where('id', '=', customer.id)
        .execute();
      const gone = await services.visitor.send('GET', path);
      const never = await services.visitor.send('GET', `/calendar/${'x'.repeat(43)}.ics`);
      expect([gone.status, gone.text]).toEqual([404, never.text]);
      expect(never.status).toBe(404);
    }
  });

  it.each(['/calendar/.ics', '/calendar/a.ics', '/calendar/%00.ics', '/calendar/x-y.z.ics'])(
    'is not %s',
    async (path) => {
      expect((await services.visitor.send('GET', path)).status).toBe(404);
    },
  );
});

describe('asking for calendars', () => {
  const limited = useApp({ env: { rateLimit: true }, parts: [serveCalendarFeed] });

  it('is slowed down', async () => {
    const path = `/calendar/${'x'.repeat(43)}.ics`;
    const statuses = new Set<number>();
    for (let asked = 0; asked < 301; asked++)
      statuses.add((await limited.visitor.send('GET', path)).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});
