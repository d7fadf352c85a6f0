import type { OwnContextOf } from '#api/platform/http/context.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { hashPassword } from '#api/account/sign-in/hash-password.ts';
import { refuseGuessable } from '#api/account/sign-in/refuse-guessable.ts';
import type { accounts } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findCustomer, findCustomerByEmail, setPasswordByMail } from '#db/account/accounts.ts';
import { isResetGood, takeReset } from '#db/account/password-resets.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { forgiveFailures } from '#db/account/sign-in-attempts.ts';
import { hashResetToken } from './reset-token.ts';

/**
 * Sets a new password with a link that works once and for an hour; every session of the account
 * ends. The link was read in the account's mailbox, so the address is verified by it.
 */
export async function resetPassword(
  ctx: OwnContextOf<typeof accounts.resetPassword>,
  { body }: InputOf<typeof accounts.resetPassword>,
) {
  const { db, now } = ctx;
  const tokenHash = hashResetToken(body.token);
  if (!(await isResetGood(db, tokenHash, body.email, now))) return refuse('reset_link_invalid');
  const owner = await findCustomerByEmail(db, body.email);
  const own = [body.email, owner?.first_name ?? '', owner?.last_name ?? ''];
  const refused = refuseGuessable(body.newPassword, own, 'newPassword');
  if (refused) return refused;
  const passwordHash = await hashPassword(body.newPassword);

  return db.transaction().execute(async (tx) => {
    const customerId = await takeReset(tx, tokenHash, body.email, now);
    if (!customerId) return refuse('reset_link_invalid');
    await setPasswordByMail(tx, customerId, passwordHash, now);
    await revokeSessionsOf(tx, { customerId }, now);
    await forgiveFailures(tx, { audience: 'customer', email: body.email });
    const { first_name: name } = (await findCustomer(tx, customerId)) ?? { first_name: '' };
    await enqueueMail(tx, { kind: 'password_changed', customerId, details: { name } });
    return null;
  });
}
