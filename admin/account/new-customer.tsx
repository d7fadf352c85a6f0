import { Alert } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, TextInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { CookInputs } from '#admin/account/diet.tsx';
import { AtDoorInputs } from '#admin/kitchen/order-actions/address-inputs.tsx';
import { failureCode, failureText } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { CreateForm } from '#admin/platform/forms/forms.tsx';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { customerPath, FOUND } from './customer-form.tsx';

/** Where a new customer is written down. */
export const NEW_CUSTOMER_PATH = '/customers/create';

/** What was typed into the search, with which it leads here. */
export type NewCustomerState = { typed: string };

const digitsIn = (typed: string): string => typed.replace(/\D/g, '');

/** What somebody typed who looked for a person, as the fields that it can be. */
export function fieldsOfTyped(typed: string): Record<string, string> {
  if (typed.includes('@')) return { email: typed };
  if (!/\p{L}/u.test(typed)) return { phone: typed };
  const [firstName = '', ...others] = typed.split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/** Who has the number that is being typed, to look at before they are written down twice. */
function SamePhone() {
  const phone = String(useWatch({ name: 'phone' }) ?? '');
  const isWhole = digitsIn(phone).length >= 10;
  const { data } = useCall(
    adminCustomers.find,
    { query: { search: phone } },
    { enabled: isWhole, staleTime: 10_000 },
  );
  const known = isWhole ? (data ?? []).flatMap(({ customer }) => customer ?? []) : [];
  if (known.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {known.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={customerPath(id)} state={FOUND} style={{ color: 'inherit' }}>
            {name}
          </Link>
        </span>
      ))}{' '}
      {known.length === 1 ? 'has' : 'have'} this number.
    </Alert>
  );
}

/** Writes down somebody who has rung up: what is known of them opens the plan and their orders. */
export function NewCustomer() {
  const navigate = useNavigate();
  const notify = useNotify();
  const { typed = '' } = (useLocation().state as Partial<NewCustomerState> | null) ?? {};
  const [isShared, setIsShared] = useState(false);
  const typedFields = fieldsOfTyped(typed);
  return (
    <CreateForm<AdminCustomerDetails>
      title="New customer"
      schema={adminCustomers.create.body}
      defaults={{
        firstName: '',
        lastName: '',
        phone: '',
        email: null,
        address: '',
        diet: 'vegetarian',
        allergies: '',
        standingNote: '',
        sharesPhone: false,
        ...typedFields,
      }}
      onDone={({ id, name }) => {
        notify(`${name} is written down.`, { type: 'success' });
        navigate(customerPath(id), { state: FOUND, replace: true });
      }}
      onProblem={(caught) => {
        const isDouble = failureCode(caught) === 'phone_has_account';
        setIsShared(isDouble);
        if (!isDouble) notify(failureText(caught), { type: 'error' });
      }}
    >
      <TextInput
        source="firstName"
        label="First name"
        autoFocus={!typedFields.firstName}
        helperText="The name can come later: the phone number is enough."
      />
      <TextInput source="lastName" label="Last name (may stay empty)" />
      <TextInput
        source="phone"
        label="Phone"
        type="tel"
        autoFocus={Boolean(typedFields.firstName)}
      />
      <SamePhone />
      {isShared && (
        <BooleanInput source="sharesPhone" label="They are two people with one number" />
      )}
      <TextInput source="address" label="Address" multiline />
      <TextInput source="unitNumber" label="Unit" />
      <AtDoorInputs />
      <TextInput
        source="email"
        type="email"
        label="Email"
        helperText="Leave it empty for a household without one: its mails are printed."
      />
      <CookInputs />
    </CreateForm>
  );
}
