import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  email,
  Nothing,
  optionalText,
  phone,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import { Customer, currentSession } from './customer.ts';
import { CodeRequestSecrets } from './email-codes.ts';
import { CurrentPassword, GUESSABLE_ERRORS, NewPassword } from './password.ts';

export const SignedIn = z.object({ user: Customer, token: z.string() });

const LOGIN_EMAIL = 'Please enter a valid email address (e.g., name@example.com)';

/** What the sign-in form sends. */
export const LoginBody = z.object({
  email: email(LOGIN_EMAIL, 'Please enter your email address'),
  password: z
    .string('Please enter your password')
    .check(
      z.minLength(1, { error: 'Please enter your password', abort: true }),
      z.minLength(6, 'Password must be at least 6 characters long'),
      z.maxLength(200, 'Please use at most 200 characters.'),
    ),
});

/** A first or last name as somebody types it. */
export const personName = (which: 'first' | 'last') =>
  z
    .string(`Please enter your ${which} name`)
    .check(
      z.trim(),
      z.minLength(1, { error: `Please enter your ${which} name`, abort: true }),
      z.minLength(2, `Your ${which} name must be at least 2 characters`),
      z.maxLength(80, 'Please use at most 80 characters.'),
      z.regex(/^[^\p{Cc}<>]*$/u, `Please enter a valid ${which} name`),
    );

/** The version of the terms that a new customer accepts; raised when their text changes. */
export const TERMS_VERSION = '2026-11-24';

/**
 * What registering sends (docs/rules.md#registering). `role_name` may be sent and is never trusted.
 */
export const RegisterBody = z.object({
  name: z.optional(text(170)),
  first_name: personName('first'),
  last_name: personName('last'),
  email: email(
    'Please enter a valid email address (e.g., name@example.com)',
    'Please enter your email address',
  ),
  password: NewPassword,
  mobile_number: phone(),
  role_name: z.optional(z.string()),
  address: optionalText(500),
  profile_photo: z.nullish(z.string()),
  terms_version: z._default(text(20), TERMS_VERSION),
});

export const ForgotPasswordBody = z.object({
  email: email('Please enter a valid email', 'Email is required'),
});

export const ResetPasswordBody = z.object({
  email: email('Invalid reset link'),
  token: requiredText(200, 'Invalid reset link'),
  newPassword: NewPassword,
});

/**
 * What changing the own password sends. The current password may be missing only while
 * the account has none; then a code that its address was sent (`POST /v1/auth/email-code`) stands for it.
 */
export const ChangePasswordBody = z.object({
  currentPassword: z.nullish(CurrentPassword),
  code: z.nullish(z.string().check(z.overwrite((typed) => typed.replace(/\s/g, '')))),
  askings: CodeRequestSecrets,
  newPassword: NewPassword,
});

/** Registering, signing in and out, and recovering a password. */
export const accounts = {
  login: endpoint({
    method: 'POST',
    path: '/v1/auth/login',
    access: 'public',
    line: 'passwords',
    summary: 'Sign a customer in',
    body: LoginBody,
    data: SignedIn,
    errors: ['invalid_credentials', 'account_disabled', 'too_many_attempts'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/v1/auth/register',
    access: 'public',
    line: 'passwords',
    summary: 'Register a customer and sign them in',
    body: RegisterBody,
    data: SignedIn,
    status: 201,
    limit: { max: 20, windowSeconds: 3600, by: 'address' },
    errors: ['email_taken', ...GUESSABLE_ERRORS],
  }),
  google: endpoint({
    method: 'POST',
    path: '/v1/auth/google',
    access: 'public',
    summary: 'Sign a customer in with a Google identity token',
    body: z.object({
      token: requiredText(5000, 'Please send the Google token.'),
      /** What the browser asked Google with; the token must name it (OpenID Connect Core 3.1.2.1). */
      nonce: requiredText(100, 'Please send the nonce of the request.'),
    }),
    data: SignedIn,
    limit: { max: 20, windowSeconds: 900, by: 'address' },
    errors: [
      'google_unavailable',
      'google_other_account',
      'invalid_credentials',
      'customers_only',
      'account_disabled',
    ],
  }),
  signInWays: endpoint({
    method: 'GET',
    path: '/v1/auth/sign-in-ways',
    access: 'public',
    kept: true,
    summary: 'Read how one can sign in besides with a password',
    data: z.object({
      /** Null where signing in with Google is not set up. */
      google: z.nullable(z.object({ clientId: z.string(), authorizationUrl: z.string() })),
    }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v1/auth/forgot-password',
    access: 'public',
    summary: 'Send a password reset link; answers alike for known and unknown addresses',
    body: ForgotPasswordBody,
    data: Nothing,
    limit: { max: 10, windowSeconds: 900, by: 'address' },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v1/auth/reset-password',
    access: 'public',
    line: 'passwords',
    summary: 'Set a new password with a reset link; ends all sessions',
    body: ResetPasswordBody,
    data: Nothing,
    limit: { max: 20, windowSeconds: 900, by: 'address' },
    errors: ['reset_link_invalid', ...GUESSABLE_ERRORS],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/v1/auth/change-password',
    access: 'customer',
    line: 'passwords',
    summary: 'Change the own password; ends all other sessions of the account',
    body: ChangePasswordBody,
    data: Nothing,
    limit: { max: 20, windowSeconds: 900, by: 'caller' },
    errors: [
      'current_password_wrong',
      'password_unchanged',
      'too_many_attempts',
      'code_wrong',
      'code_ended',
      ...GUESSABLE_ERRORS,
    ],
  }),
  commonPasswords: endpoint({
    method: 'GET',
    path: '/v1/auth/common-passwords',
    access: 'public',
    kept: true,
    summary:
      'List the words that most passwords are made of; whoever sets one is refused many more',
    data: z.array(z.string()),
  }),
  ...currentSession,
};
