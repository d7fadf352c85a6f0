import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { describeFailure } from '#web/platform/client/describe-failure.ts';
import { loginMessage, registrationMessage } from './sign-in.ts';

const ACCESS_DENIED =
  'Access denied. This website is only for customers. Please use the admin panel for administrative access.';
const NO_CONNECTION =
  'Unable to connect to server. Please check your internet connection and try again.';
const SERVER_ERROR = 'Server error occurred. Please try again in a few moments.';

const coded = (code: ErrorCode, status = 400, message = '') =>
  new ApiError({ code, status, message });
/** What the client makes of an answer that says `message` and has no code of ours. */
const said = (message: string, status: number, screen: 'login' | 'register') =>
  new ApiError({ ...describeFailure(status, { message }, screen), status });

describe('a failed login', () => {
  it.each([
    ['Access denied for this role', 403, ACCESS_DENIED],
    [
      'Invalid email or password',
      401,
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      'Email not found',
      404,
      'No account found with this email address. Please check your email or create a new account.',
    ],
    ['Incorrect password', 401, 'Incorrect password. Please try again or reset your password.'],
    [
      'Account disabled',
      403,
      'Your account has been disabled. Please contact support for assistance.',
    ],
    ['Session expired', 401, 'Your session has expired. Please log in again.'],
    ['Network unreachable', 400, NO_CONNECTION],
    ['Connection lost', 400, NO_CONNECTION],
    ['Internal server error', 400, SERVER_ERROR],
    ['anything', 500, SERVER_ERROR],
    [
      'Too many attempts',
      400,
      'Too many login attempts. Please wait a few minutes before trying again.',
    ],
    [
      'Rate limit reached',
      429,
      'Too many login attempts. Please wait a few minutes before trying again.',
    ],
    ['Curry overflow', 409, 'Login failed. Please try again.'],
  ])('the server says "%s" (%i)', (message, status, shown) => {
    expect(loginMessage(said(message, status, 'login'))).toBe(shown);
  });

  it.each<[ErrorCode, string]>([
    ['customers_only', ACCESS_DENIED],
    ['network', NO_CONNECTION],
    ['unavailable', SERVER_ERROR],
    ['invalid_login_response', 'Invalid response from server'],
    ['circuit_open', 'Service temporarily unavailable due to repeated failures'],
    [
      'too_many_attempts',
      'Too many login attempts. Please wait a few minutes before trying again.',
    ],
  ])('code %s decides before the words', (code, shown) => {
    expect(loginMessage(coded(code, 400, 'Incorrect password'))).toBe(shown);
  });

  it('for a reason nobody knows', () => {
    expect(loginMessage(new Error('boom'))).toBe('Login failed. Please try again.');
  });
});

describe('a failed registration', () => {
  const TAKEN =
    'This email address is already registered. Please use a different email or try logging in.';
  const PASSWORD =
    'Password does not meet requirements. Please ensure it has at least 8 characters with letters and numbers.';

  it.each([
    ['Email already registered', 409, TAKEN],
    [
      'Phone number already registered',
      409,
      'This phone number is already registered. Please use a different phone number.',
    ],
    ['Password too weak', 400, PASSWORD],
    ['Invalid email', 400, 'Please enter a valid email address (e.g., name@example.com)'],
    ['Invalid phone', 400, 'Please enter a valid phone number (e.g., +1234567890)'],
    ['First name missing', 400, 'Please enter a valid first and last name.'],
    ['Validation failed', 400, 'Please check all fields and ensure they meet the requirements.'],
    ['Access denied', 403, ACCESS_DENIED],
    ['Network error', 400, NO_CONNECTION],
    ['x', 500, SERVER_ERROR],
    ['x', 409, 'Registration failed. Please try again.'],
  ])('the server says "%s" (%i)', (message, status, shown) => {
    expect(registrationMessage(said(message, status, 'register'))).toBe(shown);
  });

  it('by the field that is wrong, and for several fields in general', () => {
    const wrong = (...fields: string[]) =>
      new ApiError({
        code: 'validation_failed',
        status: 422,
        message: 'x',
        errors: fields.map((field) => ({ field, message: 'x' })),
      });
    expect(registrationMessage(wrong('password'))).toBe(PASSWORD);
    expect(registrationMessage(wrong('last_name'))).toBe(
      'Please enter a valid first and last name.',
    );
    expect(registrationMessage(wrong('email', 'password'))).toBe(
      'Please check all fields and ensure they meet the requirements.',
    );
  });

  it('by its code, also when that names a field', () => {
    expect(registrationMessage(coded('email_taken', 409))).toBe(TAKEN);
    const errors = [{ field: 'email', message: TAKEN }];
    const atField = new ApiError({ code: 'email_taken', status: 409, message: TAKEN, errors });
    expect(registrationMessage(atField)).toBe(TAKEN);
    expect(registrationMessage(coded('network', 0))).toBe(NO_CONNECTION);
  });
});
