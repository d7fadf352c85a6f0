import { isApiError } from '#contract/platform/api-error.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';

/** Whether a code was asked for, or why not this time: the latest one may still work. */
export type CodeRequest = { refused: string | null };

/** More than anybody asks for while a code lives. */
const MOST_ASKINGS = 12;

const asked = new Map<string, string[]>();

/** What shows that codes of an address were asked for here, to send along with one. */
export const codeSecretsOf = (email: string): string[] => asked.get(email) ?? [];

/** Has a six-digit code sent to an address, if it is known; answers alike. Throws `ApiError`. */
export async function requestCode(email: string): Promise<CodeRequest> {
  try {
    const { emailCodes } = await loadModule(() => import('#contract/account/email-codes.ts'));
    const { asking } = await call(emailCodes.ask, { body: { email } });
    asked.set(email, [asking, ...codeSecretsOf(email)].slice(0, MOST_ASKINGS));
    return { refused: null };
  } catch (error) {
    if (isApiError(error) && error.code === 'too_many_codes') return { refused: error.message };
    throw error;
  }
}
