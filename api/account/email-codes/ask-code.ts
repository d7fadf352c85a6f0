import { sql } from 'kysely';
import * as z from 'zod/mini';
import { hashInquiryToken, newInquiryToken } from '#api/catering/inquiry-token.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import type { Job } from '#api/platform/jobs/job.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { networkOf } from '#api/account/sign-in/network-of.ts';
import type { emailCodes } from '#contract/account/email-codes.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { countCodes, insertEmailCode, isKnownAddress, isUsualNetwork } from '#db/account/email-codes.ts';
import { CODE_LIFETIME, hashCode, newCode } from './code.ts';

/** Askings that an address takes: from one network, and from all that are not proved to be its account's own. */
const MOST = {
  fromNetwork: { inQuarter: 4, inDay: 16 },
  byAll: { inHour: 12, inDay: 48 },
} as const;

async function isTooOften(
  { db, now, caller }: ContextOf<typeof emailCodes.ask>,
  email: string,
  address: string,
): Promise<boolean> {
  // One asking for an address after the other, so that none is counted before another is written.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba email code ${email}`}))`.execute(db);
  const { fromNetwork, byAll } = await countCodes(db, email, address, now);
  if (fromNetwork.inQuarter >= MOST.fromNetwork.inQuarter) return true;
  if (fromNetwork.inDay >= MOST.fromNetwork.inDay) return true;
  if (byAll.inHour < MOST.byAll.inHour && byAll.inDay < MOST.byAll.inDay) return false;
  // However often strangers ask, they do not keep an account from its own address. One that never
  // proved it may be a stranger's: anybody can register with it.
  const own = caller.kind === 'customer' && caller.email === email && caller.emailVerified;
  return !own && !(await isUsualNetwork(db, email, address));
}

/**
 * Asks for a code. Whether anybody has written from this address is looked up later, by a job: the
 * answer and the time it takes are the same for every address, and a stranger's is sent nothing. The
 * job waits a moment, so that its work does not show in whatever is asked next. Whoever asks is told
 * a secret of their asking, so that nobody else can use up their tries.
 */
export async function askCode(
  ctx: ContextOf<typeof emailCodes.ask>,
  { body: { email } }: InputOf<typeof emailCodes.ask>,
) {
  const address = networkOf(ctx.ip);
  if (await isTooOften(ctx, email, address)) return refuse('too_many_codes', { retryAfter: 300 });
  const asking = newInquiryToken();
  const id = await insertEmailCode(ctx.db, {
    email,
    address,
    askingHash: hashInquiryToken(asking),
    createdAt: ctx.now,
    expiresAt: ctx.now.add(CODE_LIFETIME),
  });
  await sql`SELECT graphile_worker.add_job('send-email-code', ${JSON.stringify({ id })}::json,
    job_key => ${`email-code:${id}`}::text, max_attempts => 5,
    run_at => now() + make_interval(secs => 0.5 + random() * 1.5))`.execute(ctx.db);
  return ok(
    { asking },
    {
      message: `If we know ${email}, a six-digit code is on its way to it. It works for 10 minutes.`,
    },
  );
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
