import * as z from 'zod/mini';
import { Diet } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IsoInstant, optionalText, phone, requiredText, text } from '../primitives.ts';
import { listQuery } from './lists.ts';

/** A customer as the kitchen sees them; `internalNote` never leaves the desk (decisions 19). */
export const AdminCustomer = z.object({
  id: Id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  diet: Diet,
  allergies: z.string(),
  standingNote: z.string(),
  customerNote: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  disabled: z.boolean(),
  subscriptionCount: z.int(),
  availableCredits: z.int(),
  createdAt: IsoInstant,
});
export type AdminCustomer = z.output<typeof AdminCustomer>;

const byId = z.object({ id: Id });

export const adminCustomers = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/customers',
    access: 'staff',
    summary: 'List customers',
    query: z.object(listQuery(['createdAt', 'name', 'email'])),
    data: z.array(AdminCustomer),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/customers/:id',
    access: 'staff',
    summary: 'Read one customer',
    params: byId,
    data: AdminCustomer,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/customers/:id',
    access: 'staff',
    summary: "Change a customer's contact, diet and notes, or disable the account",
    params: byId,
    body: z.object({
      firstName: requiredText(80, 'Please enter a first name.'),
      lastName: requiredText(80, 'Please enter a last name.'),
      phone: z.nullable(phone()),
      address: optionalText(500),
      diet: Diet,
      allergies: text(300),
      standingNote: text(300),
      customerNote: optionalText(1000),
      internalNote: optionalText(2000),
      disabled: z.boolean(),
    }),
    data: AdminCustomer,
  }),
};
