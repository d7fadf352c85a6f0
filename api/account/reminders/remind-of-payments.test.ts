import { beforeEach, describe, expect, it } from 'vitest';
import { OWN_PROFILE } from '#api/program/demo/demo-kitchen.ts';
import { customerSettings } from '#contract/account/customer-settings.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { DEFAULT_PROFILE } from '#domain/kitchen/settings.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { forgetReminders, mailed, runClock, runClockOften } from '#test/clock-runs.ts';
import { buildPayment } from '#test/money-factories.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await forgetReminders(services);
  await storeSettings(services.db, 'business', OWN_PROFILE, TEST_NOW);
});

const days = (count: number) => TEST_NOW.add({ hours: 24 * count });

describe('a plan that is not paid', () => {
  async function bought() {
    const customer = await services.asCustomer();
    const { group, variant } = await buildOffer(services.db);
    const { data: plan, text } = await customer.call(subscriptions.subscribe, {
      body: {
        customerName: 'Asha Patel',
        customerEmail: 'asha@example.com',
        customerPhone: '+19055550123',
        customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        planGroupId: group.id,
        planVariantId: variant.id,
        billingCycle: 'weekly',
        startDate: '2026-11-23',
        specialInstructions: null,
        currency: 'CAD',
      },
    });
    if (!plan) throw new Error(text);
    return { customer, plan };
  }

  const pay = (subscriptionId: string, amount: number) =>
    buildPayment(services.db, { subscriptionId }, amount);

  const statusOf = async (id: string) =>
    await services.db
      .selectFrom('subscriptions')
      .where('id', '=', id)
      .select(['status', 'end_reason'])
      .executeTakeFirstOrThrow();

  it('is reminded of after three days, once, with what is owed and until when', async () => {
    const { plan } = await bought();
    await runClock(services, days(3).subtract({ seconds: 1 }));
    expect(await mailed(services, 'subscription_unpaid')).toEqual([]);
    await runClockOften(services, days(3));
    await runClock(services, days(5));
    expect(await mailed(services, 'subscription_unpaid')).toMatchObject([
      { subscriptionNumber: plan.subscriptionNumber, owed: 6774, payUntil: '2026-12-02' },
    ]);
  });

  it('is neither reminded of nor withdrawn while nobody is told how to pay', async () => {
    await storeSettings(services.db, 'business', DEFAULT_PROFILE, TEST_NOW);
    const { plan } = await bought();
    await runClockOften(services, days(3));
    await runClockOften(services, days(30));
    expect(await mailed(services, 'subscription_unpaid')).toEqual([]);
    expect((await statusOf(plan.id)).status).toBe('pending_approval');
  });

  it('is reminded of whatever its customer has chosen: it is needed', async () => {
    const { customer } = await bought();
    await customer.call(customerSettings.save, { body: { notifications: { email: false } } });
    await runClock(services, days(3));
    expect(await mailed(services, 'subscription_unpaid')).toHaveLength(1);
  });

  it('is withdrawn after fourteen, with a mail; and its customer can buy again', async () => {
    const { customer, plan } = await bought();
    await runClock(services, days(3));
    // The mail named December 2 as the last day to pay: all of it is theirs.
    await runClock(services, '2026-12-03T00:59:59Z');
    expect((await statusOf(plan.id)).status).toBe('pending_approval');
    await runClockOften(services, '2026-12-03T14:00:00Z');
    expect(await statusOf(plan.id)).toEqual({
      status: 'cancelled',
      end_reason: 'No payment came within 14 days.',
    });
    expect(await mailed(services, 'subscription_withdrawn')).toMatchObject([{ by: 'clock' }]);
    const { data } = await customer.call(subscriptions.read, { params: { id: plan.id } });
    expect(data.isPast).toBe(true);
    await bought();
  });

  it('is never withdrawn without three days to answer the reminder, after weeks off', async () => {
    const { plan } = await bought();
    await runClock(services, days(30));
    expect((await statusOf(plan.id)).status).toBe('pending_approval');
    expect(await mailed(services, 'subscription_unpaid')).toMatchObject([
      { payUntil: '2026-12-21' },
    ]);
    await runClock(services, '2026-12-22T00:59:59Z');
    expect((await statusOf(plan.id)).status).toBe('pending_approval');
    await runClock(services, '2026-12-22T14:00:00Z');
    expect((await statusOf(plan.id)).status).toBe('cancelled');
  });

  it('is left alone once anything is paid for it', async () => {
    const { plan } = await bought();
    await pay(plan.id, 100);
    await runClock(services, days(3));
    await runClock(services, days(20));
    expect(await mailed(services, 'subscription_unpaid')).toEqual([]);
    expect((await statusOf(plan.id)).status).toBe('pending_approval');
  });

  it('and was approved so is reminded of once, and never withdrawn', async () => {
    const plan = await buildSubscription(services.db, { approved_at: TEST_NOW });
    await pay(plan.id, 1000);
    await runClock(services, days(2));
    expect(await mailed(services, 'subscription_unpaid')).toEqual([]);
    await runClockOften(services, days(3));
    await runClock(services, days(40));
    expect(await mailed(services, 'subscription_unpaid')).toMatchObject([
      { owed: plan.total_cents - 1000, payUntil: null },
    ]);
    expect((await statusOf(plan.id)).status).toBe('active');
  });

  it('and was paid whole is not', async () => {
    const plan = await buildSubscription(services.db, { approved_at: TEST_NOW });
    await pay(plan.id, plan.total_cents);
    await runClock(services, days(10));
    expect(await mailed(services, 'subscription_unpaid')).toEqual([]);
  });

  it('and of which the kitchen paid something back is not', async () => {
    const plan = await buildSubscription(services.db, { approved_at: TEST_NOW });
    await pay(plan.id, plan.total_cents);
    await pay(plan.id, -1299);
    await runClock(services, days(10));
    expect(await mailed(services, 'subscription_unpaid')).toEqual([]);
  });

  it('counts its days on the clock face across the clock changes', async () => {
    services.clock.set('2026-10-29T14:00:00Z');
    await bought();
    await runClock(services, '2026-11-01T14:59:59Z');
    expect(await mailed(services, 'subscription_unpaid')).toEqual([]);
    await runClock(services, '2026-11-01T15:00:00Z');
    expect(await mailed(services, 'subscription_unpaid')).toHaveLength(1);
  });
});
