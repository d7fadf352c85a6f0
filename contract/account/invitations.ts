import * as z from 'zod/mini';
import { PhoneChannel } from '#contract/kitchen/channels.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, text } from '#contract/platform/primitives.ts';
import { personName, SignedIn, TERMS_VERSION } from './accounts.ts';
import { ConfirmCodeBody } from './email-codes.ts';
import { GUESSABLE_ERRORS, NewPassword } from './password.ts';

/** In the body of each call, so that it stands in nobody's list of addresses. */
const token = text(100);

const address = email(
  'Please enter a valid email address (e.g., name@example.com)',
  'Please enter your email address',
);

const limit = { max: 20, windowSeconds: 900, by: 'address' } as const;

/**
 * How somebody whom the kitchen wrote down comes to sign in: with the link that it gave them, and an
 * e-mail address or a phone that they prove (docs/rules.md#invitations).
 */
export const invitations = {
  read: endpoint({
    method: 'POST',
    path: '/v1/auth/invitation',
    access: 'public',
    summary: 'Read whom the link of an invitation is for; changes nothing',
    body: z.object({ token }),
    data: z.object({
      /** Empty where the kitchen knows no more than a phone number: then the name is asked for. */
      firstName: z.string(),
      /** What the kitchen has written down; null where that is nothing. */
      email: z.nullable(z.string()),
      /** The phone that a code can go to instead, by its last digits; null: none. */
      codeToPhone: z.nullable(z.object({ ends: z.string(), by: PhoneChannel })),
    }),
    limit: { max: 60, windowSeconds: 900, by: 'address' },
    errors: ['invitation_invalid'],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/v1/auth/invitation/code',
    access: 'public',
    summary: 'Send a six-digit code to the address that whoever is invited will sign in with',
    body: z.object({ token, email: address }),
    data: z.object({ asking: z.string() }),
    status: 202,
    limit,
    errors: ['invitation_invalid', 'email_taken', 'too_many_codes'],
  }),
  sendPhoneCode: endpoint({
    method: 'POST',
    path: '/v1/auth/invitation/phone-code',
    access: 'public',
    summary:
      'Send a six-digit code to the phone that the kitchen has written down of whoever is invited',
    /** The address is what they will sign in with: one that is taken is said before the code is sent. */
    body: z.object({ token, email: address }),
    data: z.object({ ends: z.string(), by: PhoneChannel }),
    status: 202,
    limit,
    errors: [
      'invitation_invalid',
      'email_taken',
      'phone_not_saved',
      'phone_abroad',
      'channel_off',
      'too_many_codes',
    ],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/v1/auth/invitation/accept',
    access: 'public',
    line: 'passwords',
    summary:
      'Take over the account of an invitation: prove the address or the phone, set a password, sign in',
    body: z.object({
      token,
      email: address,
      /** To what the code was sent; absent: to the address, which one to the phone does not prove. */
      proves: z.optional(z.enum(['email', 'phone'])),
      code: ConfirmCodeBody.shape.code,
      askings: ConfirmCodeBody.shape.askings,
      /** Of somebody whose name the kitchen does not know. */
      first_name: z.optional(personName('first')),
      last_name: z.optional(personName('last')),
      password: NewPassword,
      terms_version: z._default(text(20), TERMS_VERSION),
    }),
    data: SignedIn,
    limit,
    errors: [
      'invitation_invalid',
      'name_missing',
      'email_taken',
      'code_wrong',
      'code_ended',
      ...GUESSABLE_ERRORS,
    ],
  }),
};
