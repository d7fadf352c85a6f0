import { BooleanInput, TextInput } from 'react-admin';
import { StatusChip } from '#admin/parts/chip.tsx';
import { CookInputs } from '#admin/parts/cook-inputs.tsx';
import { EditForm } from '#admin/parts/edit-form.tsx';
import { Latest } from '#admin/parts/latest.tsx';
import { NotesInputs } from '#admin/parts/notes.tsx';
import { SUBSCRIPTION_STATUSES } from '#admin/words/statuses.ts';
import { type AdminCustomer, adminCustomers } from '#contract/admin/customers.ts';
import type { AdminSubscription } from '#contract/admin/subscriptions.ts';
import { formatDate } from '#domain/days.ts';
import { Inquiries } from './inquiries.tsx';
import { SnackOrders } from './snack-orders.tsx';

/** A customer: contact, what the cook must know, notes, their plans, snack orders and inquiries. */
export const CustomerEdit = () => (
  <EditForm<AdminCustomer>
    noun="Customer"
    title={({ name }) => name}
    schema={adminCustomers.update.body as never}
    redirect={false}
    below={({ id }) => (
      <>
        <Plans customerId={id} />
        <SnackOrders customerId={id} />
        <Inquiries customerId={id} />
      </>
    )}
  >
    <TextInput source="firstName" label="First name" />
    <TextInput source="lastName" label="Last name" />
    <TextInput source="email" label="Email (the customer's own to change)" disabled />
    <TextInput source="phone" label="Phone" type="tel" />
    <TextInput source="address" label="Address" multiline />
    <CookInputs />
    <NotesInputs />
    <BooleanInput source="disabled" label="Account disabled: the customer cannot sign in" />
  </EditForm>
);

const Plans = ({ customerId }: { customerId: string }) => (
  <Latest<AdminSubscription>
    title="Subscriptions"
    resource="subscriptions"
    filter={{ customerId }}
    sortedBy="createdAt"
    shown={50}
    number={{ heading: 'Number', of: ({ number }) => number }}
    columns={[
      { heading: 'Plan', cell: ({ planName }) => planName },
      {
        heading: 'Status',
        cell: ({ status }) => <StatusChip status={status} words={SUBSCRIPTION_STATUSES} />,
      },
      { heading: 'Starts', cell: ({ startDate }) => formatDate(startDate) },
      { heading: 'Credits', align: 'right', cell: ({ available }) => available },
    ]}
    nothing="None so far."
  />
);
