import { signOut } from '#api/account/sessions.ts';
import type { CustomerRead } from '#api/platform/http/context.ts';
import {
  fromSnapshot,
  handlers,
  ownTransaction,
  type SnapshotContext,
} from '#api/platform/http/handler.ts';
import { accounts } from '#contract/account/accounts.ts';
import type { Customer } from '#contract/account/customer.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { storeLastSeen } from '#db/account/sessions.ts';
import { changePassword } from './change-password.ts';
import { readCommonPasswords } from './passwords.ts';
import { presentCustomer } from './present-customer.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

/** How one can sign in besides with a password: with Google where the kitchen has set it up. */
function readSignInWays({ env: { google } }: Pick<SnapshotContext, 'env'>) {
  if (!google) return { google: null };
  const { clientId, authorizationUrl } = google;
  return { google: { clientId, authorizationUrl } };
}

/** The signed-in customer. Every page that opens asks for it, so it also says when that was. */
async function readCustomer(ctx: CustomerRead): Promise<Customer | Refusal> {
  await storeLastSeen(ctx.db, ctx.caller.sessionId, ctx.now, 15);
  const row = await findCustomer(ctx.db, ctx.caller.id);
  return row ? presentCustomer(row) : refuse('session_expired');
}

export const accountHandlers = handlers(accounts, {
  login: ownTransaction(signIn),
  register: ownTransaction(register),
  google: ownTransaction(signInWithGoogle),
  signInWays: fromSnapshot(readSignInWays),
  forgotPassword,
  commonPasswords: fromSnapshot(readCommonPasswords),
  resetPassword: ownTransaction(resetPassword),
  changePassword: ownTransaction(changePassword),
  userInfo: readCustomer,
  logout: signOut,
});
