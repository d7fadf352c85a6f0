import { adminPayments } from '#contract/money/desk-payments.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { wallClockAt } from '#domain/platform/days.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';
import { snackOrderOf } from '#test/snack-factories.ts';
import type { Eater } from './kitchen.ts';
import type { SnackSale, Today } from './today.ts';

/** Somebody orders snacks for today, two hours ahead at least, at the price that the cart shows. */
export async function orderSnacks(today: Today, eater: Eater): Promise<void> {
  const { clock, people, done } = today;
  await people.page('/snack-order');
  const page = await people.call(null, snacks.list, {
    query: { page: 1, limit: 20, sort_by: 'sort_order', sort_order: 'ASC' },
  });
  const snack = page.snacks[eater.place % page.snacks.length];
  if (!snack) throw new Error('there are no snacks');
  const quantity = 1 + (eater.place % 3);
  const { total } = priceOfSnacks(
    [
      {
        ...{ price: snack.price, deliveryCharge: snack.delivery_charge, quantity },
        taxPercentage: snack.tax_percentage,
      },
    ],
    'pickup',
  );
  const { day, time } = wallClockAt(clock.now());
  const hour = Number(time.slice(0, 2)) + 3;
  const order = await people.call(eater.token, snackOrders.place, {
    body: {
      ...snackOrderOf({ snackId: snack.id, quantity }),
      delivery_time: `${day}T${String(hour).padStart(2, '0')}:00`,
      total_amount: total,
    },
  });
  // One in three pays at once, one in ten rings up and does without; some do both.
  const isPaid = eater.place % 3 === 1;
  const isCancelled = eater.place % 10 === 0;
  const sale: SnackSale = { cents: total, isPaid: false, isCancelled: false };
  done.snacks.push(sale);
  if (isPaid) {
    await recordPayment(today, order, sale.cents);
    sale.isPaid = true;
  }
  if (isCancelled) {
    await cancelByPhone(today, order);
    sale.isCancelled = true;
  }
}

async function recordPayment(
  { clock, people, kitchen }: Today,
  order: { id: string; order_number: string },
  cents: number,
): Promise<void> {
  await people.call(kitchen.owner, adminPayments.record, {
    body: {
      ...{ snackOrderId: order.id, amount: cents, method: 'interac' as const },
      ...{ reference: order.order_number, receivedDay: wallClockAt(clock.now()).day },
    },
  });
}

async function cancelByPhone({ people, kitchen }: Today, { id }: { id: string }): Promise<void> {
  await people.call(kitchen.cook, adminSnackOrders.act, {
    params: { id, action: 'cancel' },
    body: { reason: 'They rang up.' },
  });
}
