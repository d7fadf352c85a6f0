import { beforeEach, describe, expect, it } from 'vitest';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const FRIDAY = '2026-11-20';

describe('work at another time, on Wednesday', () => {
  const services = useApp();
  let kitchen: Client;

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    kitchen = await services.asStaff();
    await services.db.deleteFrom('closures').execute();
  });

  async function booked(deliveryDate = FRIDAY, status: TiffinOrderStatus = 'confirmed') {
    const customer = await services.asCustomer();
    const subscription = await buildSubscription(services.db, { customer });
    const { data: order } = await customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: subscription.id,
        deliveryDate,
        deliveryTimeSlot: '17:00-18:00',
        quantity: 2,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    });
    await services.db
      .updateTable('tiffin_orders')
      .set({ status })
      .where('id', '=', order.id)
      .execute();
    const { customer_name } = await services.db
      .selectFrom('subscriptions')
      .select('customer_name')
      .where('id', '=', subscription.id)
      .executeTakeFirstOrThrow();
    const name = `${order.orderNumber} of ${customer_name}`;
    return { id: order.id, name, customer, subscription };
  }

  const prepare = (id: string, anyTime?: boolean) =>
    kitchen.call(adminTiffinOrders.act, {
      params: { id, action: 'prepare' },
      body: anyTime === undefined ? {} : { anyTime },
    });

  it('is asked about first, with the day and how many, and nothing is moved', async () => {
    const { id, name, subscription } = await booked();
    const asked = await prepare(id);
    expect([asked.status, asked.code, asked.message]).toEqual([
      409,
      'not_its_time',
      `${name} is for Fri, Nov 20.`,
    ]);
    expect((await balanceOf(services.db, subscription.id)).row).toEqual({
      available: 3,
      reserved: 2,
    });
    expect((await prepare(id, true)).data.status).toBe('preparing');
  });

  it('is not asked about on the day itself', async () => {
    const { id } = await booked();
    services.clock.set('2026-11-20T15:00:00Z');
    expect((await prepare(id)).data.status).toBe('preparing');
  });

  it('is asked about once for many, whatever days they are for', async () => {
    const ids = [(await booked('2026-11-19')).id, (await booked()).id];
    const waiting = await booked('2026-11-24', 'scheduled');
    const body = { ids: [...ids, waiting.id] };
    const many = (more = {}) =>
      kitchen.call(adminTiffinOrders.actOnMany, {
        params: { action: 'prepare' },
        body: { ...body, ...more },
      });
    // The one that is only scheduled could not go this step anyway.
    expect((await many()).message).toBe(
      'These 4 tiffins are for tomorrow (Thu, Nov 19) and Fri, Nov 20.',
    );
    expect((await many({ anyTime: true })).data.moved.sort()).toEqual(ids.sort());
  });

  it('is asked about at a door, hours before the time that was agreed', async () => {
    const { id, name } = await booked(FRIDAY, 'out_for_delivery');
    const driver = await services.asStaff(await buildStaff(services.db, { role: 'driver' }));
    const deliver = (body = {}) =>
      driver.call(deliveries.deliver, { params: { kind: 'tiffin', id }, body });
    services.clock.set('2026-11-20T15:00:00Z');
    expect(await deliver()).toMatchObject({
      code: 'not_its_time',
      message: `${name} is for today from 5:00 PM.`,
    });
    const body = { reason: 'Nobody was home' };
    const params = { kind: 'tiffin' as const, id };
    expect(await driver.call(deliveries.fail, { params, body })).toMatchObject({
      code: 'not_its_time',
    });
    services.clock.set('2026-11-20T20:00:00Z');
    expect((await deliver()).data.stage).toBe('delivered');
  });

  it('is asked about at the counter, too', async () => {
    const snack = await buildSnack(services.db);
    const customer = await services.asCustomer();
    const { data: order } = await customer.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id }),
    });
    const act = (action: 'confirm' | 'prepare', body = {}) =>
      kitchen.call(adminSnackOrders.act, { params: { id: order.id, action }, body });
    expect((await act('confirm')).data.status).toBe('confirmed');
    expect(await act('prepare')).toMatchObject({
      code: 'not_its_time',
      message: `${order.order_number} of ${order.customer_name} is for Fri, Nov 20.`,
    });
    expect((await act('prepare', { anyTime: true })).data.status).toBe('preparing');
  });
});

describe('a skip that its caller undoes', () => {
  const services = useApp();
  const slot = { deliveryDate: FRIDAY, deliveryTimeSlot: '17:00-18:00' as const };
  const address = '12 Maple Street, Oshawa, ON L1G 4S8';

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    await services.db.deleteFrom('closures').execute();
  });

  async function skipped(credits = 5) {
    const staff = await services.asStaff();
    const customer = await services.asCustomer();
    const subscription = await buildSubscription(services.db, { customer, credits });
    const book = () =>
      customer.call(tiffinOrders.schedule, {
        body: {
          ...slot,
          subscriptionId: subscription.id,
          quantity: 2,
          deliveryAddress: address,
          specialInstructions: null,
        },
      });
    const { data: order } = await book();
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id, reason: null } });
    const unskip = () =>
      staff.call(adminTiffinOrders.act, { params: { id: order.id, action: 'unskip' }, body: {} });
    return { staff, customer, subscription, order, book, unskip };
  }

  it('is booked again while it can be cooked, long after their own time is over', async () => {
    const { customer, subscription, order, unskip } = await skipped();
    services.clock.set('2026-11-20T15:00:00Z');
    const theirs = await customer.call(tiffinOrders.unskip, { params: { id: order.id } });
    expect(theirs.code).toBe('unskip_deadline_passed');
    expect((await unskip()).data).toMatchObject({ status: 'scheduled', creditsHeld: 2 });
    expect(await balanceOf(services.db, subscription.id)).toEqual({
      row: { available: 3, reserved: 2 },
      fold: { available: 3, reserved: 2 },
    });
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .orderBy('created_at')
      .select('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order_scheduled',
      'order_skipped',
      'order_unskipped',
    ]);
  });

  it('stays skipped once its slot has begun, or the kitchen has closed the day', async () => {
    const { unskip } = await skipped();
    await services.db
      .insertInto('closures')
      .values({ start_day: FRIDAY, end_day: FRIDAY, reason: 'Storm' })
      .execute();
    expect((await unskip()).code).toBe('day_unavailable');
    await services.db.deleteFrom('closures').execute();
    services.clock.set('2026-11-20T22:00:00Z');
    expect((await unskip()).message).toBe(
      'The time to take this skip back was Fri, Nov 20 at 5:00 PM.',
    );
  });

  it('needs its credits, an active plan, and nobody else in its place', async () => {
    const { subscription, book, unskip, staff, order } = await skipped(3);
    await book();
    expect((await unskip()).code).toBe('already_scheduled');
    const poor = await skipped(2);
    await poor.customer.call(tiffinOrders.schedule, {
      body: {
        ...slot,
        deliveryDate: '2026-11-23',
        subscriptionId: poor.subscription.id,
        quantity: 1,
        deliveryAddress: address,
        specialInstructions: null,
      },
    });
    expect((await poor.unskip()).message).toBe(
      'This plan has 1 left to book. Book fewer, or give it credits first.',
    );
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'paused' })
      .where('id', '=', subscription.id)
      .execute();
    expect((await unskip()).code).toBe('subscription_not_active');
    const many = await staff.call(adminTiffinOrders.actOnMany, {
      params: { action: 'unskip' },
      body: { ids: [order.id, poor.order.id] },
    });
    expect(many.data.moved).toEqual([]);
    expect(many.data.refused).toHaveLength(2);
  });
});
