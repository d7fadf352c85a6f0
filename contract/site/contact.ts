import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, Nothing, optionalText, requiredText } from '#contract/platform/primitives.ts';

const ALL = 'Please fill in all fields';

/** A message to the kitchen (docs/rules.md#messages-to-the-kitchen). */
export const ContactBody = z.object({
  name: requiredText(120, ALL),
  email: email('Please enter a valid email address', ALL),
  subject: requiredText(200, ALL),
  message: requiredText(5000, ALL),
  /** A field that no person sees: what fills it in is not one. */
  website: optionalText(200),
});
export type ContactBody = z.output<typeof ContactBody>;

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/v1/contact',
    access: 'public',
    summary: 'Send a message to the kitchen',
    body: ContactBody,
    data: Nothing,
    status: 201,
    idempotent: true,
    limit: { max: 10, windowSeconds: 3600, by: 'address' },
    errors: ['not_human', 'too_many_messages'],
  }),
};
