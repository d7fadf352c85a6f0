import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerHome } from '#contract/account/customer-home.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import {
  type RecurringBookingEntry,
  recurringBooking,
} from '#contract/tiffin/recurring-booking.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { acceptedInquiry, holding, quotedInquiry, sentInquiry } from '#test/catering-factories.ts';
import { buildDish, buildWeek, entryOf } from '#test/site-factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

/** On Wednesday November 18, 2026, at 10:00. */
let customer: Client & { id: string };
beforeEach(async () => {
  services.clock.set(TEST_NOW);
  customer = await services.asCustomer();
});

const read = async (who: Client = customer) => (await who.call(customerHome.read, {})).data;

async function book(subscription: string, deliveryDate: string, change: object = {}) {
  const { success, text } = await customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId: subscription,
      deliveryDate,
      deliveryTimeSlot: '17:00-18:00',
      quantity: 1,
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
      specialInstructions: null,
      ...change,
    },
  });
  if (!success) throw new Error(text);
}

/** Tiffins that were delivered, one on each of these days. */
async function ate(subscription: string, ...days: string[]) {
  await services.db
    .insertInto('tiffin_orders')
    .values(
      days.map((day) => ({
        number: sql<string>`next_number('TF', 2026)`,
        subscription_id: subscription,
        customer_id: customer.id,
        status: 'delivered',
        delivery_day: day,
        slot: '14:00-15:00',
        quantity: 1,
        credits_used: 1,
        address: deliveryAddress('12 Maple Street, Oshawa'),
        address_key: '12 maple st oshawa',
      })),
    )
    .execute();
}

describe('what comes next for a customer', () => {
  it('is nothing for somebody new', async () => {
    expect(await read()).toEqual({
      counts: { tiffin: 0, catering: 0, snacks: 0 },
      delivery: null,
      quotes: [],
      events: [],
      snackOrders: [],
      unpaid: [],
      credits: null,
    });
  });

  it('is the next day of tiffins with its skip deadline, and what is cooked then', async () => {
    const mine = await buildDish(services.db);
    const jain = await buildDish(services.db, { diets: ['jain'] });
    await buildWeek(services.db, { 5: [entryOf(mine), entryOf(jain)] }, '2026-11-16');
    const { id } = await buildSubscription(services.db, { customer });
    await book(id, '2026-11-23');
    await book(id, '2026-11-20');
    await book(id, '2026-11-20', { deliveryTimeSlot: '14:00-15:00' });
    const { delivery } = await read();
    expect(delivery?.day).toBe('2026-11-20');
    expect(delivery?.orders.map((order) => order.deliveryTimeSlot)).toEqual([
      '14:00-15:00',
      '17:00-18:00',
    ]);
    expect(delivery?.orders[0]?.actions.skip).toMatchObject({
      allowed: true,
      until: '2026-11-19T19:00:00Z',
    });
    expect(delivery?.dishes).toEqual([mine.name]);
  });

  it('names a plan that is not paid, with how much and what to quote', async () => {
    const plan = await buildSubscription(services.db, { customer, status: 'pending_approval' });
    const { unpaid, counts } = await read();
    expect(counts.tiffin).toBe(1);
    expect(unpaid).toMatchObject([
      { planName: 'Everyday Tiffin', subscriptionNumber: plan.number, amount: plan.total_cents },
    ]);
  });

  it('names a quote that can be accepted, until its last day', async () => {
    const { number } = await quotedInquiry(services, { by: customer });
    await sentInquiry(services, { by: customer });
    const { quotes, counts } = await read();
    expect(quotes.map(({ inquiryNumber }) => inquiryNumber)).toEqual([number]);
    expect(quotes[0]).toMatchObject({ validUntil: '2026-12-02', numberOfGuests: 80 });
    expect(counts.catering).toBe(2);
    services.clock.set(Temporal.Instant.from('2026-12-03T15:00:00Z'));
    const later = await services.asCustomer({ id: customer.id });
    expect((await read(later)).quotes).toEqual([]);
  });

  it('names an event that is agreed, with its time, until its day is over', async () => {
    const { id, number } = await acceptedInquiry(services, { by: customer });
    await quotedInquiry(services, { by: customer });
    const staff = await services.asStaff();
    const set = await staff.call(adminCatering.setClock, {
      params: { id },
      body: { eventClock: '17:30' },
    });
    expect(set.success).toBe(true);
    const { events, quotes } = await read();
    expect(events).toEqual([
      {
        inquiryNumber: number,
        event: 'Wedding',
        eventDate: '2027-06-12',
        eventClock: '17:30',
        isBrought: true,
        numberOfGuests: 80,
      },
    ]);
    expect(quotes).toHaveLength(1);
    services.clock.set(Temporal.Instant.from('2027-06-13T15:00:00Z'));
    expect((await read(await services.asCustomer({ id: customer.id }))).events).toEqual([]);
  });

  it('names the quote of an inquiry that this browser has a token for', async () => {
    const { number, token } = await quotedInquiry(services);
    const { data } = await customer.call(customerHome.read, {}, holding(token));
    expect(data.quotes.map(({ inquiryNumber }) => inquiryNumber)).toEqual([number]);
    expect((await read()).quotes).toEqual([]);
  });

  it('names a snack order until it is done', async () => {
    const snack = await buildSnack(services.db);
    await services.contentSettled();
    const { data, text } = await customer.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id }),
    });
    if (!data) throw new Error(text);
    expect((await read()).snackOrders.map(({ status }) => status)).toEqual(['pending']);
    await customer.call(snackOrders.cancel, { params: { id: data.id }, body: { reason: 'Later' } });
    expect(await read()).toMatchObject({ snackOrders: [], counts: { snacks: 1 } });
  });

  it('says when the credits run out once there is a pace, over all plans that run', async () => {
    const { id } = await buildSubscription(services.db, { customer, credits: 3 });
    const other = await buildSubscription(services.db, { customer, credits: 2 });
    await buildSubscription(services.db, { customer, status: 'pending_approval', credits: 9 });
    await book(id, '2026-11-20');
    expect((await read()).credits).toMatchObject({ available: 4, reserved: 1, runOut: null });
    await ate(other.id, '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17');
    expect((await read()).credits?.runOut).toEqual({ day: '2026-11-25', by: 'pace' });
  });

  it('goes by the recurring booking where there is one, and not by a pace while all is paused', async () => {
    const { id, number } = await buildSubscription(services.db, { customer, credits: 4 });
    await ate(id, '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17');
    expect((await read()).credits?.runOut?.by).toBe('pace');
    const monday: RecurringBookingEntry = {
      weekday: 1,
      deliveryTimeSlot: '17:00-18:00',
      quantity: 1,
      deliveryAddress: null,
    };
    const params = { id: number };
    const { success, text } = await customer.call(recurringBooking.save, {
      params,
      body: { entries: [monday], leftovers: 'keep' },
    });
    if (!success) throw new Error(text);
    expect((await read()).credits?.runOut).toEqual({ day: '2026-12-14', by: 'usual' });

    await customer.call(recurringBooking.stop, { params, query: { leftovers: 'release' } });
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'paused', paused_by: 'customer' })
      .where('id', '=', id)
      .execute();
    expect((await read()).credits).toMatchObject({ available: 4, runOut: null });
  });

  it('leaves out the days of a pause that is planned, and foretells nothing beyond an open one', async () => {
    const { id } = await buildSubscription(services.db, { customer, credits: 2 });
    await ate(id, '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17');
    const pause = (until: string | null) =>
      services.db
        .updateTable('subscriptions')
        .set({ pause_from: '2026-11-20', paused_until: until, paused_by: 'customer' })
        .where('id', '=', id)
        .execute();
    expect((await read()).credits?.runOut?.day).toBe('2026-11-20');
    await pause('2026-11-27');
    expect((await read()).credits?.runOut?.day).toBe('2026-11-30');
    await pause(null);
    expect((await read()).credits?.runOut).toBeNull();
  });

  it("is nobody else's", async () => {
    const { id } = await buildSubscription(services.db, { customer });
    await book(id, '2026-11-20');
    const other = await services.asCustomer();
    expect(await read(other)).toMatchObject({ counts: { tiffin: 0 }, delivery: null });
  });
});
