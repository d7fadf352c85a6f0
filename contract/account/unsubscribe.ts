import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { requiredText } from '#contract/platform/primitives.ts';

/** What the links and buttons of optional mails do (docs/rules.md#optional-mails; RFC 8058). */
export const unsubscribe = {
  one: endpoint({
    method: 'POST',
    path: '/v1/unsubscribe',
    access: 'public',
    summary: 'Get no more optional mails of one choice, by the token of such a mail',
    query: z.object({
      token: requiredText(200, 'Please use the whole link.'),
    }),
    data: z.object({ choice: z.enum(['orderUpdates', 'promotions']) }),
    anyBody: true,
    limit: { max: 300, windowSeconds: 900, by: 'address' },
    errors: ['unsubscribe_link_invalid'],
  }),
};
