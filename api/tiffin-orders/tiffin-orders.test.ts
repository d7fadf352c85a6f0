import { beforeEach, describe, expect, it } from 'vitest';
import { adminTiffinOrders } from '#contract/admin/tiffin-orders.ts';
import { subscriptions } from '#contract/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

describe('a customer with five credits, on Wednesday November 18 at 10:00', () => {
  const house = useApp();
  let customer: Client & { id: string };
  let subscription: { id: string; number: string };

  beforeEach(async () => {
    house.clock.set(TEST_NOW);
    customer = await house.asCustomer();
    subscription = await buildSubscription(house.db, { customer });
  });

  const book = (change: Record<string, unknown> = {}, who = customer) =>
    who.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: subscription.number,
        deliveryDate: '2026-11-20',
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: ADDRESS,
        specialInstructions: null,
        ...change,
      },
    });

  it('books a tiffin, which reserves its credits', async () => {
    const booked = await book({ quantity: 2 });
    expect([booked.status, booked.message]).toEqual([201, 'Order scheduled successfully!']);
    expect(booked.data).toMatchObject({
      orderNumber: expect.stringMatching(/^TF-2026-\d{4,}$/),
      status: 'scheduled',
      quantity: 2,
      creditsUsed: 2,
      actions: { skip: { allowed: true, until: '2026-11-19T22:00:00Z' } },
    });
    const { row, fold } = await balanceOf(house.db, subscription.id);
    expect(row).toEqual({ available: 3, reserved: 2 });
    expect(fold).toEqual(row);
  });

  it.each([
    ['too many for the credits', { quantity: 5 }, 409, 'insufficient_credits'],
    ['today', { deliveryDate: '2026-11-18' }, 422, 'too_early'],
    ['a Saturday', { deliveryDate: '2026-11-21' }, 422, 'day_unavailable'],
    ['too far ahead', { deliveryDate: '2026-12-21' }, 422, 'too_far_ahead'],
    [
      'an address that is not served',
      { deliveryAddress: '1 Yonge Street, Toronto, ON M5E 1W7' },
      422,
      'outside_service_area',
    ],
    [
      'somebody else’s subscription',
      { subscriptionId: 'TS-2020-0001' },
      404,
      'subscription_not_found',
    ],
  ])('refuses %s and takes no credit', async (_what, change, status, code) => {
    await book({ deliveryDate: '2026-11-19', quantity: 1 });
    const refused = await book(change);
    expect([refused.status, refused.code]).toEqual([status, code]);
    const { row } = await balanceOf(house.db, subscription.id);
    expect(row).toEqual({ available: 4, reserved: 1 });
  });

  it('says the words of the spec when the credits do not reach', async () => {
    await book({ quantity: 4 });
    const refused = await book({ deliveryDate: '2026-11-19', quantity: 2 });
    expect(refused.message).toBe('Insufficient credits. You have 1 credits remaining.');
  });

  it('closes tomorrow at 18:00', async () => {
    house.clock.set('2026-11-18T23:00:00Z');
    const refused = await book({ deliveryDate: '2026-11-19' });
    expect([refused.code, refused.message]).toEqual([
      'after_cutoff',
      'Next-day orders must be placed before 6:00 PM.',
    ]);
  });

  it('offers to change the first order instead of booking the same door and hour twice', async () => {
    const first = await book();
    const second = await book({ deliveryAddress: '12 maple st., oshawa ON  l1g4s8' });
    expect([second.status, second.code]).toEqual([409, 'already_scheduled']);
    expect(second.data).toMatchObject({ orderId: first.data.id, quantity: 1 });
  });

  it.each([
    ['pending_approval', 'subscription_pending'],
    ['paused', 'subscription_not_active'],
    ['cancelled', 'subscription_not_active'],
  ])('does not book in a subscription that is %s', async (status, code) => {
    await house.db
      .updateTable('subscriptions')
      .set({ status })
      .where('id', '=', subscription.id)
      .execute();
    expect((await book()).code).toBe(code);
  });

  it('waits for the kitchen when the slot is full', async () => {
    await house.db
      .insertInto('settings')
      .values({ name: 'kitchen', value: JSON.stringify({ slotCapacity: 1 }) })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: JSON.stringify({ slotCapacity: 1 }) }),
      )
      .execute();
    const first = await book({ deliveryDate: '2026-11-24' });
    const second = await book({
      deliveryDate: '2026-11-24',
      deliveryAddress: `Unit 2, ${ADDRESS}`,
    });
    await house.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
    expect([first.data.status, second.data.status]).toEqual(['scheduled', 'pending_confirmation']);
    const mails = await house.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .orderBy('created_at')
      .orderBy('id')
      .select('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order_scheduled',
      'order_pending_confirmation',
    ]);
  });

  it('gives the credit back for a skip and takes it again when the skip is taken back', async () => {
    const { data: order } = await book();
    const skipped = await customer.call(tiffinOrders.skip, {
      body: { orderId: order.orderNumber },
    });
    expect(skipped.message).toBe(
      'Tiffin successfully skipped for Friday, November 20, 2026. Credits will be refunded.',
    );
    expect(skipped.data).toMatchObject({ status: 'skipped', creditsUsed: 0 });
    expect((await balanceOf(house.db, subscription.id)).row).toEqual({ available: 5, reserved: 0 });

    const back = await customer.call(tiffinOrders.unskip, { params: { id: order.id } });
    expect(back.data).toMatchObject({ status: 'scheduled', creditsUsed: 1 });
    const { row, fold } = await balanceOf(house.db, subscription.id);
    expect(row).toEqual({ available: 4, reserved: 1 });
    expect(fold).toEqual(row);
  });

  it('skips by date, asks which when there are several, and says so when there is none', async () => {
    const skip = (day: string) =>
      customer.call(tiffinOrders.skip, {
        body: { subscriptionId: subscription.id, skipDate: day },
      });
    await book();
    await book({ deliveryDate: '2026-11-23' });
    await book({ deliveryDate: '2026-11-23', deliveryTimeSlot: '14:00-15:00' });

    expect((await skip('2026-11-20')).data.status).toBe('skipped');
    const several = await skip('2026-11-23');
    expect([several.status, several.code]).toEqual([409, 'which_to_skip']);
    const body = { subscriptionId: subscription.id };
    expect(await customer.call(tiffinOrders.skip, { body })).toMatchObject({
      status: 422,
      errors: [{ field: 'skipDate', message: 'Please select a date to skip.' }],
    });
    const none = await skip('2026-11-24');
    expect([none.status, none.message]).toEqual([
      404,
      'You have no tiffin scheduled for that date.',
    ]);
  });

  it('says of a tiffin that is being made why it cannot be skipped by its date, and knows none that came', async () => {
    const { data: order } = await book();
    const skip = async () => {
      const body = { subscriptionId: subscription.id, skipDate: '2026-11-20' };
      return (await customer.call(tiffinOrders.skip, { body })).code;
    };
    const become = (status: string) =>
      house.db.updateTable('tiffin_orders').set({ status }).where('id', '=', order.id).execute();
    await become('preparing');
    expect(await skip()).toBe('action_not_allowed');
    await become('delivered');
    expect(await skip()).toBe('nothing_to_skip');
  });

  it('closes skipping at the deadline and says when that was', async () => {
    const { data: order } = await book();
    house.clock.set('2026-11-19T22:00:00Z');
    const late = await customer.call(tiffinOrders.skip, { body: { orderId: order.id } });
    expect([late.status, late.code]).toEqual([409, 'skip_deadline_passed']);
    expect(late.message).toContain('Thu, Nov 19 at 5:00 PM');
  });

  it('changes quantity and day in one go, and the credits follow', async () => {
    const { data: order } = await book();
    const changed = await customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { quantity: 3, deliveryDate: '2026-11-24' },
    });
    expect(changed.data).toMatchObject({ quantity: 3, deliveryDate: '2026-11-24', creditsUsed: 3 });
    const { row, fold } = await balanceOf(house.db, subscription.id);
    expect(row).toEqual({ available: 2, reserved: 3 });
    expect(fold).toEqual(row);
  });

  it.each([
    ['another day', { deliveryDate: '2026-11-24' }, 2],
    ['another hour', { deliveryTimeSlot: '14:00-15:00' as const }, 2],
    ['another address', { deliveryAddress: '200 Bond Street, Oshawa, ON L1H 7L5' }, 2],
    ['other words for the kitchen', { specialInstructions: 'Less salt' }, 0],
  ])(
    'writes down for %s that the credits left the old booking for the new',
    async (_what, body, entries) => {
      const { data: order } = await book();
      await customer.call(tiffinOrders.change, { params: { id: order.id }, body });
      const written = await house.db
        .selectFrom('credit_entries')
        .where('order_id', '=', order.id)
        .where('reason', '=', 'change')
        .select(['kind', 'actor'])
        .execute();
      expect(written).toHaveLength(entries);
      expect((await balanceOf(house.db, subscription.id)).row).toEqual({
        available: 4,
        reserved: 1,
      });
    },
  );

  it('keeps its place in a full hour when only its words change, and waits for another that is full', async () => {
    const full = JSON.stringify({ slotCapacity: 1 });
    await house.db.insertInto('settings').values({ name: 'kitchen', value: full }).execute();
    const deliveryDate = '2026-12-16';
    const { data: order } = await book({ deliveryDate });
    await book({
      deliveryDate,
      deliveryTimeSlot: '14:00-15:00',
      deliveryAddress: `Unit 2, ${ADDRESS}`,
    });
    const change = async (body: object) =>
      (await customer.call(tiffinOrders.change, { params: { id: order.id }, body })).data.status;
    expect(await change({ specialInstructions: 'Less salt' })).toBe('scheduled');
    expect(await change({ deliveryAddress: '200 Bond Street, Oshawa, ON L1H 7L5' })).toBe(
      'scheduled',
    );
    expect(await change({ deliveryTimeSlot: '14:00-15:00' })).toBe('pending_confirmation');
    await house.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
  });

  it('waits for the kitchen with one more than its hour has', async () => {
    const full = JSON.stringify({ slotCapacity: 2 });
    await house.db.insertInto('settings').values({ name: 'kitchen', value: full }).execute();
    const { data: order } = await book({ deliveryDate: '2026-12-17' });
    const ask = async (quantity: number) =>
      (await customer.call(tiffinOrders.change, { params: { id: order.id }, body: { quantity } }))
        .data.status;
    expect([await ask(2), await ask(1), await ask(3)]).toEqual([
      'scheduled',
      'scheduled',
      'pending_confirmation',
    ]);
    await house.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
  });

  it('changes at its day where nothing more can be booked, and takes no more', async () => {
    const { data: order } = await book({ quantity: 2 });
    await house.db
      .updateTable('subscriptions')
      .set({ status: 'paused', paused_by: 'customer' })
      .where('id', '=', subscription.id)
      .execute();
    const ask = async (quantity: number) => {
      const params = { id: order.id };
      const asked = await customer.call(tiffinOrders.change, { params, body: { quantity } });
      return asked.success ? asked.data.quantity : asked.code;
    };
    expect([await ask(2), await ask(3), await ask(1)]).toEqual([2, 'subscription_not_active', 1]);
  });

  it('writes nothing down for a change that changes nothing', async () => {
    const { data: order } = await book({ specialInstructions: 'Less salt' });
    const body = { specialInstructions: 'Less salt', quantity: 1 };
    await customer.call(tiffinOrders.change, { params: { id: order.id }, body });
    const steps = await house.db
      .selectFrom('tiffin_order_steps')
      .where('order_id', '=', order.id)
      .select('action')
      .execute();
    expect(steps).toEqual([{ action: 'schedule' }]);
  });

  it('shows the plan what is booked and what is used', async () => {
    const { data: order } = await book({ quantity: 2 });
    const params = { number: subscription.number };
    const read = async () => (await customer.call(subscriptions.readByNumber, { params })).data;
    expect(await read()).toMatchObject({
      ...{ credits: 5, remainingCredits: 3 },
      orders: [{ id: order.id, quantity: 2 }],
    });
    const staff = await house.asStaff();
    for (const action of ['confirm', 'prepare'] as const)
      await staff.call(adminTiffinOrders.act, {
        params: { id: order.id, action },
        body: { anyTime: true },
      });
    expect(await read()).toMatchObject({ credits: 5, remainingCredits: 3 });
  });

  it('runs again when a credit comes back to a plan that was used up', async () => {
    const { data: order } = await book();
    const staff = await house.asStaff();
    const act = (action: 'confirm' | 'prepare' | 'dispatch' | 'fail', more: object = {}) =>
      staff.call(adminTiffinOrders.act, {
        params: { id: order.id, action },
        body: { anyTime: true, reason: 'Nobody there', ...more },
      });
    for (const action of ['confirm', 'prepare', 'dispatch'] as const)
      expect((await act(action)).status).toBe(200);
    const plans = () => house.db.updateTable('subscriptions').where('id', '=', subscription.id);
    await plans().set({ status: 'completed', ended_at: house.clock.now() }).execute();
    const status = async () => {
      const params = { number: subscription.number };
      return (await customer.call(subscriptions.readByNumber, { params })).data.status;
    };
    expect(await status()).toBe('completed');
    const { data: failed } = await act('fail', { returnCredit: true });
    expect(failed).toMatchObject({ status: 'cancelled', creditsLeft: 5 });
    expect(await status()).toBe('active');
  });

  it('names the address as what is wrong, when it is booked and when it is changed', async () => {
    const deliveryAddress = '1 Yonge St, Toronto M5E 1W7';
    const wrong = [{ field: 'deliveryAddress' }];
    expect(await book({ deliveryAddress })).toMatchObject({ errors: wrong });
    const params = { id: (await book()).data.id };
    const changed = await customer.call(tiffinOrders.change, { params, body: { deliveryAddress } });
    expect(changed).toMatchObject({ code: 'outside_service_area', errors: wrong });
  });

  it('lets the words for the kitchen change on a day that was closed after it was booked', async () => {
    const { data: order } = await book();
    await house.db
      .insertInto('closures')
      .values({ start_day: '2026-11-20', end_day: '2026-11-20', reason: 'Snow' })
      .execute();
    const changed = await customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { specialInstructions: 'Less salt' },
    });
    await house.db.deleteFrom('closures').execute();
    expect(changed.data).toMatchObject({ specialInstructions: 'Less salt' });
  });

  it.each([
    ['a weekend', '2026-11-21', 'day_unavailable'],
    ['a day that the kitchen has closed', '2026-11-24', 'day_unavailable'],
    ['today', '2026-11-18', 'too_early'],
    ['a day too far ahead', '2026-12-21', 'too_far_ahead'],
  ])('does not move a tiffin to %s', async (_what, deliveryDate, code) => {
    const { data: order } = await book();
    await house.db
      .insertInto('closures')
      .values({ start_day: '2026-11-24', end_day: '2026-11-24', reason: 'Snow' })
      .execute();
    const moved = await customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { deliveryDate },
    });
    await house.db.deleteFrom('closures').execute();
    expect([moved.status, moved.code]).toEqual([422, code]);
    const read = await customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(read.data.deliveryDate).toBe('2026-11-20');
  });

  it('takes a skip back with the last credits, and not without them', async () => {
    const { data: skipped } = await book({ quantity: 4 });
    await customer.call(tiffinOrders.skip, { body: { orderId: skipped.id } });
    const { data: other } = await book({ deliveryDate: '2026-11-23', quantity: 2 });
    const unskip = () => customer.call(tiffinOrders.unskip, { params: { id: skipped.id } });
    expect((await unskip()).code).toBe('insufficient_credits');
    await customer.call(tiffinOrders.change, { params: { id: other.id }, body: { quantity: 1 } });
    expect((await unskip()).data).toMatchObject({ status: 'scheduled', creditsUsed: 4 });
    const { row, fold } = await balanceOf(house.db, subscription.id);
    expect(row).toEqual({ available: 0, reserved: 5 });
    expect(fold).toEqual(row);
  });

  it('tells of each step in a mail, with the credits that are left after it', async () => {
    const { data: order } = await book({ quantity: 2, specialInstructions: 'Less salt' });
    const params = { id: order.id };
    await customer.call(tiffinOrders.change, { params, body: { quantity: 3 } });
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id } });
    await customer.call(tiffinOrders.unskip, { params });
    const body = { reason: 'Changed my mind', withoutCredit: false };
    await customer.call(tiffinOrders.cancel, { params, body });
    const mails = await house.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .orderBy('created_at')
      .orderBy('id')
      .select(['kind', 'details'])
      .execute();
    const about = {
      day: '2026-11-20',
      slot: '17:00-18:00',
      address: ADDRESS,
      orderNumber: order.orderNumber,
      subscriptionNumber: subscription.number,
    };
    const until = '2026-11-19T22:00:00Z';
    const scheduled = { ...about, specialInstructions: 'Less salt', skipUntil: until };
    expect(mails.map(({ kind, details }) => [kind, details])).toMatchObject([
      ['order_scheduled', { ...scheduled, quantity: 2, available: 3 }],
      ['order_scheduled', { ...scheduled, quantity: 3, available: 2 }],
      [
        'order_skipped',
        { ...about, quantity: 3, available: 5, by: 'customer', reason: null, unskipUntil: until },
      ],
      ['order_scheduled', { ...scheduled, quantity: 3, available: 2 }],
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
    const cancelled = await customer.call(tiffinOrders.cancel, {
      params: { id: order.id },
      body: { reason: 'Changed my mind', withoutCredit: false },
    });
    expect(cancelled.message).toBe('Order cancelled successfully!');
    expect(cancelled.data).toMatchObject({ status: 'cancelled', creditKept: null });
    expect((await balanceOf(house.db, subscription.id)).row).toEqual({ available: 5, reserved: 0 });
  });

  it('cancels on the day only after the customer has read that the credit is gone', async () => {
    const { data: order } = await book();
    house.clock.set('2026-11-20T15:00:00Z');
    const cancel = (withoutCredit: boolean) =>
      customer.call(tiffinOrders.cancel, {
        params: { id: order.id },
        body: { reason: 'Delivery time not suitable', withoutCredit },
      });
    expect((await cancel(false)).code).toBe('cancel_costs_credit');
    expect((await cancel(true)).data).toMatchObject({
      status: 'cancelled',
      creditsUsed: 1,
      creditKept: 'late',
    });
    const read = await customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(read.data.creditKept).toBe('late');
    expect((await balanceOf(house.db, subscription.id)).row).toEqual({ available: 4, reserved: 0 });
  });

  it('waits for the kitchen when a skip is taken back into a slot that filled up meanwhile', async () => {
    const { data: order } = await book({ deliveryDate: '2026-12-01' });
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id } });
    const value = JSON.stringify({ slotCapacity: 0 });
    await house.db.insertInto('settings').values({ name: 'kitchen', value }).execute();
    const back = await customer.call(tiffinOrders.unskip, { params: { id: order.id } });
    await house.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
    expect(back.data.status).toBe('pending_confirmation');
  });

  it('neither moves a tiffin into a pause nor offers to take a skip back in it', async () => {
    const { data: kept } = await book({ deliveryDate: '2026-12-02' });
    const { data: skipped } = await book({ deliveryDate: '2026-12-03' });
    await customer.call(tiffinOrders.skip, { body: { orderId: skipped.id } });
    await house.db
      .updateTable('subscriptions')
      .set({ status: 'paused', paused_by: 'customer', paused_until: '2026-12-01' })
      .where('id', '=', subscription.id)
      .execute();
    const moved = await customer.call(tiffinOrders.change, {
      params: { id: kept.id },
      body: { deliveryDate: '2026-11-24' },
    });
    expect(moved.code).toBe('subscription_not_active');
    const read = await customer.call(tiffinOrders.read, { params: { id: skipped.id } });
    expect(read.data.actions.unskip).toMatchObject({ allowed: false });
  });

  it('says that a day is missing when a skip names neither an order nor a date', async () => {
    const asked = await customer.call(tiffinOrders.skip, {
      body: { subscriptionId: subscription.id },
    });
    expect(asked.message).toBe('Please select a date to skip.');
  });

  it('keeps a customer from reading or touching the order of another', async () => {
    const { data: order } = await book();
    const stranger = await house.asCustomer();
    const read = await stranger.call(tiffinOrders.read, { params: { id: order.orderNumber } });
    const skip = await stranger.call(tiffinOrders.skip, { body: { orderId: order.id } });
    const status = await stranger.call(tiffinOrders.status, { params: { id: subscription.id } });
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
      body: { subscriptionId: subscription.id, skipDate: '2026-11-20' },
    });
    expect(byDay.code).toBe('subscription_not_found');
    const own = await customer.call(tiffinOrders.read, { params });
    expect(own.data).toMatchObject({ status: 'scheduled', quantity: 1 });
  });

  it('lists the orders of a subscription, and answers 404 when there are none', async () => {
    const empty = await customer.call(tiffinOrders.status, { params: { id: subscription.number } });
    expect(empty.status).toBe(404);
    await book();
    const one = await customer.call(tiffinOrders.status, { params: { id: subscription.number } });
    expect(one.data).toHaveLength(1);
    const history = await customer.call(tiffinOrders.history, { query: { page: 1, limit: 25 } });
    expect(history.pagination).toMatchObject({ total: 1, total_pages: 1 });
  });

  it('books once however often the same submit arrives', async () => {
    const body = {
      subscriptionId: subscription.id,
      deliveryDate: '2026-11-25',
      deliveryTimeSlot: '14:00-15:00' as const,
      quantity: 1,
      deliveryAddress: ADDRESS,
      specialInstructions: null,
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        customer.call(tiffinOrders.schedule, { body }, { idempotencyKey: 'one-submit' }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await balanceOf(house.db, subscription.id)).row).toEqual({ available: 4, reserved: 1 });
  });
});
