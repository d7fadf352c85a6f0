import { expect, it } from 'vitest';
import { lockOrders } from '#db/tiffin/orders.ts';
import { useBooking } from '#test/booking.ts';
import { moveOrder } from './move-orders.ts';

const here = useBooking();
const { house, book } = here;

it('answers a moved tiffin as it is stored', async () => {
  const { data: booked } = await book({ quantity: 2 });
  await house.db.transaction().execute(async (tx) => {
    const lock = async () => {
      const [order] = await lockOrders(tx, [booked.id]);
      if (!order) throw new Error('The tiffin that was booked is gone.');
      return order;
    };
    const mover = { who: 'customer', name: 'Asha' } as const;
    for (const action of ['skip', 'unskip', 'cancel'] as const) {
      const order = await lock();
      const skippedBy = action === 'skip' ? 'customer' : undefined;
      const done = await moveOrder(tx, order, {
        ...{ action, mover, at: house.clock.now(), reason: `for ${action}` },
        ...(skippedBy && { skippedBy }),
      });
      expect(done).toEqual({ from: order.status, order: await lock() });
    }
  });
});
