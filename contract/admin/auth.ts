import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CurrentPassword, GUESSABLE_ERRORS, NewPassword } from '../password.ts';
import { email, Id, Nothing } from '../primitives.ts';
import { StaffRole } from '../staff-roles.ts';

/** The signed-in member of staff. */
export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** The printed password is still in use: every other call of the desk answers 403 until it is changed. */
  mustChangePassword: z.boolean(),
});
export type StaffMember = z.output<typeof StaffMember>;

const StaffLoginBody = z.object({
  email: email('Please enter a valid email address', 'Please enter your email address'),
  password: z
    .string('Please enter your password')
    .check(
      z.minLength(1, { error: 'Please enter your password', abort: true }),
      z.maxLength(200, 'Please use at most 200 characters.'),
    ),
});

export const ChangePasswordBody = z.object({
  currentPassword: CurrentPassword,
  newPassword: NewPassword,
});

/** Signing in at the desk (design.md section 4, decisions 37). */
export const adminAuth = {
  login: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/login',
    access: 'public',
    line: 'passwords',
    summary: 'Sign a member of staff in',
    body: StaffLoginBody,
    data: z.object({ staff: StaffMember, token: z.string() }),
    errors: ['invalid_credentials', 'account_disabled', 'too_many_attempts'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/logout',
    access: 'driver',
    summary: 'Revoke the session of this token',
    data: Nothing,
  }),
  me: endpoint({
    method: 'GET',
    path: '/v1/admin/auth/me',
    access: 'driver',
    summary: 'Read the signed-in member of staff',
    data: StaffMember,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/v1/admin/auth/password',
    access: 'driver',
    line: 'passwords',
    summary: 'Change the own password; ends the other sessions',
    body: ChangePasswordBody,
    data: StaffMember,
    errors: [
      'current_password_wrong',
      'password_unchanged',
      'too_many_attempts',
      ...GUESSABLE_ERRORS,
    ],
  }),
};
