import type { OwnContextOf } from '#api/platform/http/context.ts';
import { takeCode } from '#api/account/email-codes/take-code.ts';
import { verifyPassword } from '#api/account/sign-in/hash-password.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import type { leaving } from '#contract/account/leaving.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { CustomerRow } from '#db/account/accounts.ts';

const WRONG = refuse('current_password_wrong', {}, { field: 'password' });

/**
 * Whether whoever asks is the owner of the account, not just of its open session: by the password,
 * where guesses count as signing in does, or without one by a code that its address was sent. Null
 * when they are.
 */
export async function refuseStranger(
  ctx: OwnContextOf<typeof leaving.ask>,
  { body: { password, code, askings } }: InputOf<typeof leaving.ask>,
  account: CustomerRow,
): Promise<Refusal | null> {
  const { db, now } = ctx;
  const { email, password_hash: stored } = account;
  if (stored === null) {
    const taken = await takeCode(db, { email, code: code ?? '', askings }, now, async () => null);
    return taken;
  }
  const attempt = { audience: 'customer', email } as const;
  const known = await limitSignIns(ctx, attempt, async () =>
    (await verifyPassword(password ?? '', stored)) ? account : null,
  );
  if (!isRefusal(known)) return null;
  return known.refused === 'invalid_credentials' ? WRONG : known;
}
