import { DataTable, List, SearchInput } from 'react-admin';
import { Chip } from '#admin/parts/chip.tsx';
import { exporterOf } from '#admin/parts/csv.ts';
import { DeskTable, PhoneRow } from '#admin/parts/desk-table.tsx';
import { DietBadge } from '#admin/parts/diet.tsx';
import { ListActions } from '#admin/parts/list-actions.tsx';
import { ListProblem, Nothing } from '#admin/parts/states.tsx';
import type { AdminCustomer } from '#contract/admin/customers.ts';
import { dayOf, formatDate } from '#domain/days.ts';
import { formatPhone } from '#domain/phone.ts';

const exportCustomers = exporterOf<AdminCustomer>('customers', {
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Address: (row) => row.address,
  Diet: (row) => row.diet,
  Allergies: (row) => row.allergies,
  Subscriptions: (row) => row.subscriptionCount,
  'Credits available': (row) => row.availableCredits,
  Since: (row) => dayOf(row.createdAt),
});

const PhoneCustomer = (row: AdminCustomer) => (
  <PhoneRow
    title={row.name}
    aside={row.disabled ? <Chip tone="chilli">Disabled</Chip> : `${row.availableCredits} credits`}
    lines={[
      row.email,
      row.phone && formatPhone(row.phone),
      row.allergies && `Allergy: ${row.allergies}`,
    ]}
  />
);

/** Everybody with an account in the shop. */
export const CustomerList = () => (
  <List
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder="Name, email, phone" />,
    ]}
    actions={<ListActions />}
    exporter={exportCustomers}
    empty={<Nothing words="No customers yet. They register in the shop." />}
    error={<ListProblem />}
  >
    <DeskTable<AdminCustomer>
      opens="edit"
      phone={PhoneCustomer}
      emptyWords="No customer fits this search."
    >
      <DataTable.Col
        source="name"
        label="Name"
        render={(row: AdminCustomer) => (
          <>
            {row.name} {row.disabled && <Chip tone="chilli">Disabled</Chip>}
          </>
        )}
      />
      <DataTable.Col source="email" label="Email" />
      <DataTable.Col
        source="phone"
        label="Phone"
        disableSort
        render={(row: AdminCustomer) => row.phone && formatPhone(row.phone)}
      />
      <DataTable.Col
        label="Diet"
        disableSort
        render={(row: AdminCustomer) => <DietBadge diet={row.diet} />}
      />
      <DataTable.NumberCol source="subscriptionCount" label="Plans" disableSort />
      <DataTable.NumberCol source="availableCredits" label="Credits" disableSort />
      <DataTable.Col
        source="createdAt"
        label="Since"
        render={(row: AdminCustomer) => formatDate(dayOf(row.createdAt))}
      />
    </DeskTable>
  </List>
);
