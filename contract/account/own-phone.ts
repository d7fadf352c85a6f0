import * as z from 'zod/mini';
import { PhoneChannel } from '#contract/kitchen/channels.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id } from '#contract/platform/primitives.ts';
import { CustomerSettings } from './customer-settings.ts';

/** What the kitchen has written down under the same number, for somebody who does not sign in. */
const SamePhoneAccount = z.object({
  id: Id,
  firstName: z.string(),
  /** Of the plans that run. */
  tiffinsLeft: z.int(),
  /** Tiffin orders, snack orders and inquiries. */
  orders: z.int(),
});

/** The phone of the signed-in customer, and what can be done with it. */
export const OwnPhone = z.object({
  phone: z.nullable(z.string()),
  /** A code has shown that it is theirs. */
  isVerified: z.boolean(),
  /** By which way a code can show that it is theirs; null: by none. */
  codesBy: z.nullable(PhoneChannel),
  /** The ways to phones that the kitchen has switched on. */
  channels: z.array(
    z.object({
      channel: PhoneChannel,
      /** They have answered STOP; told to nobody before the phone was shown to be theirs. */
      isOptedOut: z.boolean(),
    }),
  ),
  /** Empty until the phone was shown to be theirs. */
  accounts: z.array(SamePhoneAccount),
});
export type OwnPhone = z.output<typeof OwnPhone>;

/**
 * Showing that the phone of the profile is one's own: until then nothing goes to it
 * (docs/rules.md#channels).
 */
export const ownPhone = {
  read: endpoint({
    method: 'GET',
    path: '/v1/profile/phone',
    access: 'customer',
    summary:
      'Read whether the phone was shown to be one’s own, and what the kitchen can send to it',
    data: OwnPhone,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/v1/profile/phone/code',
    access: 'customer',
    summary:
      'Send a six-digit code by SMS, or by WhatsApp where that alone is on, to the phone of the profile',
    data: z.object({ phone: z.string() }),
    status: 202,
    limit: { max: 6, windowSeconds: 3600, by: 'address' },
    errors: [
      'phone_not_saved',
      'phone_abroad',
      'email_not_proved',
      'channel_off',
      'too_many_codes',
    ],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v1/profile/phone/confirm',
    access: 'customer',
    summary: 'Show by its code that the phone is one’s own; from then on news of orders goes there',
    body: z.object({
      code: z.string('Please enter the code.').check(
        z.overwrite((typed) => typed.replace(/\s/g, '')),
        z.regex(/^\d{6}$/, 'Please enter the six digits of the code.'),
      ),
    }),
    data: z.object({ phone: OwnPhone, settings: CustomerSettings }),
    limit: { max: 30, windowSeconds: 900, by: 'caller' },
    errors: ['code_wrong', 'code_ended'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/v1/profile/phone/join',
    access: 'customer',
    summary: 'Make what the kitchen wrote down under this phone part of one’s own account',
    body: z.object({ accountId: Id }),
    data: OwnPhone,
    errors: ['phone_account_gone'],
  }),
};
