import { expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { accounts } from '#contract/account/accounts.ts';
import { customerSettings } from '#contract/account/customer-settings.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { useApp } from '#test/app.ts';
import { callDuring } from '#test/call-during.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { eraseCustomer } from './erase-customer.ts';

const PASSWORD = 'Chai-Time-22';

const services = useApp();

/** Erases somebody, and makes their call while that is under way: it was let in before it is done. */
const callDuringErasure = <T>(customerId: string, call: () => Promise<T>): Promise<T> =>
  callDuring(services.db, (tx) => eraseCustomer(tx, customerId, services.clock.now()), call);

it('a call that was let in before its account was erased writes nothing', async () => {
  const customer = await services.asCustomer();
  const { status } = await callDuringErasure(customer.id, () =>
    customer.call(customerSettings.save, { body: { privacy: { analytics: false } } }),
  );
  expect(status).toBe(401);
  const { settings } = await services.db
    .selectFrom('customers')
    .where('id', '=', customer.id)
    .select('settings')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(settings)).not.toContain('analytics');
});

it('neither does one with an idempotency key, and no answer is kept for it', async () => {
  const customer = await services.asCustomer();
  const { id } = await buildSubscription(services.db, { customer, credits: 5 });
  const { status } = await callDuringErasure(customer.id, () =>
    customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: id,
        deliveryDate: '2026-11-23',
        deliveryTimeSlot: '18:00-19:00',
        quantity: 1,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    }),
  );
  expect(status).toBe(401);
  expect(await services.db.selectFrom('tiffin_orders').selectAll().execute()).toEqual([]);
  expect(await services.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});

/** A customer with a password, and their address. */
async function customerWithPassword() {
  const customer = await services.asCustomer();
  const { email } = await services.db
    .updateTable('customers')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', customer.id)
    .returning('email')
    .$narrowType<{ email: string }>()
    .executeTakeFirstOrThrow();
  return { customer, email };
}

it('nobody is signed in to an account that was erased while the password was checked', async () => {
  const { customer, email } = await customerWithPassword();
  const { status } = await callDuringErasure(customer.id, () =>
    services.visitor.call(accounts.login, { body: { email, password: PASSWORD } }),
  );
  expect(status).toBe(401);
  expect(await services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

it('and nobody changes the password of one', async () => {
  const { customer } = await customerWithPassword();
  const { status } = await callDuringErasure(customer.id, () =>
    customer.call(accounts.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'Dal-Baati-Churma-9' },
    }),
  );
  expect(status).toBe(422);
  const { password_hash } = await services.db
    .selectFrom('customers')
    .where('id', '=', customer.id)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(password_hash).toBeNull();
});
