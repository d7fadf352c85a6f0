import { TextInput } from 'react-admin';
import { CookInputs } from '#admin/account/diet.tsx';
import { NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import { EditForm } from '#admin/platform/forms/forms.tsx';
import { type AdminCustomerDetails, adminCustomers } from '#contract/account/desk-customers.ts';

/** Everything about a customer. */
export const customerPath = (id: string): string => `/customers/${id}`;

/** Where their contact, diet and notes are changed. */
export const changePath = (id: string): string => `/customers/${id}/change`;

/** Where another account becomes part of theirs. */
export const mergePath = (id: string): string => `/customers/${id}/merge`;

/** Changes a customer's contact, what the cook must know, and the notes. */
export const CustomerForm = () => (
  <EditForm<AdminCustomerDetails>
    noun="Customer"
    title={({ name }) => name}
    schema={adminCustomers.update.body}
    redirect={(_resource, id) => customerPath(String(id))}
  >
    <TextInput source="firstName" label="First name" />
    <TextInput source="lastName" label="Last name" />
    <TextInput source="email" label="Email (the customer's own to change)" disabled />
    <TextInput source="phone" label="Phone" type="tel" />
    <TextInput source="address" label="Address" multiline />
    <CookInputs />
    <NotesInputs />
  </EditForm>
);
