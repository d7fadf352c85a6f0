import { describe, expect, it } from 'vitest';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { ADDRESS, useBooking } from '#test/booking.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const here = useBooking();
const { services, book, setKitchen } = here;

describe('booking a tiffin with five credits, on Wednesday November 18 at 10:00', () => {
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
    const { row, fold } = await balanceOf(services.db, here.subscription.id);
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
    const { row } = await balanceOf(services.db, here.subscription.id);
    expect(row).toEqual({ available: 4, reserved: 1 });
  });

  it('names the address as what is wrong where it is not served', async () => {
    const refused = await book({ deliveryAddress: '1 Yonge St, Toronto M5E 1W7' });
    expect(refused).toMatchObject({ errors: [{ field: 'deliveryAddress' }] });
  });

  it('says in fixed words that the credits do not reach', async () => {
    await book({ quantity: 4 });
    const refused = await book({ deliveryDate: '2026-11-19', quantity: 2 });
    expect(refused.message).toBe('Insufficient credits. You have 1 credits remaining.');
  });

  it('closes tomorrow at 18:00', async () => {
    services.clock.set('2026-11-18T23:00:00Z');
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
    const { id, orderNumber } = first.data;
    expect(second.data).toEqual({ orderId: id, orderNumber, quantity: 1 });
    expect(second.message).toBe(
      `You already have 1 booked for this day, time and address (${orderNumber}). Change its quantity instead.`,
    );
  });

  it.each([
    ['pending_approval', 'subscription_pending'],
    ['paused', 'subscription_not_active'],
    ['cancelled', 'subscription_not_active'],
  ] as const)('does not book in a subscription that is %s', async (status, code) => {
    await services.db
      .updateTable('subscriptions')
      .set({ status })
      .where('id', '=', here.subscription.id)
      .execute();
    expect((await book()).code).toBe(code);
  });

  it('waits for the kitchen when the slot is full', async () => {
    await setKitchen({ slotCapacity: 1 });
    const first = await book({ deliveryDate: '2026-11-24' });
    const second = await book({
      deliveryDate: '2026-11-24',
      deliveryAddress: `Unit 2, ${ADDRESS}`,
    });
    expect([first.data.status, second.data.status]).toEqual(['scheduled', 'pending_confirmation']);
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', here.customer.id)
      .orderBy('created_at')
      .orderBy('id')
      .select('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order_scheduled',
      'order_pending_confirmation',
    ]);
  });

  it('books once however often the same submit arrives', async () => {
    const body = {
      subscriptionId: here.subscription.id,
      deliveryDate: '2026-11-25',
      deliveryTimeSlot: '14:00-15:00' as const,
      quantity: 1,
      deliveryAddress: ADDRESS,
      specialInstructions: null,
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        here.customer.call(tiffinOrders.schedule, { body }, { idempotencyKey: 'one-submit' }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await balanceOf(services.db, here.subscription.id)).row).toEqual({
      available: 4,
      reserved: 1,
    });
  });
});
