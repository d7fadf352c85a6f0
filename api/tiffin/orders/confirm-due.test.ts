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
