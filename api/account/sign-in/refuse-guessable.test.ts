import { describe, expect, it } from 'vitest';
import { ensureFirstOwner } from '#api/kitchen/staff/first-owner.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import { accounts } from '#contract/account/accounts.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { insertReset } from '#db/account/password-resets.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildStaff } from '#test/factories.ts';
import { sendCode } from '#test/inquiry-proof/open.ts';
import { hashPassword } from './passwords.ts';

const services = useApp();
const OLD = 'Methi-Thepla-7';

const COMMON = {
  status: 422,
  code: 'password_common',
  message:
    'This password is one of those that are tried first, or nearly. Please choose another one.',
};
const OWN = {
  status: 422,
  code: 'password_names_you',
  message: 'Please choose a password without your name or your e-mail address in it.',
};

const atRegistering = (password: string) =>
  services.visitor.call(accounts.register, {
    body: {
      email: 'asha.mistry@example.com',
      password,
      first_name: 'Asha',
      last_name: 'Patel',
      mobile_number: '+19055550123',
      address: null,
      terms_version: '2026-11',
    },
  });

async function atResetting(newPassword: string) {
  const { id, email } = await buildCustomer(services.db);
  const token = newSecretToken();
  const createdAt = services.clock.now();
  const expiresAt = createdAt.add({ hours: 1 });
  const reset = { tokenHash: hashSecretToken(token), customerId: id, createdAt, expiresAt };
  await runTransaction(services.db, (tx) => insertReset(tx, reset));
  return services.visitor.call(accounts.resetPassword, { body: { email, token, newPassword } });
}

const atChanging = (hash: string | null) => async (newPassword: string) => {
  const customer = await buildCustomer(services.db, { password_hash: hash });
  const client = await services.asCustomer(customer);
  await sendCode(services, { email: customer.email, code: '246810' });
  const proof = hash === null ? { code: '246810' } : { currentPassword: OLD };
  return client.call(accounts.changePassword, { body: { ...proof, newPassword } });
};

async function atTheDesk(newPassword: string) {
  const staff = await buildStaff(services.db, {
    name: 'Asha Patel',
    password_hash: await hashPassword(OLD),
  });
  const client = await services.asStaff(staff);
  return client.call(adminAuth.changePassword, { body: { currentPassword: OLD, newPassword } });
}

describe('a password that is guessed first', () => {
  it('is refused when the first start is given it for the owner', async () => {
    const start = (password: string) =>
      ensureFirstOwner(services.db, { email: 'owner@dabba.example', password });
    await expect(start('Password1!')).rejects.toThrow('ADMIN_PASSWORD: This password is one of');
    await expect(start('Kitchen-Time-1')).resolves.toMatchObject({ password: null });
  });

  it.each([
    ['registering', atRegistering, 'password'],
    ['resetting', atResetting, 'newPassword'],
    [
      'changing',
      async (typed: string) => atChanging(await hashPassword(OLD))(typed),
      'newPassword',
    ],
    ['setting the first', atChanging(null), 'newPassword'],
    ['changing that of staff', atTheDesk, 'newPassword'],
  ] as const)('is refused at %s, in words of its own', async (_, set, field) => {
    expect(await set('Password1!')).toMatchObject({ ...COMMON, errors: [{ field }] });
    expect(await set('Ashas-Tiffin-1')).toMatchObject({ ...OWN, errors: [{ field }] });
    expect((await set('Tiffin-Time-1')).success).toBe(true);
  });

  it('is known to a browser that asks, as far as it is most common', async () => {
    const { data, headers } = await services.visitor.call(accounts.commonPasswords, {});
    expect(data).toEqual(expect.arrayContaining(['password', 'qwerty', 'welcome']));
    expect(data).toHaveLength(2000);
    expect(headers.etag).toBeTruthy();
  });
});
