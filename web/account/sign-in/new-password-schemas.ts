import * as z from 'zod/mini';
import { RegisterBody } from '#contract/account/accounts.ts';
import { ConfirmCodeBody } from '#contract/account/email-codes.ts';
import { CurrentPassword, NewPassword } from '#contract/account/password.ts';

const MISSING = 'Please confirm your password';
const DIFFERENT = 'Passwords do not match. Please make sure both passwords are identical';

const confirmation = z.string().check(z.minLength(1, { error: MISSING, abort: true }));
const sameAs = (password: string, confirmed: string) => password === confirmed;
const atConfirmation = { error: DIFFERENT, path: ['confirmPassword'] };

const terms = z
  .boolean()
  .check(z.refine(Boolean, 'You must agree to the terms and conditions to continue'));

const confirmedPassword = z
  .object({ password: z.string(), confirmPassword: confirmation })
  .check(z.refine((typed) => sameAs(typed.password, typed.confirmPassword), atConfirmation));

/**
 * Registering: what the person types, before it becomes the contract's body. The
 * two passwords are compared beside the other fields, not after them, so that a confirmation which
 * differs is named together with every other mistake.
 */
export const RegisterForm = z.intersection(
  z.object({
    ...z.pick(RegisterBody, {
      first_name: true,
      last_name: true,
      email: true,
      mobile_number: true,
      password: true,
    }).shape,
    terms,
  }),
  confirmedPassword,
);

/** Taking over an account that the kitchen wrote down, once a code is on its way. */
export const InvitationForm = z.intersection(
  z.object({ code: ConfirmCodeBody.shape.code, password: NewPassword, terms }),
  confirmedPassword,
);

/** The same of somebody whose name the kitchen does not know. */
export const NamedInvitationForm = z.intersection(
  InvitationForm,
  z.pick(RegisterBody, { first_name: true, last_name: true }),
);

/** The words of the reset form first, then the one rule for new passwords. */
const newPassword = z.pipe(
  z
    .string('Password is required')
    .check(
      z.minLength(1, { error: 'Password is required', abort: true }),
      z.minLength(8, 'Password must be at least 8 characters'),
    ),
  NewPassword,
);

const confirmed = z
  .object({ newPassword: z.string(), confirmPassword: confirmation })
  .check(z.refine((typed) => sameAs(typed.newPassword, typed.confirmPassword), atConfirmation));

/** A new password alone: whoever sets it has shown who they are in another way. */
export const ResetForm = z.intersection(z.object({ newPassword }), confirmed);

/** The first one of an account, after a code that its address was sent. */
export const FirstForm = z.intersection(
  z.object({ code: ConfirmCodeBody.shape.code, newPassword }),
  confirmed,
);

/** The same after the current one. */
export const ChangeForm = z.intersection(
  z.object({ currentPassword: CurrentPassword, newPassword }),
  confirmed,
);
