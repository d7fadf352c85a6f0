import { openSession } from '#api/account/sessions.ts';
import { limitSignIns } from '#api/account/sign-in/check-sign-in.ts';
import { verifyPassword } from '#api/account/sign-in/passwords.ts';
import { queueFailedSignIn } from '#api/kitchen/audit/log-sign-in.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import type { accounts } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomerByEmail, lockCustomer } from '#db/account/accounts.ts';
import { rememberSuccess } from '#db/account/sign-in-attempts.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { presentCustomer } from './present-customer.ts';

/**
 * Signs a customer in (docs/rules.md#signing-in). An unknown address and a wrong password get the
 * same answer after the same work; that an account is disabled is said only to those who know its
 * password. What staff sign in with is nothing here: it is looked at, and counted, at the desk's door
 * alone.
 */
export async function signIn(
  ctx: OwnContextOf<typeof accounts.login>,
  { body }: InputOf<typeof accounts.login>,
) {
  const { db, now } = ctx;
  const { email, password } = body;
  const attempt = { audience: 'customer', email, address: networkKeyOf(ctx.ip) } as const;
  const customer = await limitSignIns(ctx, attempt, async () => {
    const row = await findCustomerByEmail(db, email);
    const isRight = await verifyPassword(password, row?.password_hash);
    if (!isRight || !row) return null;
    if (!row.disabled_at) return row;
    await queueFailedSignIn(db, ctx, { ...attempt, stopped: 'disabled' });
    return refuse('account_disabled');
  });
  if (isRefusal(customer)) return customer;

  return runTransaction(db, async (tx) => {
    // While its password was checked, the account may have got another, been disabled or erased.
    const still = await lockCustomer(tx, customer.id);
    const isSame = still?.password_hash === customer.password_hash;
    if (!still || !isSame || still.disabled_at) return refuse('invalid_credentials');
    await rememberSuccess(tx, attempt, now);
    const token = await openSession(tx, ctx, { customerId: customer.id });
    return { user: presentCustomer(still), token };
  });
}
