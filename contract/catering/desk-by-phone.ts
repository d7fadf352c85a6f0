import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, Id, requiredText, text } from '#contract/platform/primitives.ts';
import { FIT } from './catering.ts';
import { AdminInquiryDetails } from './desk-catering.ts';
import { eventTypeCheck, INQUIRY_FIELDS } from './inquiry-form.ts';

/** What the kitchen writes down for somebody on the phone (docs/rules.md#orders-by-phone). */
export const cateringByPhone = {
  ask: endpoint({
    method: 'POST',
    path: '/v1/admin/catering-inquiries',
    access: 'kitchen',
    undoable: true,
    summary: 'Write down a catering inquiry for somebody on the phone, by the rules of the form',
    body: z
      .object({
        ...INQUIRY_FIELDS,
        /** Null for somebody who is no customer. */
        customerId: z.nullable(Id),
        firstName: requiredText(80, 'Please enter a name.'),
        /** Empty for somebody who gave one name. */
        lastName: text(80),
        /** Without one they are answered on paper. */
        email: z.nullish(email('Please enter a valid e-mail address, or leave it empty.')),
      })
      .check(eventTypeCheck()),
    data: AdminInquiryDetails,
    status: 201,
    idempotent: true,
    errors: [...FIT, 'customer_erased'],
  }),
};
