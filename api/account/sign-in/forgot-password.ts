import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import type { Job } from '#api/platform/jobs/job.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import type { accounts } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { findCustomerByEmail } from '#db/account/accounts.ts';
import { countResetsSince, insertReset } from '#db/account/password-resets.ts';
import { hashResetToken, newResetToken, RESET_LIFETIME } from './reset-token.ts';

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
  await db.transaction().execute(async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    if (!customer || customer.disabled_at) return;
    const anHourAgo = now.subtract({ hours: 1 });
    if ((await countResetsSince(tx, customer.id, anHourAgo)) >= MOST_AN_HOUR) return;
    const token = newResetToken();
    await insertReset(tx, {
      tokenHash: hashResetToken(token),
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
