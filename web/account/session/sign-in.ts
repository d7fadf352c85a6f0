import type * as z from 'zod/mini';
import { accounts, type LoginBody, type RegisterBody, type User } from '#contract/account/accounts.ts';
import { ApiError, isApiError } from '#contract/platform/api-error.ts';
import { ACCOUNT_ERRORS } from '#contract/account/errors.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { session } from './session.ts';
import type { StoredSession } from './stored-session.ts';

function failure(code: 'invalid_login_response' | 'customers_only'): ApiError {
  const [status, message] = { ...ANY_CALL_ERRORS, ...ACCOUNT_ERRORS }[code];
  return new ApiError({ code, status, message });
}

/** The customer of an answer, whose session has begun; everybody else is refused. */
async function begin(answer: Promise<StoredSession>): Promise<User> {
  const signedIn = await answer.catch((error: unknown) => {
    // The answer came, without user or token in it.
    const incomplete = isApiError(error) && error.code === 'outdated_page' && error.cause;
    throw incomplete ? failure('invalid_login_response') : error;
  });
  if (!session.begin(signedIn)) throw failure('customers_only');
  return signedIn.user;
}

/** Signs a customer in and begins their session; throws `ApiError`. */
export const signIn = (body: z.output<typeof LoginBody>): Promise<User> =>
  begin(call(accounts.login, { body }));

/** Signs in whom Google vouches for and begins their session; throws `ApiError`. */
export const signInWithGoogle = (body: { token: string; nonce: string }): Promise<User> =>
  begin(call(accounts.google, { body }));

/** Registers a customer and begins their session; throws `ApiError`. */
export const register = (body: z.output<typeof RegisterBody>): Promise<User> =>
  begin(call(accounts.register, { body }));
