import { fromSnapshot, handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { readCommonPasswords } from '#api/account/sign-in/refuse-guessable.ts';
import { accounts } from '#contract/account/accounts.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { readSignInWays } from './read-sign-in-ways.ts';
import { readUser } from './read-user.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { signOut } from './sign-out.ts';

export const accountHandlers = handlers(accounts, {
  login: ownTransaction(signIn),
  register: ownTransaction(register),
  google: ownTransaction(signInWithGoogle),
  signInWays: fromSnapshot(readSignInWays),
  forgotPassword,
  commonPasswords: fromSnapshot(readCommonPasswords),
  resetPassword: ownTransaction(resetPassword),
  changePassword: ownTransaction(changePassword),
  userInfo: readUser,
  logout: signOut,
});
