import * as z from 'zod/mini';
import { RegisterBody } from '#contract/accounts.ts';
import { NewPassword } from '#contract/password.ts';

const DIFFERENT = 'Passwords do not match. Please make sure both passwords are identical';

/** Compares as soon as both are there, whatever else in the form is still wrong. */
const confirms = (password: string) =>
  z.refine<Record<string, unknown>>((typed) => typed[password] === typed['confirmPassword'], {
    error: DIFFERENT,
    path: ['confirmPassword'],
    when: ({ value }) => Boolean((value as Record<string, unknown>)['confirmPassword']),
  });

const confirmation = z.string().check(z.minLength(1, DIFFERENT));

/** Spec 2 section 5, Registration: what the person types, before it becomes the contract's body. */
export const RegisterForm = z
  .object({
    ...z.pick(RegisterBody, {
      first_name: true,
      last_name: true,
      email: true,
      mobile_number: true,
      password: true,
    }).shape,
    confirmPassword: confirmation,
    terms: z
      .boolean()
      .check(z.refine(Boolean, 'You must agree to the terms and conditions to continue')),
  })
  .check(confirms('password'));

/** Spec 2 section 5, Reset password; then the one rule for new passwords (decisions 18). */
export const ResetForm = z
  .object({
    newPassword: z.pipe(
      z
        .string('Password is required')
        .check(
          z.minLength(1, { error: 'Password is required', abort: true }),
          z.minLength(8, 'Password must be at least 8 characters'),
        ),
      NewPassword,
    ),
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(confirms('newPassword'));
