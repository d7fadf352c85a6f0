import { randomInt, randomUUID } from 'node:crypto';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { invitations } from '#contract/account/invitations.ts';
import { insertInvitation } from '#db/account/invitations.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { buildCustomerWithoutEmail } from '#test/factories.ts';
import { SMS_GATE, switchOn } from '#test/gateways.ts';
import { sendCode } from '#test/inquiry-proof/open.ts';
import { PASSWORD } from './accounts.ts';
import { forEverybody, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

/** The secret of a link that somebody was given. */
async function invited({ services }: Scene, phone?: string): Promise<string> {
  const { id: customerId } = await buildCustomerWithoutEmail(services.db, {
    ...(phone && { phone }),
  });
  const token = newSecretToken();
  const createdAt = services.clock.now();
  await runTransaction(services.db, (tx) =>
    insertInvitation(tx, {
      customerId,
      tokenHash: hashSecretToken(token),
      createdAt,
      expiresAt: createdAt.add({ hours: 24 }),
    }),
  );
  return token;
}

const newEmail = () => `${randomUUID()}@example.com`;

export const invitationRows: RowsOf<typeof invitations> = {
  read: {
    answers: forEverybody(),
    input: async (scene) => ({ body: { token: await invited(scene) } }),
  },
  sendCode: {
    answers: forEverybody(202),
    input: async (scene) => ({ body: { token: await invited(scene), email: newEmail() } }),
  },
  sendPhoneCode: {
    answers: forEverybody(202),
    input: async (scene) => {
      const { db, clock } = scene.services;
      await switchOn(db, { sms: SMS_GATE }, clock.now());
      const phone = `+1905556${String(randomInt(10_000)).padStart(4, '0')}`;
      return { body: { token: await invited(scene, phone), email: newEmail() } };
    },
  },
  accept: {
    answers: forEverybody(),
    input: async (scene) => {
      const [token, email, code] = [await invited(scene), newEmail(), '123456'];
      await sendCode(scene.services, { email, code });
      return { body: { token, email, code, password: PASSWORD, terms_version: '2026-11' } };
    },
  },
};
