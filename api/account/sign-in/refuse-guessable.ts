import { dictionary } from '@zxcvbn-ts/language-common';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { commonWords, GUESSABLE_CODES, guessable } from '#domain/account/guessable-password.ts';

const { 'passwords-common': passwords } = dictionary;

const common = new Set([...passwords, ...commonWords(passwords, passwords.length)]);

/** So many are told to a browser that asks, in a few kilobytes; the server knows them all. */
const TOLD = 2_000;

/** The most common words of passwords, for the meter beside the field. */
export const readCommonPasswords = (): string[] => commonWords(passwords, TOLD);

/**
 * Refuses a new password that keeps the rule and is guessed all the same: one of those that are
 * tried first, or one with its owner's name or e-mail address in it. Null when it is fine.
 * @param own the texts of its owner
 * @param field where it was typed
 */
export function refuseGuessable(
  password: string,
  own: readonly string[],
  field: string,
): Refusal | null {
  const why = guessable(password, { common, own });
  return why && refuse(GUESSABLE_CODES[why], {}, { field });
}
