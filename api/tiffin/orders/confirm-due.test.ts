import { expect, it } from 'vitest';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import { instantAt } from '#domain/platform/days.ts';
import { ADDRESS, useBooking } from '#test/booking.ts';
import { callDuring } from '#test/call-during.ts';
import { confirmDue, expireDue } from './confirm-due.ts';

const here = useBooking();
const { services, book, setKitchen } = here;

/** The cut-off for Friday, for which tiffins are booked here. */
const atCutoff = () => ({
  db: services.db,
  now: instantAt('2026-11-19', '18:00'),
  log: services.services.log,
});
const read = async (id: string) =>
  (await here.customer.call(tiffinOrders.read, { params: { id } })).data;

it('a tiffin that the kitchen never accepted says why it is cancelled, here and by mail', async () => {
  await setKitchen({ slotCapacity: 1 });
  await book();
  const { data: waiting } = await book({ deliveryAddress: `Unit 2, ${ADDRESS}` });
  expect(waiting.status).toBe('pending_confirmation');
  expect(await expireDue(atCutoff())).toBe(1);
  expect(await read(waiting.id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'The kitchen could not take it in time.',
  });
  const { details } = await services.db
    .selectFrom('mails')
    .where('kind', '=', 'order_expired')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ orderNumber: waiting.orderNumber, creditsReturned: 1 });
});

it('a tiffin that is moved to a later day while the clock looks at it is not confirmed', async () => {
  const { data: order } = await book();
  await callDuring(
    services.db,
    async (tx) => {
      await lockTiffinOrders(tx, [order.id]);
      await tx
        .updateTable('tiffin_orders')
        .set({ delivery_day: '2026-11-24' })
        .where('id', '=', order.id)
        .execute();
    },
    () => confirmDue(atCutoff()),
  );
  expect((await read(order.id)).status).toBe('scheduled');
});

it('two nodes that close a day at the same moment confirm and expire each tiffin once', async () => {
  await setKitchen({ slotCapacity: 2 });
  const ids: string[] = [];
  for (const unit of [1, 2, 3, 4]) {
    const change = { deliveryAddress: `Unit ${unit}, ${ADDRESS}`, deliveryTimeSlot: '18:00-19:00' };
    ids.push((await book(change)).data.id);
  }
  for (const step of [confirmDue, expireDue])
    await Promise.all([step(atCutoff()), step(atCutoff())]);
  const steps = await services.db
    .selectFrom('tiffin_order_steps')
    .where('order_id', 'in', ids)
    .where('action', 'in', ['confirm', 'expire'])
    .select('action')
    .orderBy('action')
    .execute();
  expect(steps.map(({ action }) => action)).toEqual(['confirm', 'confirm', 'expire', 'expire']);
  const mails = await services.db
    .selectFrom('mails')
    .where('customer_id', '=', here.customer.id)
    .where('kind', '=', 'order_expired')
    .selectAll()
    .execute();
  expect(mails).toHaveLength(2);
});
