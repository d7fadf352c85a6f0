import { expect, it } from 'vitest';
import { useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildPayment } from '#test/money-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { endWhatRuns } from './erase-customer.ts';

const house = useApp();

it('money for a plan that was not approved yet waits to be paid back', async () => {
  const customer = await buildCustomer(house.db);
  const { id } = await buildSubscription(house.db, {
    customer,
    status: 'pending_approval',
    approved_at: null,
    credits: 0,
  });
  await buildPayment(house.db, { subscriptionId: id }, 2000);
  await house.db.transaction().execute((tx) => endWhatRuns(tx, customer.id, house.clock.now()));
  const plan = await house.db
    .selectFrom('subscriptions')
    .where('id', '=', id)
    .select(['status', 'pay_back_due_cents'])
    .executeTakeFirstOrThrow();
  expect(plan).toEqual({ status: 'cancelled', pay_back_due_cents: 2000 });
});
