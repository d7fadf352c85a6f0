import { Link, Typography } from '@mui/material';
import { BooleanInput, TextInput, useCreatePath, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { StatusChip } from '#admin/parts/chip.tsx';
import { CookInputs } from '#admin/parts/cook-inputs.tsx';
import { EditForm } from '#admin/parts/edit-form.tsx';
import { NotesInputs } from '#admin/parts/notes.tsx';
import { Section } from '#admin/parts/section.tsx';
import { SmallTable } from '#admin/parts/small-table.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { SUBSCRIPTION_STATUSES } from '#admin/words/statuses.ts';
import { type AdminCustomer, adminCustomers } from '#contract/admin/customers.ts';
import type { AdminSubscription } from '#contract/admin/subscriptions.ts';
import { formatDate } from '#domain/days.ts';
import { SnackOrders } from './snack-orders.tsx';

/** A customer: contact, what the cook must know, notes, their plans and their snack orders. */
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

function Plans({ customerId }: { customerId: string }) {
  const createPath = useCreatePath();
  const { data, error, refetch } = useGetList<AdminSubscription>('subscriptions', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { customerId },
  });
  return (
    <Section title="Subscriptions">
      {!data && error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.length === 0 ? (
        <Typography color="textSecondary">None so far.</Typography>
      ) : (
        <SmallTable
          label="Subscriptions"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: 'Number',
              cell: ({ id, number }) => (
                <Link
                  component={RouterLink}
                  to={createPath({ resource: 'subscriptions', id, type: 'show' })}
                  color="inherit"
                >
                  {number}
                </Link>
              ),
            },
            { heading: 'Plan', cell: ({ planName }) => planName },
            {
              heading: 'Status',
              cell: ({ status }) => <StatusChip status={status} words={SUBSCRIPTION_STATUSES} />,
            },
            { heading: 'Starts', cell: ({ startDate }) => formatDate(startDate) },
            { heading: 'Credits', align: 'right', cell: ({ available }) => available },
          ]}
        />
      )}
    </Section>
  );
}
