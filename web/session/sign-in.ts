import type * as z from 'zod/mini';
import { accounts, type LoginBody, type RegisterBody, type User } from '#contract/accounts.ts';
import { ApiError, isApiError } from '#contract/api-error.ts';
import { errorMessage } from '#contract/errors.ts';
import { call } from '#web/api/browser-client.ts';
import { session } from './session.ts';
import type { StoredSession } from './stored-session.ts';

/** An answer without user and token is no login (spec 1 section 7). */
async function complete(answer: Promise<StoredSession>): Promise<User> {
  try {
    const signedIn = await answer;
    session.begin(signedIn);
    return signedIn.user;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'outdated_page' || !error.cause) throw error;
    throw new ApiError({
      code: 'invalid_login_response',
      status: 0,
      message: errorMessage('invalid_login_response'),
    });
  }
}

/** Signs a customer in and begins their session; throws `ApiError`. */
export const signIn = (body: z.output<typeof LoginBody>): Promise<User> =>
  complete(call(accounts.login, { body }));

/** Registers a customer and begins their session; throws `ApiError`. */
export const register = (body: z.output<typeof RegisterBody>): Promise<User> =>
  complete(call(accounts.register, { body }));
