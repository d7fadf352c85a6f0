import type * as z from 'zod/mini';
import { accounts, type LoginBody, type RegisterBody } from '#contract/account/accounts.ts';
import type { Customer } from '#contract/account/customer.ts';
import { ACCOUNT_ERRORS } from '#contract/account/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError, isApiError } from '#contract/platform/api-error.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { session } from '#web/account/session/session.ts';
import type { StoredSession } from '#web/account/session/session-store.ts';
import { call } from '#web/platform/client/browser-client.ts';

function failure(code: 'invalid_login_response' | 'customers_only'): ApiError {
  const [status, message] = { ...ANY_CALL_ERRORS, ...ACCOUNT_ERRORS }[code];
  return new ApiError({ code, status, message });
}

/** The customer of an answer, whose session has begun; everybody else is refused. */
export async function beginSession(answer: Promise<StoredSession>): Promise<Customer> {
  const signedIn = await answer.catch((error: unknown) => {
    // The answer came, without user or token in it.
    const incomplete = isApiError(error) && error.code === 'outdated_page' && error.cause;
    throw incomplete ? failure('invalid_login_response') : error;
  });
  if (!session.begin(signedIn)) throw failure('customers_only');
  return signedIn.user;
}

/** Signs a customer in and begins their session; throws `ApiError`. */
export const signIn = (body: z.output<typeof LoginBody>): Promise<Customer> =>
  beginSession(call(accounts.login, { body }));

/** Signs in whom Google vouches for and begins their session; throws `ApiError`. */
export const signInWithGoogle = (body: { token: string; nonce: string }): Promise<Customer> =>
  beginSession(call(accounts.google, { body }));

/** Registers a customer and begins their session; throws `ApiError`. */
export const register = (body: z.output<typeof RegisterBody>): Promise<Customer> =>
  beginSession(call(accounts.register, { body }));

// Signing in and registering: what is shown for what the server says. The code of
// a refusal decides; its words are searched for keywords only where no code does.

type ByCode = Partial<Record<ErrorCode, string>>;
type Keyword = readonly [pattern: RegExp, shown: string];

const NO_CONNECTION =
  'Unable to connect to server. Please check your internet connection and try again.';
const SERVER_ERROR = 'Server error occurred. Please try again in a few moments.';
const EMAIL_FORMAT = 'Please enter a valid email address (e.g., name@example.com)';
const PHONE_FORMAT = 'Please enter a valid phone number (e.g., +1234567890)';
const PASSWORD_PROBLEM =
  'Password does not meet requirements. Please ensure it has at least 8 characters with letters and numbers.';
const NAME_PROBLEM = 'Please enter a valid first and last name.';
const VALIDATION = 'Please check all fields and ensure they meet the requirements.';

const LABELS = { ...ANY_CALL_ERRORS, ...ACCOUNT_ERRORS };

const inTheirOwnWords = (...codes: (keyof typeof LABELS)[]): ByCode =>
  Object.fromEntries(codes.map((code) => [code, errorText(LABELS, code)]));

const EITHER: ByCode = {
  ...inTheirOwnWords(
    'customers_only',
    'circuit_open',
    'outdated_page',
    'invalid_login_response',
    'storage_full',
  ),
  network: NO_CONNECTION,
  server_error: SERVER_ERROR,
  unavailable: SERVER_ERROR,
};
const EITHER_KEYWORDS: readonly Keyword[] = [
  [/access denied|only for customers/i, errorText(LABELS, 'customers_only')],
  [/network|connect/i, NO_CONNECTION],
  [/server error/i, SERVER_ERROR],
];

const LOGIN: ByCode = {
  ...EITHER,
  ...inTheirOwnWords('account_disabled', 'too_many_attempts', 'google_other_account'),
  rate_limited: errorText(LABELS, 'too_many_attempts'),
};
const LOGIN_KEYWORDS: readonly Keyword[] = [
  [/invalid (email or password|credentials)/i, errorText(LABELS, 'invalid_credentials')],
  [
    /(email|account|user).* not found|no (account|user)/i,
    'No account found with this email address. Please check your email or create a new account.',
  ],
  [
    /(incorrect|wrong|invalid) password/i,
    'Incorrect password. Please try again or reset your password.',
  ],
  [/disabled|deactivated/i, errorText(LABELS, 'account_disabled')],
  [/session.*expired/i, errorText(LABELS, 'session_expired')],
  [/too many|rate limit/i, errorText(LABELS, 'too_many_attempts')],
  ...EITHER_KEYWORDS,
];

const REGISTRATION: ByCode = {
  ...EITHER,
  ...inTheirOwnWords('email_taken', 'rate_limited'),
};
const REGISTRATION_KEYWORDS: readonly Keyword[] = [
  [/e-?mail.*(already|registered|exists|taken|in use)/i, errorText(LABELS, 'email_taken')],
  [
    /phone.*(already|registered|exists|taken|in use)/i,
    'This phone number is already registered. Please use a different phone number.',
  ],
  [/too many|rate limit/i, errorText(LABELS, 'rate_limited')],
  ...EITHER_KEYWORDS,
  [/password/i, PASSWORD_PROBLEM],
  [/e-?mail/i, EMAIL_FORMAT],
  [/phone|mobile/i, PHONE_FORMAT],
  [/name/i, NAME_PROBLEM],
  [/validation|invalid|check your input/i, VALIDATION],
];

const REGISTRATION_FIELDS: Record<string, string> = {
  password: PASSWORD_PROBLEM,
  email: EMAIL_FORMAT,
  mobile_number: PHONE_FORMAT,
  first_name: NAME_PROBLEM,
  last_name: NAME_PROBLEM,
};

function choose(error: ApiError, byCode: ByCode, keywords: readonly Keyword[]) {
  return byCode[error.code] ?? keywords.find(([pattern]) => pattern.test(error.message))?.[1];
}

/** What the login screen shows for what went wrong. */
export function loginMessage(error: unknown): string {
  const shown = isApiError(error) ? choose(error, LOGIN, LOGIN_KEYWORDS) : undefined;
  return shown ?? 'Login failed. Please try again.';
}

/** What the registration screen shows for what went wrong. */
export function registrationMessage(error: unknown): string {
  const fallback = 'Registration failed. Please try again.';
  if (!isApiError(error)) return fallback;
  const [wrong, ...more] = error.errors;
  if (wrong && error.code === 'validation_failed') {
    return (more.length === 0 && REGISTRATION_FIELDS[wrong.field]) || VALIDATION;
  }
  return choose(error, REGISTRATION, REGISTRATION_KEYWORDS) ?? fallback;
}
