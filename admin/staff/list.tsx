import { DataTable, List, SearchInput } from 'react-admin';
import { Chip } from '#admin/parts/chip.tsx';
import { DeskTable, PhoneRow } from '#admin/parts/desk-table.tsx';
import { ListActions } from '#admin/parts/list-actions.tsx';
import { ListProblem, Nothing } from '#admin/parts/states.tsx';
import type { AdminStaff } from '#contract/admin/desk.ts';
import { dayOf, formatDate } from '#domain/days.ts';

export const ROLES = [
  { id: 'staff', name: 'Staff: runs the kitchen' },
  { id: 'owner', name: 'Owner: also manages staff accounts' },
];

const State = ({ disabled, mustChangePassword }: AdminStaff) => {
  if (disabled) return <Chip tone="chilli">Disabled</Chip>;
  if (mustChangePassword) return <Chip tone="turmeric">Has not signed in yet</Chip>;
  return <Chip tone="leaf">Active</Chip>;
};

const roleOf = ({ role }: AdminStaff) => (role === 'owner' ? 'Owner' : 'Staff');

/** Who may open the desk. */
export const StaffList = () => (
  <List
    perPage={25}
    sort={{ field: 'name', order: 'ASC' }}
    filters={[<SearchInput key="search" source="search" alwaysOn placeholder="Name, email" />]}
    actions={<ListActions create="Add somebody" />}
    exporter={false}
    empty={<Nothing words="Nobody here." />}
    error={<ListProblem />}
  >
    <DeskTable<AdminStaff>
      opens="edit"
      phone={(row) => (
        <PhoneRow title={row.name} aside={State(row)} lines={[row.email, roleOf(row)]} />
      )}
      emptyWords="Nobody fits this search."
    >
      <DataTable.Col source="name" label="Name" />
      <DataTable.Col source="email" label="Email" disableSort />
      <DataTable.Col label="Role" disableSort render={roleOf} />
      <DataTable.Col label="State" disableSort render={State} />
      <DataTable.Col
        source="createdAt"
        label="Since"
        render={(row: AdminStaff) => formatDate(dayOf(row.createdAt))}
      />
    </DeskTable>
  </List>
);
