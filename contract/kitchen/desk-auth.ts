import * as z from 'zod/mini';
import { CurrentPassword, GUESSABLE_ERRORS, NewPassword } from '#contract/account/password.ts';
import { OpenSession } from '#contract/account/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, Id, IsoInstant, Nothing, requiredText } from '#contract/platform/primitives.ts';
import { StaffRole } from '#contract/platform/staff-roles.ts';

/** The signed-in member of staff. */
export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** The printed password is still in use: every other call of the desk answers 403 until it is changed. */
  mustChangePassword: z.boolean(),
  /** Owners need a second factor here, and they have none: the same until they have added one. */
  mustAddFactor: z.boolean(),
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

/** JSON of WebAuthn, as browsers make and take it. */
const WebAuthnOptions = z.record(z.string(), z.unknown());

/** What travels with `second_factor_required`: what comes next, for five minutes. */
export const SecondFactorChallenge = z.object({
  pending: z.string(),
  /** The code of an app is one of the ways. */
  totp: z.boolean(),
  /** What the browser needs to show a passkey (WebAuthn); null for whoever has none. */
  passkey: z.nullable(WebAuthnOptions),
});
export type SecondFactorChallenge = z.output<typeof SecondFactorChallenge>;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: IsoInstant,
  lastUsedAt: z.nullable(IsoInstant),
});
export type Passkey = z.output<typeof Passkey>;

const SecondFactors = z.object({
  totp: z.boolean(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
});
export type SecondFactors = z.output<typeof SecondFactors>;

/** Empty where the account has its codes already; they are told this once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const Pending = requiredText(100, 'Please begin again.');

/** Six digits of an app, or a recovery code. */
const Code = requiredText(40, 'Please enter the code.');

export const WithPassword = z.object({ currentPassword: CurrentPassword });
export const PasskeyName = z.object({
  name: requiredText(60, 'Please give it a name, such as My phone.'),
});
export const CodeBody = z.object({ code: Code });

export const ChangePasswordBody = z.object({
  currentPassword: CurrentPassword,
  newPassword: NewPassword,
});

/** Signing in at the desk (docs/rules.md#signing-in-at-the-desk). */
export const adminAuth = {
  login: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/login',
    access: 'public',
    line: 'passwords',
    summary: 'Sign a member of staff in',
    body: StaffLoginBody,
    data: z.object({ staff: StaffMember, token: z.string() }),
    errors: [
      'invalid_credentials',
      'account_disabled',
      'too_many_attempts',
      'second_factor_required',
    ],
  }),
  secondFactor: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/second-factor',
    access: 'public',
    summary: 'Sign in with the second factor, after the password',
    body: z.union([
      z.object({ pending: Pending, code: Code }),
      z.object({ pending: Pending, passkey: WebAuthnOptions }),
    ]),
    data: z.object({ staff: StaffMember, token: z.string() }),
    errors: ['second_factor_wrong', 'passkey_wrong', 'sign_in_expired', 'too_many_attempts'],
  }),
  factors: endpoint({
    method: 'GET',
    path: '/v1/admin/auth/factors',
    access: 'driver',
    summary: 'Read which second factors the signed-in member of staff has',
    data: SecondFactors,
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/totp',
    access: 'driver',
    line: 'passwords',
    summary: 'Begin to add the code of an app as a second factor',
    body: WithPassword,
    data: z.object({
      pending: z.string(),
      /** As it is typed into an app by hand. */
      secret: z.string(),
      /** As a QR code tells it (`otpauth:`). */
      address: z.string(),
    }),
    errors: ['current_password_wrong', 'too_many_attempts'],
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/totp/confirm',
    access: 'driver',
    summary: 'Add it, with a code that the app shows; ends the other sessions',
    body: z.object({ pending: Pending, code: Code }),
    data: RecoveryCodes,
    errors: ['second_factor_wrong', 'sign_in_expired'],
  }),
  removeTotp: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/totp/remove',
    access: 'driver',
    line: 'passwords',
    summary: 'Take the code of an app away as a second factor; ends the other sessions',
    body: WithPassword,
    data: Nothing,
    errors: ['current_password_wrong', 'too_many_attempts'],
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/passkeys',
    access: 'driver',
    line: 'passwords',
    summary: 'Begin to add a passkey as a second factor',
    body: WithPassword,
    data: z.object({ pending: z.string(), options: WebAuthnOptions }),
    errors: ['current_password_wrong', 'too_many_attempts'],
  }),
  confirmPasskey: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/passkeys/confirm',
    access: 'driver',
    summary: 'Add the passkey that the browser made; ends the other sessions',
    body: z.extend(PasskeyName, { pending: Pending, passkey: WebAuthnOptions }),
    data: RecoveryCodes,
    errors: ['passkey_wrong', 'sign_in_expired'],
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/passkeys/:passkey/remove',
    access: 'driver',
    line: 'passwords',
    summary: 'Take a passkey away; ends the other sessions',
    params: z.object({ passkey: z.string().check(z.maxLength(1400)) }),
    body: WithPassword,
    data: Nothing,
    errors: ['current_password_wrong', 'too_many_attempts'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/recovery-codes',
    access: 'driver',
    line: 'passwords',
    summary: 'Make new recovery codes in the place of the old; ends the other sessions',
    body: WithPassword,
    data: RecoveryCodes,
    errors: ['current_password_wrong', 'too_many_attempts', 'no_second_factor'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v1/admin/auth/logout',
    access: 'driver',
    summary: 'Revoke the session of this token',
    data: Nothing,
    endsSession: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/v1/admin/auth/me',
    access: 'driver',
    summary: 'Read the signed-in member of staff',
    data: StaffMember,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/v1/admin/auth/sessions',
    access: 'driver',
    summary: 'List where the signed-in member of staff is signed in, the latest first',
    data: z.array(OpenSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/admin/auth/sessions/:id',
    access: 'driver',
    summary: 'Sign out in one of these places, at once',
    params: z.object({ id: Id }),
    data: Nothing,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/v1/admin/auth/sessions',
    access: 'driver',
    summary: 'Sign out everywhere but here',
    data: Nothing,
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
