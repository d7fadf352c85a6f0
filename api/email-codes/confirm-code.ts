import type { Transaction } from 'kysely';
import { hashInquiryToken, newInquiryToken } from '#api/catering/inquiry-token.ts';
import type { OwnContextOf } from '#api/core/context.ts';
import type { emailCodes } from '#contract/email-codes.ts';
import type { DataOf, InputOf } from '#contract/endpoint.ts';
import { type Refusal, refuse } from '#contract/errors.ts';
import { lockLatestCode } from '#db/email-codes.ts';
import { insertInquiryAccess } from '#db/inquiry-access.ts';
import type { DB } from '#db/types.ts';
import { isRightCode, MOST_TRIES } from './code.ts';

/** How long a proved address opens its inquiries in the browser that proved it. */
const PROOF_LIFETIME = { hours: 24 } as const;

type Confirmed = DataOf<typeof emailCodes.confirm>;

/**
 * Proves an address by its code. A wrong try counts even though it is refused, so this has its own
 * transaction; after the fifth, and after ten minutes, the code is over. An address that was sent
 * nothing goes the same way.
 */
export function confirmCode(
  ctx: OwnContextOf<typeof emailCodes.confirm>,
  { body: { email, code } }: InputOf<typeof emailCodes.confirm>,
): Promise<Confirmed | Refusal> {
  return ctx.db.transaction().execute(async (tx) => {
    const asked = await lockLatestCode(tx, email);
    if (!asked || asked.used_at || asked.tries >= MOST_TRIES || isOver(asked.expires_at, ctx.now))
      return refuse('code_ended', {}, { field: 'code' });
    const right = isRightCode(asked.id, asked.code_hash, code);
    await tx
      .updateTable('email_codes')
      .set({ tries: asked.tries + 1, ...(right && { used_at: ctx.now }) })
      .where('id', '=', asked.id)
      .execute();
    if (!right) {
      const over = asked.tries + 1 >= MOST_TRIES;
      return refuse(over ? 'code_ended' : 'code_wrong', {}, { field: 'code' });
    }
    await verifyAccount(tx, ctx, email);
    return openInquiries(tx, email, ctx.now);
  });
}

const isOver = (expiresAt: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(expiresAt, now) <= 0;

/** The signed-in account that has this address has proved it now. */
async function verifyAccount(
  tx: Transaction<DB>,
  { caller, now }: Pick<OwnContextOf<typeof emailCodes.confirm>, 'caller' | 'now'>,
  email: string,
): Promise<void> {
  if (caller.kind !== 'customer' || caller.email !== email) return;
  await tx
    .updateTable('customers')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', caller.id)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute();
}

async function openInquiries(
  tx: Transaction<DB>,
  email: string,
  now: Temporal.Instant,
): Promise<Confirmed> {
  const token = newInquiryToken();
  const expiresAt = now.add(PROOF_LIFETIME);
  await insertInquiryAccess(tx, {
    tokenHash: hashInquiryToken(token),
    opens: { email },
    createdAt: now,
    expiresAt,
  });
  return { email, token, expiresAt: expiresAt.toString() };
}
