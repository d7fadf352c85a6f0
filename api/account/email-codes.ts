import type { Transaction } from 'kysely';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import { emailCodes } from '#contract/account/email-codes.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import { insertInquiryAccess } from '#db/catering/inquiry-tokens.ts';
import type { DB } from '#db/types.ts';
import { redeemCode, requestCode } from './request-code.ts';

/** How long a proved address opens its inquiries in the browser that proved it. */
const PROOF_LIFETIME = { hours: 24 } as const;

type ConfirmedCode = DataOf<typeof emailCodes.confirm>;

/** Proves an address by its code; wrong tries count, so this has its own transaction. */
function confirmCode(
  ctx: OwnContextOf<typeof emailCodes.confirm>,
  { body: { email, code, askings } }: InputOf<typeof emailCodes.confirm>,
): Promise<ConfirmedCode | Refusal> {
  return redeemCode(ctx.db, { email, code, askings }, ctx.now, async (tx) => {
    await verifyAccount(tx, ctx, email);
    return openInquiries(tx, email, ctx.now);
  });
}

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
): Promise<ConfirmedCode> {
  const token = newSecretToken();
  const expiresAt = now.add(PROOF_LIFETIME);
  await insertInquiryAccess(tx, {
    tokenHash: hashSecretToken(token),
    opens: { email },
    createdAt: now,
    expiresAt,
  });
  return { email, token, expiresAt: expiresAt.toString() };
}

export const emailCodeHandlers = handlers(emailCodes, {
  ask: requestCode,
  confirm: ownTransaction(confirmCode),
});
