import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

describe('a customer who wants to cancel a plan of five, paid with C$67.74', () => {
  const services = useApp();
  let customer: Client & { id: string };
  let staff: Client & { id: string };
  let params: { id: string };

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    customer = await services.asCustomer();
    staff = await services.asStaff(await buildStaff(services.db, { role: 'owner' }));
    params = { id: (await buildSubscription(services.db, { customer })).id };
    await pay(6774);
  });

  const pay = (amount: number) =>
    staff.call(adminPayments.record, {
      body: {
        subscriptionId: params.id,
        amount,
        beyondDue: Math.max(0, -amount),
        method: 'interac',
        reference: 'TS',
        receivedDay: '2026-11-18',
      },
    });
  const book = async (deliveryDate: string, quantity = 1) => {
    const { data } = await customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: params.id,
        deliveryDate,
        deliveryTimeSlot: '17:00-18:00',
        quantity,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    });
    return data;
  };
  const ask = (who = customer) => who.call(subscriptions.ifICancel, { params });
  const cancel = (more: Record<string, unknown> = {}, who = customer) =>
    who.call(subscriptions.cancel, { params, body: { reason: 'Price too high', ...more } });
  const waiting = async () =>
    (await staff.call(overview.read, {})).data.money?.toPayBack.plans.count;
  const atDesk = async () => (await staff.call(adminSubscriptions.read, { params })).data;

  /** Friday 15:00: tomorrow's tiffin is confirmed, today's is being cooked. */
  async function midweek() {
    const friday = await book('2026-11-20');
    const monday = await book('2026-11-23', 2);
    services.clock.set('2026-11-19T23:30:00Z');
    await tick({ db: services.db, now: services.clock.now(), log: services.services.log });
    services.clock.set('2026-11-20T20:00:00Z');
    await staff.call(adminTiffinOrders.act, {
      params: { id: friday.id, action: 'prepare' },
      body: {},
    });
    return { friday, monday };
  }

  it('reads first what would happen', async () => {
    const { friday, monday } = await midweek();
    expect((await ask()).data).toMatchObject({
      released: [{ orderNumber: monday.orderNumber, quantity: 2 }],
      stillComing: [
        { orderNumber: friday.orderNumber, deliveryDate: '2026-11-20', underWay: true },
      ],
      unusedCredits: 4,
      cost: { subtotal: 4796, deliveryFee: 0, taxAmount: 623, total: 5419 },
      taxPercentage: 1300,
      payBack: 5419,
    });
  });

  it('tells what can still be stopped at the desk from what is being cooked', async () => {
    const { monday } = await midweek();
    services.clock.set('2026-11-23T05:30:00Z');
    const { data } = await staff.call(adminSubscriptions.ifCancelled, { params, query: {} });
    expect(data.stillComing).toMatchObject([{ orderNumber: monday.orderNumber, underWay: false }]);
  });

  it('tells the desk what it would be to stop all that is not being cooked', async () => {
    const { monday } = await midweek();
    services.clock.set('2026-11-23T05:30:00Z');
    const query = { stopsAll: true };
    const { data } = await staff.call(adminSubscriptions.ifCancelled, { params, query });
    expect(data.released).toMatchObject([{ orderNumber: monday.orderNumber, quantity: 2 }]);
    expect(data.stillComing).toEqual([]);
  });

  it('ends it just so: what can be stopped is, the rest comes, the books add up', async () => {
    const { friday, monday } = await midweek();
    const { unusedCredits, payBack } = (await ask()).data;
    const cancelled = await cancel({ seen: { unusedCredits, payBack } });
    expect(cancelled.data).toMatchObject({
      status: 'cancelled',
      endReason: 'Price too high',
      balance: { toPayBack: 5419, owed: 0 },
      isPast: true,
      actions: { schedule: false, pause: false, cancel: false, renew: true },
    });
    const read = async (id: string) =>
      (await customer.call(tiffinOrders.read, { params: { id } })).data;
    expect(await read(monday.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Plan cancelled',
    });
    expect((await read(friday.id)).status).toBe('preparing');
    const dispatched = await staff.call(adminTiffinOrders.act, {
      params: { id: friday.id, action: 'dispatch' },
      body: {},
    });
    expect(dispatched.status).toBe(200);
    // Its credit is used, and it still comes, until it is there.
    expect(await atDesk()).toMatchObject({ reserved: 0, used: 1, underWay: 1 });
    await staff.call(adminTiffinOrders.act, {
      params: { id: friday.id, action: 'deliver' },
      body: {},
    });
    expect(await atDesk()).toMatchObject({ reserved: 0, used: 1, underWay: 0 });
    const { row, fold } = await balanceOf(services.db, params.id);
    expect(row).toEqual({ available: 4, reserved: 0 });
    expect(fold).toEqual(row);
    const mail = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'subscription_cancelled')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({
      by: 'customer',
      unused: { credits: 4, payBack: 5419 },
      cancelled: [{ orderNumber: monday.orderNumber }],
      stillComing: [{ orderNumber: friday.orderNumber }],
    });
  });

  it('changes nothing when something has changed since it was read', async () => {
    await book('2026-11-19');
    const { unusedCredits, payBack } = (await ask()).data;
    services.clock.set('2026-11-19T05:00:00Z');
    const late = await cancel({ seen: { unusedCredits, payBack } });
    expect([late.status, late.code]).toEqual([409, 'cancelling_changed']);
    expect((await atDesk()).status).toBe('active');
    expect((await ask()).data).toMatchObject({ released: [], unusedCredits: 4 });
  });

  it.each([
    ['credits', { unusedCredits: 1, payBack: 0 }],
    ['money', { unusedCredits: 0, payBack: 1 }],
  ])('changes nothing when only the %s that were read are others', async (_what, other) => {
    const { unusedCredits, payBack } = (await ask()).data;
    const seen = {
      unusedCredits: unusedCredits + other.unusedCredits,
      payBack: payBack + other.payBack,
    };
    expect((await cancel({ seen })).code).toBe('cancelling_changed');
    expect((await atDesk()).status).toBe('active');
  });

  it('cancels once, however often the button is pressed', async () => {
    await book('2026-11-23');
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await atDesk()).balance.toPayBack).toBe(6774);
    const { row, fold } = await balanceOf(services.db, params.id);
    expect(row).toEqual({ available: 5, reserved: 0 });
    expect(fold).toEqual(row);
  });

  it('races a booking without leaving one behind', async () => {
    const [cancelled, booked] = await Promise.all([
      cancel(),
      customer.call(tiffinOrders.schedule, {
        body: {
          subscriptionId: params.id,
          deliveryDate: '2026-11-24',
          deliveryTimeSlot: '17:00-18:00',
          quantity: 1,
          deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
          specialInstructions: null,
        },
      }),
    ]);
    expect(cancelled.status).toBe(200);
    expect([201, 409]).toContain(booked.status);
    expect((await balanceOf(services.db, params.id)).row).toEqual({ available: 5, reserved: 0 });
  });

  it('can do so while it is paused, which ends the pause, also a planned one', async () => {
    await customer.call(subscriptions.pause, { params, body: { from: '2026-11-23' } });
    expect((await cancel()).data).toMatchObject({ status: 'cancelled', pauseFrom: null });
  });

  it.each(['pending_approval', 'cancelled', 'completed'] as const)(
    'cannot do so while it is %s',
    async (status) => {
      await services.db
        .updateTable('subscriptions')
        .set({ status })
        .where('id', '=', params.id)
        .execute();
      expect((await ask()).code).toBe('action_not_allowed');
      expect((await cancel()).code).toBe('action_not_allowed');
    },
  );

  it('is the only one who can', async () => {
    const other = await services.asCustomer();
    expect((await ask(other)).code).toBe('subscription_not_found');
    expect((await cancel({}, other)).code).toBe('subscription_not_found');
  });

  describe('and has cancelled', () => {
    beforeEach(async () => {
      await cancel();
    });

    it('waits at the desk for the money until it was paid back', async () => {
      expect(await waiting()).toBeGreaterThan(0);
      const { data: listed } = await staff.call(adminSubscriptions.list, {
        query: { page: 1, limit: 100, sort: 'createdAt', order: 'DESC', toPayBack: true },
      });
      expect(listed.map(({ id }) => id)).toContain(params.id);
      await pay(-2000);
      expect((await atDesk()).balance).toMatchObject({ toPayBack: 4774 });
      await pay(-4774);
      expect((await atDesk()).balance).toMatchObject({ toPayBack: 0, owed: 0, paid: 0 });
    });

    it('or until somebody says, with a note, that nothing is paid back', async () => {
      const settle = (note: string) =>
        staff.call(adminPayments.nothingToPayBack, {
          body: { subscriptionId: params.id, note },
        });
      expect((await settle('Agreed by telephone')).data).toMatchObject({ toPayBack: 0, owed: 0 });
      expect(await atDesk()).toMatchObject({ payBackNote: 'Agreed by telephone' });
      expect((await settle('Again')).code).toBe('nothing_to_pay_back');
      const read = await customer.call(subscriptions.read, { params });
      expect(read.text).not.toContain('Agreed by telephone');
    });
  });

  it('who never paid is owed nothing, and the desk is left alone', async () => {
    const before = await waiting();
    const { id } = await buildSubscription(services.db, { customer });
    params = { id };
    expect((await ask()).data).toMatchObject({ unusedCredits: 5, payBack: 0 });
    expect((await cancel()).data.balance.toPayBack).toBe(0);
    expect(await waiting()).toBe(before);
  });
});
