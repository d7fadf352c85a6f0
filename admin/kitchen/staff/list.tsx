import { DataTable, SearchInput } from 'react-admin';
import { Chip } from '#admin/platform/parts/chip.tsx';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { ListActions } from '#admin/platform/parts/list-actions.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import type { AdminStaff } from '#contract/kitchen/desk/desk.ts';
import type { StaffRole } from '#contract/kitchen/staff-roles.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';

export const ROLES = [
  { id: 'kitchen', name: 'Kitchen: the day, orders, plans, menu, snacks, inquiries' },
  { id: 'driver', name: "Driver: today's deliveries and nothing else" },
  { id: 'owner', name: 'Owner: everything, money, settings and staff too' },
];

const State = ({ disabled, mustChangePassword }: AdminStaff) => {
  if (disabled) return <Chip tone="chilli">Disabled</Chip>;
  if (mustChangePassword) return <Chip tone="turmeric">Has not signed in yet</Chip>;
  return <Chip tone="leaf">Active</Chip>;
};

const ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Owner',
  kitchen: 'Kitchen',
  driver: 'Driver',
};

const roleOf = ({ role }: AdminStaff) => ROLE_NAMES[role];

/** Who may open the desk. */
export const StaffList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'name', order: 'ASC' }}
    filters={[<SearchInput key="search" source="search" alwaysOn placeholder="Name, email" />]}
    actions={<ListActions create="Add somebody" />}
    empty={<Nothing words="Nobody here." />}
  >
    <DeskTable<AdminStaff>
      opens="edit"
      phone={(row) => (
        <PhoneRow title={row.name} aside={State(row)} lines={[row.email, roleOf(row)]} />
      )}
      emptyWords="Nobody fits this search."
    >
      <DataTable.Col source="name" label="Name" cellClassName="prose" />
      <DataTable.Col source="email" label="Email" cellClassName="prose" disableSort />
      <DataTable.Col label="Role" disableSort render={roleOf} />
      <DataTable.Col label="State" disableSort render={State} />
      <DataTable.Col
        source="createdAt"
        label="Since"
        render={(row: AdminStaff) => formatDate(dayOf(row.createdAt))}
      />
    </DeskTable>
  </DeskList>
);
