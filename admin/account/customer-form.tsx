import { TextInput, useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { CookInputs } from '#admin/account/diet.tsx';
import { NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { EditForm } from '#admin/platform/forms/forms.tsx';
import { TextChipsInput } from '#admin/platform/forms/text-chips-input.tsx';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { formatBirthday, readBirthday } from '#domain/account/birthday.ts';

/** Everything about a customer. */
export const customerPath = (id: string): string => `/customers/${id}`;

/** Where their contact, diet and notes are changed. */
export const changePath = (id: string): string => `/customers/${id}/change`;

/** Where another account becomes part of theirs. */
export const mergePath = (id: string): string => `/customers/${id}/merge`;

/** The same, with the other account chosen. */
export const mergeWithPath = (stays: string, goes: string): string =>
  `${mergePath(stays)}?with=${goes}`;

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

/** What the kitchen calls them for itself; tags that others have are offered. */
function TagsInput() {
  const known = useCall(adminCustomers.tags, {}).data ?? [];
  return (
    <TextChipsInput
      source="tags"
      label="Tags (they stay at the desk)"
      one="tag"
      suggestions={known.slice(0, OFFERED_TAGS)}
    />
  );
}

/** So many known tags are offered. */
const OFFERED_TAGS = 8;

/**
 * A day of the year, as somebody says it: `Dec 4`. What is typed stays as it is; what cannot be read is
 * sent all the same, and refused in words.
 */
function BirthdayInput() {
  const known = useRecordContext<AdminCustomerDetails>()?.birthday;
  return (
    <TextInput
      source="birthday"
      label="Birthday (may stay empty)"
      helperText="Like Dec 4; without a year."
      format={(typed: string | null) =>
        typed && typed === known ? formatBirthday(typed) : (typed ?? '')
      }
      parse={(typed: string) => (typed === '' ? null : typed)}
    />
  );
}

/** The birthday that somebody typed as the server takes it. */
const toBody = (values: FieldValues) =>
  bodyOf(adminCustomers.update.body, {
    ...values,
    birthday: values.birthday && (readBirthday(values.birthday) ?? values.birthday),
  });

/** Changes a customer's contact, what the cook must know, and the notes. */
export const CustomerForm = () => (
  <EditForm<AdminCustomerDetails>
    noun="Customer"
    title={({ name }) => name}
    schema={adminCustomers.update.body}
    toBody={toBody}
    redirect={(_resource, id) => customerPath(String(id))}
  >
    <TextInput source="firstName" label="First name" />
    <TextInput source="lastName" label="Last name" />
    <EmailInput />
    <TextInput source="phone" label="Phone" type="tel" />
    <TextInput source="address" label="Address" multiline />
    <CookInputs />
    <BirthdayInput />
    <TagsInput />
    <NotesInputs />
  </EditForm>
);
