import { redeemCode } from '#api/account/request-code.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { hashPassword, refuseGuessable, verifyPassword } from '#api/account/sign-in/passwords.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import type { accounts } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomer, lockCustomerForWrite, replacePassword } from '#db/account/accounts.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { runTransaction } from '#db/platform/transaction.ts';

const WRONG = refuse('current_password_wrong', {}, { field: 'currentPassword' });

/**
 * Changes the own password. The session that asks goes on, the account's others end,
 * and a mail tells its owner. Guessing the current password counts as signing in does. An account
 * that only Google has vouched for gets its first password with a code that its address was sent:
 * an open session alone is not its owner.
 */
export async function changePassword(
  ctx: OwnContextOf<typeof accounts.changePassword>,
  { body }: InputOf<typeof accounts.changePassword>,
) {
  const { db, now, caller } = ctx;
  const { currentPassword, newPassword, code, askings } = body;
  const before = await findCustomer(db, caller.id);
  if (!before) return refuse('session_expired');
  // First, so that no code is used up for a password that is refused.
  const own = [before.first_name, before.last_name, caller.email];
  const refused = await refuseGuessable(newPassword, own, 'newPassword');
  if (refused) return refused;
  if (before.password_hash !== null) {
    const attempt = { audience: 'customer', email: caller.email } as const;
    const known = await limitSignIns(ctx, attempt, async () =>
      (await verifyPassword(currentPassword ?? '', before.password_hash)) ? before : null,
    );
    if (isRefusal(known)) return known.refused === 'invalid_credentials' ? WRONG : known;
    if (newPassword === currentPassword)
      return refuse('password_unchanged', {}, { field: 'newPassword' });
  } else {
    const typed = { email: caller.email, code: code ?? '', askings };
    const stranger = await redeemCode(db, typed, now, async () => null);
    if (stranger) return stranger;
  }

  const passwordHash = await hashPassword(newPassword);
  const isReplaced = await runTransaction(db, async (tx) => {
    const { id, first_name: name } = before;
    const { password_hash: known } = before;
    if (!(await lockCustomerForWrite(tx, id))) return false;
    if (!(await replacePassword(tx, id, { known, next: passwordHash }, now))) return false;
    await revokeSessionsOf(tx, { customerId: id }, now, caller.sessionId);
    await enqueueMail(tx, { kind: 'password_changed', customerId: id, details: { name } });
    return true;
  });
  // Another tab was faster: what was typed here is no longer the current password.
  if (!isReplaced) return WRONG;
  return ok(null, { message: 'Your password is changed. You are signed out everywhere else.' });
}
