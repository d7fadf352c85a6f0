import { sql } from 'kysely';
import * as z from 'zod/mini';
import { hashPassword, refuseGuessable } from '#api/account/sign-in/passwords.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ContextOf, OwnContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { Job } from '#api/platform/queues/job.ts';
import type { accounts } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findCustomer, findCustomerByEmail, setPasswordByMail } from '#db/account/accounts.ts';
import {
  countResetsSince,
  insertReset,
  isResetRedeemable,
  redeemReset,
} from '#db/account/password-resets.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { forgiveFailures } from '#db/account/sign-in-attempts.ts';
import { runTransaction } from '#db/platform/transaction.ts';

/** A reset link works this long (docs/rules.md#forgotten-and-changed-passwords). */
const RESET_LIFETIME = { hours: 1 } as const;

/**
 * Sets a new password with a link that works once and for an hour; every session of the account
 * ends. The link was read in the account's mailbox, so the address is verified by it.
 */
export async function resetPassword(
  ctx: OwnContextOf<typeof accounts.resetPassword>,
  { body }: InputOf<typeof accounts.resetPassword>,
) {
  const { db, now } = ctx;
  const tokenHash = hashSecretToken(body.token);
  if (!(await isResetRedeemable(db, tokenHash, body.email, now)))
    return refuse('reset_link_invalid');
  const owner = await findCustomerByEmail(db, body.email);
  const own = [body.email, owner?.first_name ?? '', owner?.last_name ?? ''];
  const refused = await refuseGuessable(body.newPassword, own, 'newPassword');
  if (refused) return refused;
  const passwordHash = await hashPassword(body.newPassword);

  return runTransaction(db, async (tx) => {
    const customerId = await redeemReset(tx, tokenHash, body.email, now);
    if (!customerId) return refuse('reset_link_invalid');
    await setPasswordByMail(tx, customerId, passwordHash, now);
    await revokeSessionsOf(tx, { customerId }, now);
    await forgiveFailures(tx, { audience: 'customer', email: body.email });
    const { first_name: name } = (await findCustomer(tx, customerId)) ?? { first_name: '' };
    await enqueueMail(tx, { kind: 'password_changed', customerId, details: { name } });
    return null;
  });
}

/** A mailbox gets no more links than this in an hour, however often somebody asks. */
const MOST_AN_HOUR = 3;

/** What everybody reads who asks, known or not (docs/rules.md#fixed-words). */
const MESSAGE =
  "If an account with that email exists, you'll receive a password reset link shortly.";

/**
 * Asks for a reset link. Whether there is such an account is looked up later, by a job: the answer
 * and the time it takes are the same for every address.
 */
export async function forgotPassword(
  ctx: ContextOf<typeof accounts.forgotPassword>,
  { body }: InputOf<typeof accounts.forgotPassword>,
) {
  await sql`SELECT graphile_worker.add_job('send-reset-link', ${JSON.stringify(body)}::json,
    job_key => ${`reset:${body.email}`}::text, max_attempts => 5)`.execute(ctx.db);
  return ok(null, { message: MESSAGE });
}

const Payload = z.object({ email: z.string() });

/** The job behind it: makes the link of an account that exists and puts its mail into the outbox. */
export const sendResetLink: Job = async (payload, { db, now }) => {
  const { email } = z.parse(Payload, payload);
  await runTransaction(db, async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    if (!customer || customer.disabled_at) return;
    const anHourAgo = now.subtract({ hours: 1 });
    if ((await countResetsSince(tx, customer.id, anHourAgo)) >= MOST_AN_HOUR) return;
    const token = newSecretToken();
    await insertReset(tx, {
      tokenHash: hashSecretToken(token),
      customerId: customer.id,
      createdAt: now,
      expiresAt: now.add(RESET_LIFETIME),
    });
    await enqueueMail(tx, {
      kind: 'password_reset',
      customerId: customer.id,
      details: { name: customer.first_name, email, token },
    });
  });
};
