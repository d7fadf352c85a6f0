import { isApiError } from '#contract/api-error.ts';
import { call, loadPart } from '#web/api/browser-client.ts';

/** Whether a code was asked for, or why not this time: the latest one may still work. */
export type AskedForCode = { refused: string | null };

/** Has a six-digit code sent to an address, if it is known; answers alike. Throws `ApiError`. */
export async function askForCode(email: string): Promise<AskedForCode> {
  try {
    const { emailCodes } = await loadPart(() => import('#contract/email-codes.ts'));
    await call(emailCodes.ask, { body: { email } });
    return { refused: null };
  } catch (error) {
    if (isApiError(error) && error.code === 'too_many_codes') return { refused: error.message };
    throw error;
  }
}
