import { expect, it } from 'vitest';
import { runTransaction } from '#db/platform/transaction.ts';
import { lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import { useBooking } from '#test/booking.ts';
import { transitionTiffinOrder } from './transition-orders.ts';

const here = useBooking();
const { services, book } = here;

it('answers a moved tiffin as it is stored', async () => {
  const { data: booked } = await book({ quantity: 2 });
  await runTransaction(services.db, async (tx) => {
    const lock = async () => {
      const [order] = await lockTiffinOrders(tx, [booked.id]);
      if (!order) throw new Error('The tiffin that was booked is gone.');
      return order;
    };
    const actor = { who: 'customer', name: 'Asha' } as const;
    for (const action of ['skip', 'unskip', 'cancel'] as const) {
      const order = await lock();
      const skippedBy = action === 'skip' ? 'customer' : undefined;
      const done = await transitionTiffinOrder(tx, order, {
        ...{ action, actor, at: services.clock.now(), reason: `for ${action}` },
        ...(skippedBy && { skippedBy }),
      });
      expect(done).toEqual({ from: order.status, order: await lock() });
    }
  });
});
