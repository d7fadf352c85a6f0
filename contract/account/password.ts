import * as z from 'zod/mini';

/** The five criteria of a password, in the words that complete "Password must contain …". */
export const PASSWORD_CRITERIA = [
  { words: 'at least 8 characters', holds: (typed: string) => typed.length >= 8 },
  { words: 'one lowercase letter', holds: (typed: string) => /\p{Ll}/u.test(typed) },
  { words: 'one uppercase letter', holds: (typed: string) => /\p{Lu}/u.test(typed) },
  { words: 'one number', holds: (typed: string) => /\p{Nd}/u.test(typed) },
  { words: 'one special character', holds: (typed: string) => /[^\p{L}\p{N}\s]/u.test(typed) },
] as const;

/** The criteria that a password misses, in words; empty when it is fine. */
export const missingPasswordCriteria = (typed: string): string[] =>
  PASSWORD_CRITERIA.filter(({ holds }) => !holds(typed)).map(({ words }) => words);

/** What is refused on top of the rule, wherever a password is set (domain/account/password.ts). */
export const GUESSABLE_ERRORS = ['password_common', 'password_names_you'] as const;

/** The password that an account has now, typed to show that it is really its owner who asks. */
export const CurrentPassword = z
  .string('Please enter your current password')
  .check(
    z.minLength(1, { error: 'Please enter your current password', abort: true }),
    z.maxLength(200, 'Please use at most 200 characters.'),
  );

/**
 * One rule for register, reset and change; the message lists what is missing
 * (docs/rules.md#passwords).
 */
export const NewPassword = z.string('Password is required').check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.maxLength(200, 'Please use at most 200 characters.'),
  z.superRefine((typed, context) => {
    const missing = missingPasswordCriteria(typed);
    if (missing.length === 0) return;
    const message =
      typed.length < 8 && missing.length === 1
        ? 'Password must be at least 8 characters'
        : `Password must contain ${missing.join(', ')}`;
    context.addIssue({ code: 'custom', message });
  }),
);
