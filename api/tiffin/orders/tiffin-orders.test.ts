import { describe, expect, it } from 'vitest';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { ADDRESS, useBooking } from '#test/booking.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const here = useBooking();
const { services, book } = here;

describe('the tiffins of a customer with five credits, on Wednesday November 18 at 10:00', () => {
  it('shows the plan what is booked and what is used', async () => {
    const { data: order } = await book({ quantity: 2 });
    const params = { number: here.subscription.number };
    const read = async () =>
      (await here.customer.call(subscriptions.readByNumber, { params })).data;
    expect(await read()).toMatchObject({
      ...{ credits: 5, remainingCredits: 3 },
      orders: [{ id: order.id, quantity: 2 }],
    });
    const staff = await services.asStaff();
    for (const action of ['confirm', 'prepare'] as const)
      await staff.call(adminTiffinOrders.act, {
        params: { id: order.id, action },
        body: { anyTime: true },
      });
    expect(await read()).toMatchObject({ credits: 5, remainingCredits: 3 });
  });

  it('runs again when a credit comes back to a plan that was used up', async () => {
    const { data: order } = await book();
    const staff = await services.asStaff();
    const act = (action: 'confirm' | 'prepare' | 'dispatch' | 'fail', more: object = {}) =>
      staff.call(adminTiffinOrders.act, {
        params: { id: order.id, action },
        body: { anyTime: true, reason: 'Nobody there', ...more },
      });
    for (const action of ['confirm', 'prepare', 'dispatch'] as const)
      expect((await act(action)).status).toBe(200);
    const plans = () =>
      services.db.updateTable('subscriptions').where('id', '=', here.subscription.id);
    await plans().set({ status: 'completed', ended_at: services.clock.now() }).execute();
    const status = async () => {
      const params = { number: here.subscription.number };
      return (await here.customer.call(subscriptions.readByNumber, { params })).data.status;
    };
    expect(await status()).toBe('completed');
    const { data: failed } = await act('fail', { returnCredit: true });
    expect(failed).toMatchObject({ status: 'cancelled', creditsLeft: 5 });
    expect(await status()).toBe('active');
  });

  it('tells of each step in a mail, with the credits that are left after it', async () => {
    const { data: order } = await book({ quantity: 2, specialInstructions: 'Less salt' });
    const params = { id: order.id };
    await here.customer.call(tiffinOrders.change, { params, body: { quantity: 3 } });
    await here.customer.call(tiffinOrders.skip, { body: { orderId: order.id } });
    await here.customer.call(tiffinOrders.unskip, { params });
    const body = { reason: 'Changed my mind', withoutCredit: false };
    await here.customer.call(tiffinOrders.cancel, { params, body });
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', here.customer.id)
      .orderBy('created_at')
      .orderBy('id')
      .select(['kind', 'details'])
      .execute();
    const about = {
      day: '2026-11-20',
      slot: '17:00-18:00',
      address: ADDRESS,
      orderNumber: order.orderNumber,
      subscriptionNumber: here.subscription.number,
    };
    const until = '2026-11-19T22:00:00Z';
    const scheduled = { ...about, specialInstructions: 'Less salt', skipUntil: until };
    expect(mails.map(({ kind, details }) => [kind, details])).toMatchObject([
      ['order_scheduled', { ...scheduled, quantity: 2, available: 3 }],
      [
        'order_changed',
        {
          ...{ ...scheduled, quantity: 3, available: 2, waiting: false },
          before: { day: about.day, slot: about.slot, address: about.address, quantity: 2 },
        },
      ],
      [
        'order_skipped',
        { ...about, quantity: 3, available: 5, by: 'customer', reason: null, unskipUntil: until },
      ],
      ['order_unskipped', { ...scheduled, quantity: 3, available: 2, waiting: false }],
      [
        'order_cancelled',
        {
          ...{ ...about, quantity: 3, available: 5 },
          ...{ by: 'customer', reason: null, creditsReturned: 3 },
        },
      ],
    ]);
  });

  it('cancels with the credit back until midnight before the day', async () => {
    const { data: order } = await book();
    const cancelled = await here.customer.call(tiffinOrders.cancel, {
      params: { id: order.id },
      body: { reason: 'Changed my mind', withoutCredit: false },
    });
    expect(cancelled.message).toBe('Order cancelled successfully!');
    expect(cancelled.data).toMatchObject({ status: 'cancelled', creditKept: null });
    expect((await balanceOf(services.db, here.subscription.id)).row).toEqual({
      available: 5,
      reserved: 0,
    });
  });

  it('cancels on the day only after the customer has read that the credit is gone', async () => {
    const { data: order } = await book();
    services.clock.set('2026-11-20T15:00:00Z');
    const cancel = (withoutCredit: boolean) =>
      here.customer.call(tiffinOrders.cancel, {
        params: { id: order.id },
        body: { reason: 'Delivery time not suitable', withoutCredit },
      });
    expect((await cancel(false)).code).toBe('cancel_costs_credit');
    expect((await cancel(true)).data).toMatchObject({
      status: 'cancelled',
      creditsUsed: 1,
      creditKept: 'late',
    });
    const read = await here.customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(read.data.creditKept).toBe('late');
    expect((await balanceOf(services.db, here.subscription.id)).row).toEqual({
      available: 4,
      reserved: 0,
    });
  });

  it('keeps a customer from reading or touching the order of another', async () => {
    const { data: order } = await book();
    const stranger = await services.asCustomer();
    const read = await stranger.call(tiffinOrders.read, { params: { id: order.orderNumber } });
    const skip = await stranger.call(tiffinOrders.skip, { body: { orderId: order.id } });
    const status = await stranger.call(tiffinOrders.status, {
      params: { id: here.subscription.id },
    });
    expect([read.status, skip.status, status.status]).toEqual([404, 404, 404]);
    const params = { id: order.id };
    const answers = [
      await stranger.call(tiffinOrders.change, { params, body: { quantity: 2 } }),
      await stranger.call(tiffinOrders.unskip, { params }),
      await stranger.call(tiffinOrders.cancel, {
        params,
        body: { reason: 'Not mine', withoutCredit: true },
      }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('order_not_found'));
    const byDay = await stranger.call(tiffinOrders.skip, {
      body: { subscriptionId: here.subscription.id, skipDate: '2026-11-20' },
    });
    expect(byDay.code).toBe('subscription_not_found');
    const own = await here.customer.call(tiffinOrders.read, { params });
    expect(own.data).toMatchObject({ status: 'scheduled', quantity: 1 });
  });

  it('lists the orders of a subscription, and answers 404 when there are none', async () => {
    const empty = await here.customer.call(tiffinOrders.status, {
      params: { id: here.subscription.number },
    });
    expect(empty.status).toBe(404);
    await book();
    const one = await here.customer.call(tiffinOrders.status, {
      params: { id: here.subscription.number },
    });
    expect(one.data).toHaveLength(1);
    const history = await here.customer.call(tiffinOrders.history, {
      query: { page: 1, limit: 25 },
    });
    expect(history.pagination).toMatchObject({ total: 1, total_pages: 1 });
  });
});
