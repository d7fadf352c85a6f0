import { beforeEach, describe, expect, it } from 'vitest';
import { customerSettings } from '#contract/account/customer-settings.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { forgetReminders, mailed, runClock, runClockOften } from '#test/clock-runs.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

/** Wednesday evening: two days before Friday, for which is booked. */
const EVENING = '2026-11-19T00:00:00Z';
const FRIDAY = '2026-11-20';

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await forgetReminders(services);
  await services.db.deleteFrom('closures').execute();
});

type Booking = { deliveryDate?: string; deliveryTimeSlot?: '14:00-15:00' | '19:00-20:00' };

const bookFor = (customer: Client, subscriptionId: string, change: Booking = {}) =>
  customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId,
      deliveryDate: FRIDAY,
      deliveryTimeSlot: '14:00-15:00',
      quantity: 1,
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
      specialInstructions: null,
      ...change,
    },
  });

/** A customer with a tiffin for Friday, booked on Wednesday morning. */
async function booked(change: Booking = {}) {
  const customer = await services.asCustomer();
  const subscription = await buildSubscription(services.db, { customer });
  const { data: order } = await bookFor(customer, subscription.id, change);
  await services.db.deleteFrom('mails').execute();
  return { customer, subscription, order };
}

const reminders = () => mailed(services, 'delivery_reminder');

describe('a delivery', () => {
  it('is reminded of on the evening before the day on which skipping ends', async () => {
    const { order } = await booked();
    await runClock(services, '2026-11-18T23:59:59Z');
    expect(await reminders()).toEqual([]);
    await runClock(services, EVENING);
    expect(await reminders()).toEqual([
      {
        to: expect.any(String),
        name: 'Asha',
        day: FRIDAY,
        deliveries: [
          {
            day: FRIDAY,
            slot: '14:00-15:00',
            quantity: 1,
            address: '12 Maple Street, Oshawa, ON L1G 4S8',
            planName: 'Everyday Tiffin',
            orderNumber: order.orderNumber,
            skipUntil: '2026-11-19T19:00:00Z',
            token: expect.stringMatching(/^[\w-]{43}$/),
          },
        ],
      },
    ]);
  });

  it('is reminded of once, however often the clock runs, and on several nodes', async () => {
    await booked();
    await runClockOften(services, EVENING);
    await runClock(services, '2026-11-19T06:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });

  it('shares one mail with all others of its customer and day', async () => {
    const { customer, subscription } = await booked();
    await bookFor(customer, subscription.id, { deliveryTimeSlot: '19:00-20:00' });
    const second = await buildSubscription(services.db, { customer });
    await bookFor(customer, second.id);
    await runClock(services, EVENING);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.deliveries.map(({ slot }) => slot)).toEqual([
      '14:00-15:00',
      '14:00-15:00',
      '19:00-20:00',
    ]);
    expect(new Set(mail?.deliveries.map(({ token }) => token)).size).toBe(3);
  });

  it('is reminded of late after a night off, while there is time to act', async () => {
    await booked();
    await runClock(services, '2026-11-19T18:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });

  it('is left alone when there is no time to act any more, even if others of the day have', async () => {
    await booked();
    const { order } = await booked({ deliveryTimeSlot: '19:00-20:00' });
    await runClock(services, '2026-11-19T18:00:01Z');
    const mails = await reminders();
    expect(mails.flatMap(({ deliveries }) => deliveries.map((one) => one.orderNumber))).toEqual([
      order.orderNumber,
    ]);
    await services.db.deleteFrom('reminders').execute();
    await services.db.deleteFrom('mails').execute();
    await runClock(services, '2026-11-19T22:00:01Z');
    expect(await reminders()).toEqual([]);
  });

  it('is not reminded of when it was booked that afternoon', async () => {
    services.clock.set('2026-11-18T19:00:00Z');
    await booked();
    await runClock(services, EVENING);
    expect(await reminders()).toEqual([]);
  });

  it('is not reminded of once it was skipped', async () => {
    const { customer, order } = await booked();
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id, reason: null } });
    await runClock(services, EVENING);
    expect(await reminders()).toEqual([]);
  });

  it('keeps the secret of its link to the mail: the outbox forgets it, the database has its hash', async () => {
    await booked();
    await runClock(services, EVENING);
    const [mail] = await reminders();
    const token = mail?.deliveries[0]?.token ?? '';
    await services.runJobs();
    const kept = await services.db.selectFrom('mails').selectAll().execute();
    const links = await services.db.selectFrom('skip_links').selectAll().execute();
    expect(links).toHaveLength(1);
    expect(kept[0]?.status).toBe('kept');
    expect(JSON.stringify([kept, links])).not.toContain(token);
  });
});

describe('nobody is reminded who', () => {
  it('does not want order updates; and no link is made', async () => {
    const { customer } = await booked();
    await customer.call(customerSettings.save, {
      body: { notifications: { orderUpdates: false } },
    });
    await runClock(services, EVENING);
    await runClock(services, '2026-11-19T00:01:00Z');
    expect(await reminders()).toEqual([]);
    expect(await services.db.selectFrom('skip_links').selectAll().execute()).toEqual([]);
  });

  it.each(['disabled_at', 'erased_at'] as const)('has a closed account: %s', async (closed) => {
    const { customer } = await booked();
    await services.db
      .updateTable('customers')
      .set({ [closed]: TEST_NOW })
      .where('id', '=', customer.id)
      .execute();
    await runClock(services, EVENING);
    expect(await reminders()).toEqual([]);
  });
});

describe('across the clock changes', () => {
  it.each([
    [
      '2026-10-28T14:00:00Z',
      '2026-11-02',
      '2026-10-31T22:59:59Z',
      '2026-10-31T23:00:00Z',
      '2026-11-01T19:00:00Z',
    ],
    [
      '2027-03-10T15:00:00Z',
      '2027-03-15',
      '2027-03-13T23:59:59Z',
      '2027-03-14T00:00:00Z',
      '2027-03-14T18:00:00Z',
    ],
  ])(
    'booked %s for %s: at seven in the evening, with the deadline at two',
    async (bookedAt, day, before, at, until) => {
      services.clock.set(bookedAt);
      const customer = await services.asCustomer();
      const subscription = await buildSubscription(services.db, {
        customer,
        start_day: '2026-10-01',
      });
      await bookFor(customer, subscription.id, { deliveryDate: day });
      await runClock(services, before);
      expect(await reminders()).toEqual([]);
      await runClock(services, at);
      expect((await reminders())[0]?.deliveries[0]?.skipUntil).toBe(until);
    },
  );
});
