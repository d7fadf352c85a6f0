import { isApiError } from '#contract/api-error.ts';
import { emailCodes } from '#contract/email-codes.ts';
import { call } from '#web/api/browser-client.ts';

/** Whether a code was asked for, or why not this time: the latest one may still work. */
export type AskedForCode = { refused: string | null };

/** Has a six-digit code sent to an address, if it is known; answers alike. Throws `ApiError`. */
export async function askForCode(email: string): Promise<AskedForCode> {
  try {
    await call(emailCodes.ask, { body: { email } });
    return { refused: null };
  } catch (error) {
    if (isApiError(error) && error.code === 'too_many_codes') return { refused: error.message };
    throw error;
  }
}
