import { beforeEach, describe, expect, it } from 'vitest';
import { customerSettings } from '#contract/account/customer-settings.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { forgetReminders, mailed, runClock, runClockOften } from '#test/clock-runs.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await forgetReminders(services);
});

const days = (count: number) => TEST_NOW.add({ hours: 24 * count });

const book = (customer: Client, subscriptionId: string, deliveryDate: string) =>
  customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId,
      deliveryDate,
      deliveryTimeSlot: '14:00-15:00',
      quantity: 1,
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
      specialInstructions: null,
    },
  });

describe('credits that run low', () => {
  async function withCredits(credits: number, tiffinCount = 5) {
    const customer = await services.asCustomer();
    const values = { customer, credits, tiffin_count: tiffinCount };
    return { customer, plan: await buildSubscription(services.db, values) };
  }

  it('are told of once, with the last day that is booked', async () => {
    const { customer, plan } = await withCredits(4);
    await runClock(services, TEST_NOW);
    expect(await mailed(services, 'credits_low')).toEqual([]);
    for (const day of ['2026-11-24', '2026-11-26']) await book(customer, plan.id, day);
    await runClockOften(services, TEST_NOW);
    expect(await mailed(services, 'credits_low')).toMatchObject([
      { subscriptionNumber: plan.number, available: 2, lastDay: '2026-11-26' },
    ]);
    await book(customer, plan.id, '2026-11-27');
    await runClock(services, days(1));
    expect(await mailed(services, 'credits_low')).toHaveLength(1);
  });

  it('are told of again only after they have risen', async () => {
    const { customer, plan } = await withCredits(3);
    const { data: order } = await book(customer, plan.id, '2026-11-26');
    await runClock(services, TEST_NOW);
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id, reason: null } });
    await runClock(services, TEST_NOW);
    expect(await mailed(services, 'credits_low')).toHaveLength(1);
    await book(customer, plan.id, '2026-11-25');
    await runClockOften(services, TEST_NOW);
    expect(await mailed(services, 'credits_low')).toHaveLength(2);
  });

  it('have not risen when one change gives them back and takes them again', async () => {
    const { customer, plan } = await withCredits(3);
    await book(customer, plan.id, '2026-11-26');
    await runClock(services, TEST_NOW);
    await services.db.transaction().execute(async (tx) => {
      for (const more of [1, -1])
        await tx
          .updateTable('subscriptions')
          .set(({ eb }) => ({ available: eb('available', '+', more) }))
          .where('id', '=', plan.id)
          .execute();
    });
    await runClockOften(services, TEST_NOW);
    expect(await mailed(services, 'credits_low')).toHaveLength(1);
  });

  it('are told of when the last booking is near, however early all was booked', async () => {
    const { customer, plan } = await withCredits(3);
    await book(customer, plan.id, '2026-12-04');
    await runClock(services, '2026-11-23T15:00:00Z');
    expect(await mailed(services, 'credits_low')).toEqual([]);
    await runClock(services, '2026-11-24T15:00:00Z');
    expect(await mailed(services, 'credits_low')).toMatchObject([{ lastDay: '2026-12-04' }]);
  });

  it('wait for the day', async () => {
    await withCredits(2);
    await runClock(services, '2026-11-19T04:00:00Z');
    expect(await mailed(services, 'credits_low')).toEqual([]);
    await runClock(services, '2026-11-19T14:00:00Z');
    expect(await mailed(services, 'credits_low')).toHaveLength(1);
  });

  it('are no news where few were bought, or another plan goes on', async () => {
    await withCredits(2, 4);
    const { customer } = await withCredits(2);
    await buildSubscription(services.db, { customer, status: 'pending_approval', credits: 0 });
    const { customer: second } = await withCredits(2);
    await buildSubscription(services.db, { customer: second, credits: 5 });
    await runClock(services, TEST_NOW);
    expect(await mailed(services, 'credits_low')).toEqual([]);
  });

  it('are not told of to somebody who wants no updates, is leaving or is closed out', async () => {
    const { customer } = await withCredits(2);
    await customer.call(customerSettings.save, { body: { notifications: { email: false } } });
    const { customer: leaving } = await withCredits(2);
    const leave = { deletion_asked_at: TEST_NOW, deletion_day: '2026-12-18' };
    await services.db.updateTable('customers').set(leave).where('id', '=', leaving.id).execute();
    const { customer: closed } = await withCredits(2);
    const disable = { disabled_at: TEST_NOW };
    await services.db.updateTable('customers').set(disable).where('id', '=', closed.id).execute();
    await runClock(services, TEST_NOW);
    expect(await mailed(services, 'credits_low')).toEqual([]);
  });
});

describe('what was reminded of', () => {
  it('is forgotten after three months, but not of plans that go on', async () => {
    const customer = await services.asCustomer();
    const { id: plan } = await buildSubscription(services.db, {
      customer,
      credits: 2,
      tiffin_count: 5,
    });
    await runClock(services, TEST_NOW);
    await services.db
      .insertInto('reminders')
      .values({ kind: 'delivery', about: customer.id, part: '2026-11-20', reminded_at: TEST_NOW })
      .execute();
    await sweepOldRows(services.db, days(100));
    const left = await services.db.selectFrom('reminders').select(['kind', 'about']).execute();
    expect(left).toContainEqual({ kind: 'credits_low', about: plan });
    expect(left.map(({ kind }) => kind)).not.toContain('delivery');
  });
});
