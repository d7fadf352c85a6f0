import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ContextOf } from '#api/core/context.ts';
import { ok } from '#api/core/handler.ts';
import type { Job } from '#api/jobs/job.ts';
import { enqueueMail } from '#api/mail/enqueue-mail.ts';
import { networkOf } from '#api/sign-in-limits/network-of.ts';
import type { emailCodes } from '#contract/email-codes.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { refuse } from '#contract/refusal.ts';
import { countCodesSince, insertEmailCode, isKnownAddress } from '#db/email-codes.ts';
import { CODE_LIFETIME, hashCode, newCode } from './code.ts';

/** Askings that an address takes: from one network in a quarter of an hour, and from all in an hour. */
const MOST = { fromNetwork: 4, byAll: 12 } as const;

/**
 * Asks for a code. Whether anybody has written from this address is looked up later, by a job: the
 * answer and the time it takes are the same for every address, and a stranger's is sent nothing. The
 * job waits a moment, so that its work does not show in whatever is asked next.
 */
export async function askCode(
  ctx: ContextOf<typeof emailCodes.ask>,
  { body: { email } }: InputOf<typeof emailCodes.ask>,
) {
  const address = networkOf(ctx.ip);
  const asked = await countCodesSince(ctx.db, email, address, {
    byAll: ctx.now.subtract({ hours: 1 }),
    fromNetwork: ctx.now.subtract({ minutes: 15 }),
  });
  if (asked.fromNetwork >= MOST.fromNetwork || asked.byAll >= MOST.byAll)
    return refuse('too_many_codes', { retryAfter: 300 });
  const id = await insertEmailCode(ctx.db, {
    email,
    address,
    createdAt: ctx.now,
    expiresAt: ctx.now.add(CODE_LIFETIME),
  });
  await sql`SELECT graphile_worker.add_job('send-email-code', ${JSON.stringify({ id })}::json,
    job_key => ${`email-code:${id}`}::text, max_attempts => 5,
    run_at => now() + make_interval(secs => 0.5 + random() * 1.5))`.execute(ctx.db);
  return ok(null, {
    message: `If we know ${email}, a six-digit code is on its way to it. It works for 10 minutes.`,
  });
}

const Payload = z.object({ id: z.uuid() });

/** The job behind it: makes the code for an address that is known and puts its mail into the outbox. */
export const sendEmailCode: Job = async (payload, { db, now }) => {
  const { id } = z.parse(Payload, payload);
  await db.transaction().execute(async (tx) => {
    const asked = await tx
      .selectFrom('email_codes')
      .where('id', '=', id)
      .where('code_hash', 'is', null)
      .where('expires_at', '>', now)
      .select('email')
      .forUpdate()
      .executeTakeFirst();
    if (!asked || !(await isKnownAddress(tx, asked.email))) return;
    const code = newCode();
    await tx
      .updateTable('email_codes')
      .set({ code_hash: hashCode(id, code) })
      .where('id', '=', id)
      .execute();
    await enqueueMail(tx, {
      kind: 'email_code',
      address: asked.email,
      details: { name: '', code },
    });
  });
};
