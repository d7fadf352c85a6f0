import { describe, expect, it } from 'vitest';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import { useBooking } from '#test/booking.ts';
import { callDuring } from '#test/call-during.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const here = useBooking();
const { services, book, setKitchen, lastMail } = here;

describe('skipping a tiffin that was booked on Wednesday November 18 at 10:00', () => {
  it('gives the credit back for a skip and takes it again when the skip is undone', async () => {
    const { data: order } = await book();
    const skipped = await here.customer.call(tiffinOrders.skip, {
      body: { orderId: order.orderNumber },
    });
    expect(skipped.message).toBe(
      'Tiffin successfully skipped for Friday, November 20, 2026. Credits will be refunded.',
    );
    expect(skipped.data).toMatchObject({ status: 'skipped', creditsUsed: 0 });
    expect((await balanceOf(services.db, here.subscription.id)).row).toEqual({
      available: 5,
      reserved: 0,
    });
    expect(await lastMail('order_skipped')).toMatchObject({ available: 5 });

    const back = await here.customer.call(tiffinOrders.unskip, { params: { id: order.id } });
    expect(back.data).toMatchObject({ status: 'scheduled', creditsUsed: 1 });
    const { row, fold } = await balanceOf(services.db, here.subscription.id);
    expect(row).toEqual({ available: 4, reserved: 1 });
    expect(fold).toEqual(row);
  });

  it('offers to take the skip back, in the mail as on the page, only where the plan takes a tiffin', async () => {
    const { data: order } = await book();
    const skip = async () =>
      (await here.customer.call(tiffinOrders.skip, { body: { orderId: order.id } })).data;
    expect((await skip()).actions.unskip.allowed).toBe(true);
    expect(await lastMail('order_skipped')).toMatchObject({ unskipUntil: expect.any(String) });
    await here.customer.call(tiffinOrders.unskip, { params: { id: order.id } });
    await services.db
      .updateTable('subscriptions')
      .set({ pause_from: '2026-11-20', paused_until: '2026-11-27', paused_by: 'customer' })
      .where('id', '=', here.subscription.id)
      .execute();
    expect((await skip()).actions.unskip.allowed).toBe(false);
    expect(await lastMail('order_skipped')).toMatchObject({ unskipUntil: null });
  });

  it('skips by date, asks which when there are several, and says so when there is none', async () => {
    const skip = (day: string) =>
      here.customer.call(tiffinOrders.skip, {
        body: { subscriptionId: here.subscription.id, skipDate: day },
      });
    await book();
    const { data: evening } = await book({ deliveryDate: '2026-11-23' });
    const lunch = { deliveryTimeSlot: '14:00-15:00', quantity: 2 };
    const { data: noon } = await book({ deliveryDate: '2026-11-23', ...lunch });

    expect((await skip('2026-11-20')).data.status).toBe('skipped');
    const several = await skip('2026-11-23');
    expect([several.status, several.code]).toEqual([409, 'which_to_skip']);
    expect(several.data).toEqual({
      orders: [
        { orderId: noon.id, orderNumber: noon.orderNumber, ...lunch },
        {
          orderId: evening.id,
          orderNumber: evening.orderNumber,
          deliveryTimeSlot: '17:00-18:00',
          quantity: 1,
        },
      ],
    });
    const none = await skip('2026-11-24');
    expect([none.status, none.message]).toEqual([
      404,
      'You have no tiffin scheduled for that date.',
    ]);
  });

  it('leaves a tiffin alone that is moved to another day while it is skipped by its date', async () => {
    const { data: order } = await book();
    const { status, code } = await callDuring(
      services.db,
      async (tx) => {
        await lockTiffinOrders(tx, [order.id]);
        await tx
          .updateTable('tiffin_orders')
          .set({ delivery_day: '2026-11-24' })
          .where('id', '=', order.id)
          .execute();
      },
      () =>
        here.customer.call(tiffinOrders.skip, {
          body: { subscriptionId: here.subscription.id, skipDate: '2026-11-20' },
        }),
    );
    expect([status, code]).toEqual([404, 'nothing_to_skip']);
    const stored = await services.db
      .selectFrom('tiffin_orders')
      .where('id', '=', order.id)
      .select(['status', 'credits_held'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ status: 'scheduled', credits_held: 1 });
  });

  it('says of a tiffin that is being made why it cannot be skipped by its date, and knows none that came', async () => {
    const { data: order } = await book();
    const skip = async () => {
      const body = { subscriptionId: here.subscription.id, skipDate: '2026-11-20' };
      return (await here.customer.call(tiffinOrders.skip, { body })).code;
    };
    const become = (status: TiffinOrderStatus) =>
      services.db.updateTable('tiffin_orders').set({ status }).where('id', '=', order.id).execute();
    await become('preparing');
    expect(await skip()).toBe('action_not_allowed');
    await become('delivered');
    expect(await skip()).toBe('nothing_to_skip');
  });

  it('closes skipping at the deadline and says when that was', async () => {
    const { data: order } = await book();
    services.clock.set('2026-11-19T22:00:00Z');
    const late = await here.customer.call(tiffinOrders.skip, { body: { orderId: order.id } });
    expect([late.status, late.code]).toEqual([409, 'skip_deadline_passed']);
    expect(late.message).toContain('Thu, Nov 19 at 5:00 PM');
  });

  it('takes a skip back with the last credits, and not without them', async () => {
    const { data: skipped } = await book({ quantity: 4 });
    await here.customer.call(tiffinOrders.skip, { body: { orderId: skipped.id } });
    const { data: other } = await book({ deliveryDate: '2026-11-23', quantity: 2 });
    const unskip = () => here.customer.call(tiffinOrders.unskip, { params: { id: skipped.id } });
    expect((await unskip()).code).toBe('insufficient_credits');
    await here.customer.call(tiffinOrders.change, {
      params: { id: other.id },
      body: { quantity: 1 },
    });
    expect((await unskip()).data).toMatchObject({ status: 'scheduled', creditsUsed: 4 });
    const { row, fold } = await balanceOf(services.db, here.subscription.id);
    expect(row).toEqual({ available: 0, reserved: 5 });
    expect(fold).toEqual(row);
  });

  it('waits for the kitchen when a skip is undone into a slot that filled up meanwhile', async () => {
    const { data: order } = await book({ deliveryDate: '2026-12-01' });
    await here.customer.call(tiffinOrders.skip, { body: { orderId: order.id } });
    await setKitchen({ slotCapacity: 0 });
    const back = await here.customer.call(tiffinOrders.unskip, { params: { id: order.id } });
    expect(back.data.status).toBe('pending_confirmation');
    expect(await lastMail('order_unskipped')).toMatchObject({ waiting: true });
  });

  it('is not offered to be undone in a pause', async () => {
    const { data: skipped } = await book({ deliveryDate: '2026-12-03' });
    await here.customer.call(tiffinOrders.skip, { body: { orderId: skipped.id } });
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'paused', paused_by: 'customer', paused_until: '2026-12-01' })
      .where('id', '=', here.subscription.id)
      .execute();
    const read = await here.customer.call(tiffinOrders.read, { params: { id: skipped.id } });
    expect(read.data.actions.unskip).toMatchObject({ allowed: false });
  });

  it('says that a day is missing when a skip names neither an order nor a date', async () => {
    const asked = await here.customer.call(tiffinOrders.skip, {
      body: { subscriptionId: here.subscription.id },
    });
    expect(asked).toMatchObject({
      status: 422,
      errors: [{ field: 'skipDate', message: 'Please select a date to skip.' }],
    });
  });
});
