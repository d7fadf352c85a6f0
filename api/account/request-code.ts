import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { Job } from '#api/platform/queues/job.ts';
import type { emailCodes } from '#contract/account/email-codes.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  countCodes,
  countTry,
  type EmailCodeRow,
  insertEmailCode,
  isKnownEmail,
  isKnownNetwork,
  lockLiveCodes,
} from '#db/account/email-codes.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';

/** Askings that an address takes: from one network, and from all that are not proved to be its account's own. */
const MOST = {
  fromNetwork: { inQuarter: 4, inDay: 16 },
  byAll: { inHour: 12, inDay: 48 },
} as const;

type Asker = Pick<ContextOf<typeof emailCodes.ask>, 'db' | 'now' | 'caller' | 'ip'>;

async function isTooOften(
  { db, now, caller }: Asker,
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
  return !own && !(await isKnownNetwork(db, email, address));
}

/** What somebody types, with the secrets of the askings that were theirs. */
type TypedCode = { email: string; code: string; askings: readonly string[] | undefined };

/**
 * A code works this long, for so many tries of whoever asked for it and for as many of all others
 * (docs/decisions/0039-whose-tries-a-code-has.md).
 */
export const CODE_LIFETIME = { minutes: 10 } as const;
export const MOST_TRIES = 5;

/** Six digits, all equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code: salted with the asking that it belongs to, and good for ten minutes. */
export const hashCode = (askingId: string, code: string): string =>
  createHash('sha256').update(`${askingId}:${code}`).digest('base64url');

/** Whether a typed code is the one that was sent; in the same time where none was. */
function isRightCode(askingId: string, hash: string | null, typed: string): boolean {
  const typedHash = Buffer.from(hashCode(askingId, typed));
  const kept = Buffer.from(hash ?? hashCode(askingId, 'none'));
  return timingSafeEqual(typedHash, kept) && hash !== null;
}

/**
 * Uses up a code of an address when one that lives is the right one, and does `then` in the same
 * transaction. A wrong try counts on each of them even though it is refused: on those that were
 * asked for here as the asker's, on the others as a stranger's, and each takes five of both. An
 * address that was sent nothing goes the same way.
 */
export function redeemCode<T>(
  db: Kysely<DB>,
  { email, code, askings = [] }: TypedCode,
  now: Temporal.Instant,
  then: (tx: Transaction<DB>) => Promise<T>,
): Promise<T | Refusal> {
  const hashes = askings.map(hashSecretToken);
  const isOwn = ({ asking_hash }: EmailCodeRow) =>
    asking_hash !== null && hashes.includes(asking_hash);
  const triesOf = (asked: EmailCodeRow) => (isOwn(asked) ? asked.asker_tries : asked.tries);
  return runTransaction(db, async (tx) => {
    const live = await lockLiveCodes(tx, email, now);
    const open = live.filter((asked) => triesOf(asked) < MOST_TRIES);
    if (open.length === 0) return refuse('code_ended', {}, { field: 'code' });
    const [right] = open.filter((asked) => isRightCode(asked.id, asked.code_hash, code));
    await countTry(tx, open.filter(isOwn), 'asker_tries');
    await countTry(
      tx,
      open.filter((asked) => !isOwn(asked)),
      'tries',
    );
    if (right) {
      await tx
        .updateTable('email_codes')
        .set({ used_at: now })
        .where('id', '=', right.id)
        .execute();
      return then(tx);
    }
    const over = open.every((asked) => triesOf(asked) + 1 >= MOST_TRIES);
    return refuse(over ? 'code_ended' : 'code_wrong', {}, { field: 'code' });
  });
}

/**
 * Asks for a code, and answers a secret of the asking, so that nobody else can use up its tries.
 * Whether anybody has written from this address is looked up later, by a job, unless it is vouched
 * for (`isKnown`): a stranger's is sent nothing. The job waits a moment, so that its work does not
 * show in whatever is asked next. Refusal: `too_many_codes`.
 */
export async function requestCodeTo(
  ctx: Asker,
  email: string,
  { isKnown = false } = {},
): Promise<string | Refusal> {
  const address = networkKeyOf(ctx.ip);
  if (await isTooOften(ctx, email, address)) return refuse('too_many_codes', { retryAfter: 300 });
  const asking = newSecretToken();
  const id = await insertEmailCode(ctx.db, {
    email,
    address,
    askingHash: hashSecretToken(asking),
    createdAt: ctx.now,
    expiresAt: ctx.now.add(CODE_LIFETIME),
  });
  const payload = JSON.stringify({ id, isKnown });
  await sql`SELECT graphile_worker.add_job('send-email-code', ${payload}::json,
    job_key => ${`email-code:${id}`}::text, max_attempts => 5,
    run_at => now() + make_interval(secs => 0.5 + random() * 1.5))`.execute(ctx.db);
  return asking;
}

/** Asks for a code; the answer and the time it takes are the same for every address. */
export async function requestCode(
  ctx: ContextOf<typeof emailCodes.ask>,
  { body: { email } }: InputOf<typeof emailCodes.ask>,
) {
  const asking = await requestCodeTo(ctx, email);
  if (isRefusal(asking)) return asking;
  return ok(
    { asking },
    {
      message: `If we know ${email}, a six-digit code is on its way to it. It works for 10 minutes.`,
    },
  );
}

const Payload = z.object({ id: z.uuid(), isKnown: z._default(z.boolean(), false) });

/** The job behind it: makes the code for an address that is known and puts its mail into the outbox. */
export const sendEmailCode: Job = async (payload, { db, now }) => {
  const { id, isKnown } = z.parse(Payload, payload);
  await runTransaction(db, async (tx) => {
    const asked = await tx
      .selectFrom('email_codes')
      .where('id', '=', id)
      .where('code_hash', 'is', null)
      .where('expires_at', '>', now)
      .select('email')
      .forUpdate()
      .executeTakeFirst();
    if (!asked || !(isKnown || (await isKnownEmail(tx, asked.email)))) return;
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
