import { describe, expect, it } from 'vitest';
import { type Slot, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { ADDRESS, useBooking } from '#test/booking.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const here = useBooking();
const { services, book, setKitchen, lastMail } = here;

it('names the limit of tiffins that the kitchen has set, however many are asked for', async () => {
  await setKitchen({ maxTiffinsPerOrder: 3 });
  const refusal = { status: 422, code: 'too_many_tiffins', message: 'Maximum 3 tiffins per order' };
  for (const quantity of [4, 6]) expect(await book({ quantity })).toMatchObject(refusal);
  const { data: order } = await book({ quantity: 3 });
  const params = { id: order.id };
  for (const quantity of [4, 6])
    expect(
      await here.customer.call(tiffinOrders.change, { params, body: { quantity } }),
    ).toMatchObject(refusal);
});

describe('changing a tiffin that was booked on Wednesday November 18 at 10:00', () => {
  it('changes quantity and day in one go, and the credits follow', async () => {
    const { data: order } = await book();
    const changed = await here.customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { quantity: 3, deliveryDate: '2026-11-24' },
    });
    expect(changed.data).toMatchObject({ quantity: 3, deliveryDate: '2026-11-24', creditsUsed: 3 });
    const { row, fold } = await balanceOf(services.db, here.subscription.id);
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
      await here.customer.call(tiffinOrders.change, { params: { id: order.id }, body });
      const written = await services.db
        .selectFrom('credit_entries')
        .where('order_id', '=', order.id)
        .where('reason', '=', 'change')
        .select(['kind', 'actor'])
        .execute();
      expect(written).toHaveLength(entries);
      expect((await balanceOf(services.db, here.subscription.id)).row).toEqual({
        available: 4,
        reserved: 1,
      });
    },
  );

  it('keeps its place in a full hour when only its words change, and waits for another that is full', async () => {
    await setKitchen({ slotCapacity: 1 });
    const deliveryDate = '2026-12-16';
    const { data: order } = await book({ deliveryDate });
    await book({
      deliveryDate,
      deliveryTimeSlot: '14:00-15:00',
      deliveryAddress: `Unit 2, ${ADDRESS}`,
    });
    const change = async (body: object) =>
      (await here.customer.call(tiffinOrders.change, { params: { id: order.id }, body })).data
        .status;
    expect(await change({ specialInstructions: 'Less salt' })).toBe('scheduled');
    expect(await change({ deliveryAddress: '200 Bond Street, Oshawa, ON L1H 7L5' })).toBe(
      'scheduled',
    );
    expect(await lastMail('order_changed')).toMatchObject({ waiting: false });
    expect(await change({ deliveryTimeSlot: '14:00-15:00' })).toBe('pending_confirmation');
    expect(await lastMail('order_changed')).toMatchObject({ waiting: true });
  });

  it.each([
    ['its hour', { slotCapacity: 2 }, '2026-12-17'],
    ['its day', { dayCapacity: 2 }, '2026-12-18'],
  ])(
    'waits for the kitchen with one more than %s has room for',
    async (_what, rules, deliveryDate) => {
      await setKitchen(rules);
      const { data: order } = await book({ deliveryDate });
      const ask = async (quantity: number) =>
        (
          await here.customer.call(tiffinOrders.change, {
            params: { id: order.id },
            body: { quantity },
          })
        ).data.status;
      expect([await ask(2), await ask(1), await ask(3)]).toEqual([
        'scheduled',
        'scheduled',
        'pending_confirmation',
      ]);
    },
  );

  it('keeps its quantity on another day, though the kitchen takes fewer in one order by now', async () => {
    const { data: order } = await book({ quantity: 3 });
    await setKitchen({ maxTiffinsPerOrder: 2 });
    const body = { quantity: 3, deliveryDate: '2026-11-24' };
    expect(
      await here.customer.call(tiffinOrders.change, { params: { id: order.id }, body }),
    ).toMatchObject({ status: 200, data: { quantity: 3, deliveryDate: '2026-11-24' } });
  });

  it('gets smaller, and no larger, in a plan that is paused', async () => {
    const { data: order } = await book({ quantity: 2 });
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'paused', paused_by: 'customer' })
      .where('id', '=', here.subscription.id)
      .execute();
    const ask = async (body: { quantity: number; deliveryTimeSlot?: Slot }) => {
      const params = { id: order.id };
      const asked = await here.customer.call(tiffinOrders.change, { params, body });
      return asked.success ? asked.data.quantity : asked.code;
    };
    expect(await ask({ quantity: 3 })).toBe('subscription_not_active');
    expect(await ask({ quantity: 2, deliveryTimeSlot: '14:00-15:00' })).toBe(2);
    expect(await ask({ quantity: 1 })).toBe(1);
  });

  it('writes nothing down for a change that changes nothing', async () => {
    const { data: order } = await book({ specialInstructions: 'Less salt' });
    const body = { specialInstructions: 'Less salt', quantity: 1 };
    await here.customer.call(tiffinOrders.change, { params: { id: order.id }, body });
    const steps = await services.db
      .selectFrom('tiffin_order_steps')
      .where('order_id', '=', order.id)
      .select('action')
      .execute();
    expect(steps).toEqual([{ action: 'schedule' }]);
  });

  it('keeps its address, though the kitchen no longer delivers there', async () => {
    const { data: order } = await book();
    await setKitchen({ servedPostalPrefixes: ['L1H'] });
    const changed = await here.customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { quantity: 2 },
    });
    expect(changed).toMatchObject({
      status: 200,
      data: { quantity: 2, deliveryAddress: order.deliveryAddress },
    });
  });

  it('names the address as what is wrong with it', async () => {
    const params = { id: (await book()).data.id };
    const changed = await here.customer.call(tiffinOrders.change, {
      params,
      body: { deliveryAddress: '1 Yonge St, Toronto M5E 1W7' },
    });
    expect(changed).toMatchObject({
      code: 'outside_service_area',
      errors: [{ field: 'deliveryAddress' }],
    });
  });

  it('does not lead into a pause', async () => {
    const { data: order } = await book({ deliveryDate: '2026-12-02' });
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'paused', paused_by: 'customer', paused_until: '2026-12-01' })
      .where('id', '=', here.subscription.id)
      .execute();
    const moved = await here.customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { deliveryDate: '2026-11-24' },
    });
    expect(moved.code).toBe('subscription_not_active');
  });

  it('lets the words for the kitchen change on a day that was closed after it was booked', async () => {
    const { data: order } = await book();
    await services.db
      .insertInto('closures')
      .values({ start_day: '2026-11-20', end_day: '2026-11-20', reason: 'Snow' })
      .execute();
    const changed = await here.customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { specialInstructions: 'Less salt' },
    });
    expect(changed.data).toMatchObject({ specialInstructions: 'Less salt' });
  });

  it.each([
    ['a weekend', '2026-11-21', 'day_unavailable'],
    ['a day that the kitchen has closed', '2026-11-24', 'day_unavailable'],
    ['today', '2026-11-18', 'too_early'],
    ['a day too far ahead', '2026-12-21', 'too_far_ahead'],
  ])('does not move a tiffin to %s', async (_what, deliveryDate, code) => {
    const { data: order } = await book();
    await services.db
      .insertInto('closures')
      .values({ start_day: '2026-11-24', end_day: '2026-11-24', reason: 'Snow' })
      .execute();
    const moved = await here.customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { deliveryDate },
    });
    expect([moved.status, moved.code]).toEqual([422, code]);
    const read = await here.customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(read.data.deliveryDate).toBe('2026-11-20');
  });
});
