import { randomUUID } from 'node:crypto';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { accounts } from '#contract/account/accounts.ts';
import { insertReset } from '#db/account/password-resets.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { buildCustomer } from '#test/factories.ts';
import { forCustomers, forEverybody, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

export const PASSWORD = 'Methi-Thepla-7';

const newEmail = () => `${randomUUID()}@example.com`;

async function resetLink({ services }: Scene): Promise<{ email: string; token: string }> {
  const { id, email } = await buildCustomer(services.db);
  const token = newSecretToken();
  const now = services.clock.now();
  await runTransaction(services.db, (tx) =>
    insertReset(tx, {
      tokenHash: hashSecretToken(token),
      customerId: id,
      createdAt: now,
      expiresAt: now.add({ hours: 1 }),
    }),
  );
  return { email, token };
}

export const accountRows: RowsOf<typeof accounts> = {
  login: {
    answers: forEverybody(),
    input: async ({ services }) => {
      const passwordHash = await hashPassword(PASSWORD);
      const { email } = await buildCustomer(services.db, { password_hash: passwordHash });
      return { body: { email, password: PASSWORD } };
    },
  },
  register: {
    answers: forEverybody(201),
    input: () => ({
      body: {
        first_name: 'Asha',
        last_name: 'Patel',
        email: newEmail(),
        password: PASSWORD,
        mobile_number: '+19055550123',
        address: null,
        terms_version: '2026-11',
      },
    }),
  },
  // Not set up in tests: the answer shows that nobody is kept from asking.
  google: {
    answers: forEverybody(503),
    input: () => ({ body: { token: 'a.b.c', nonce: 'of a browser' } }),
  },
  signInWays: { answers: forEverybody(), input: nothing },
  commonPasswords: { answers: forEverybody(), input: nothing },
  forgotPassword: { answers: forEverybody(), input: () => ({ body: { email: newEmail() } }) },
  resetPassword: {
    answers: forEverybody(),
    input: async (scene) => ({ body: { ...(await resetLink(scene)), newPassword: PASSWORD } }),
  },
  // The customers of the matrix have neither password nor code.
  changePassword: {
    answers: forCustomers(422),
    input: () => ({ body: { code: '000000', newPassword: PASSWORD } }),
  },
  userInfo: { answers: forCustomers(), input: nothing },
  logout: { answers: forCustomers(), input: nothing },
};
