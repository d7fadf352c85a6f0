import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, IsoInstant } from '#contract/platform/primitives.ts';

const address = email('Please provide a valid email address', 'Email address is required');

/** The secrets that asking for a code answered here: whoever asked has their tries for themselves. */
export const CodeRequestSecrets = z.optional(
  z.array(z.string().check(z.maxLength(100))).check(z.maxLength(12)),
);

/** An address and the code that was sent to it. */
export const ConfirmCodeBody = z.object({
  email: address,
  code: z.string('Please enter the code.').check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, 'Please enter the six digits of the code.'),
  ),
  askings: CodeRequestSecrets,
});
export type ConfirmCodeBody = z.output<typeof ConfirmCodeBody>;

/**
 * Proving an e-mail address by a six-digit code (docs/rules.md#codes-by-mail). An address that
 * nobody has written from is answered alike, in words and in time; it is sent nothing.
 */
export const emailCodes = {
  ask: endpoint({
    method: 'POST',
    path: '/v1/auth/email-code',
    access: 'public',
    summary:
      'Send a six-digit code to an address; answers alike whether it is known or not, with a secret of the asking to send along with the code',
    body: z.object({ email: address }),
    data: z.object({ asking: z.string() }),
    status: 202,
    limit: { max: 20, windowSeconds: 900, by: 'address' },
    errors: ['too_many_codes'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v1/auth/email-code/confirm',
    access: 'public',
    summary:
      'Prove an address by its code; answers a token that opens its inquiries, and verifies the address of the signed-in account that has it',
    body: ConfirmCodeBody,
    data: z.object({ email: z.string(), token: z.string(), expiresAt: IsoInstant }),
    limit: { max: 60, windowSeconds: 900, by: 'address' },
    errors: ['code_wrong', 'code_ended'],
  }),
};
