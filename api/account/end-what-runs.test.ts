import { expect, it } from 'vitest';
import { runTransaction } from '#db/platform/transaction.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildPayment } from '#test/money-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { cancelOpenOrders } from './erase-customer.ts';

const services = useApp();

it('money for a plan that was not approved yet waits to be paid back', async () => {
  const customer = await buildCustomer(services.db);
  const { id } = await buildSubscription(services.db, {
    customer,
    status: 'pending_approval',
    approved_at: null,
    credits: 0,
  });
  await buildPayment(services.db, { subscriptionId: id }, 2000);
  await runTransaction(services.db, (tx) =>
    cancelOpenOrders(tx, customer.id, services.clock.now()),
  );
  const plan = await services.db
    .selectFrom('subscriptions')
    .where('id', '=', id)
    .select(['status', 'pay_back_due_cents'])
    .executeTakeFirstOrThrow();
  expect(plan).toEqual({ status: 'cancelled', pay_back_due_cents: 2000 });
});
