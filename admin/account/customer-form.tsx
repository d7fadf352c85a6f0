import { TextInput, useRecordContext } from 'react-admin';
import { useLocation } from 'react-router';
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

/** Stands in the history of a page that the search has led to. */
export const FOUND = { found: true };

/** Whether the search has led to this page: whoever was looked for is on the phone. */
export const useWasFound = (): boolean =>
  (useLocation().state as { found?: boolean } | null)?.found === true;

/** An address that somebody signs in with is theirs to change; until then it is written down here. */
function EmailInput() {
  const customer = useRecordContext<AdminCustomerDetails>();
  const isTheirs = Boolean(
    customer?.hasPassword || customer?.hasGoogle || customer?.emailVerifiedAt,
  );
  return (
    <TextInput
      source="email"
      type="email"
      label={isTheirs ? "Email (the customer's own to change)" : 'Email'}
      disabled={isTheirs}
      helperText={!isTheirs && 'Leave it empty for a household without one: its mails are printed.'}
    />
  );
}

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
    <EmailInput />
    <TextInput source="phone" label="Phone" type="tel" />
    <TextInput source="address" label="Address" multiline />
    <CookInputs />
    <NotesInputs />
  </EditForm>
);
