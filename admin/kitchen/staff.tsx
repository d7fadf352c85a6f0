import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  DataTable,
  SearchInput,
  SelectInput,
  TextInput,
  useRedirect,
} from 'react-admin';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { OpenSessions } from '#admin/kitchen/sign-in/open-sessions.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { listPath } from '#admin/platform/components/list-paths.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { CreateForm, EditForm } from '#admin/platform/forms/forms.tsx';
import { ShownOnceDialog } from '#admin/platform/forms/shown-once-dialog.tsx';
import { call } from '#admin/services.ts';
import { type AdminStaff, adminStaff } from '#contract/kitchen/desk.ts';
import { Nothing as NoBody } from '#contract/platform/primitives.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';

const ROLES = [
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
    empty={<EmptyState words="Nobody here." />}
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

type AddedStaff = AdminStaff & { firstPassword: string };

/** Adds a staff account and shows its first password, once. */
export function StaffCreate() {
  const redirect = useRedirect();
  const [added, setAdded] = useState<AddedStaff | null>(null);
  return (
    <>
      <CreateForm<AddedStaff>
        title="Add somebody"
        schema={adminStaff.create.body}
        defaults={{ role: 'kitchen' }}
        onDone={setAdded}
      >
        <TextInput source="name" label="Name" />
        <TextInput source="email" label="Email" type="email" />
        <SelectInput source="role" label="Role" choices={ROLES} emptyText={false} fullWidth />
      </CreateForm>
      {added && (
        <ShownOnceDialog
          title={`Hand this to ${added.name}`}
          intro={
            <>
              {added.name} signs in as <strong>{added.email}</strong> with this first password and
              then chooses their own. It is shown only now.
            </>
          }
          secrets={[added.firstPassword]}
          noun="the password"
          confirm="I have handed it on"
          onClose={() => redirect(listPath, 'staff')}
        />
      )}
    </>
  );
}

/** Where somebody of the staff is signed in, and the way to end that. */
function StaffSessions({ staff: { id, name } }: { staff: AdminStaff }) {
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useCall(adminStaff.sessions, { params: { id } });
  return (
    <Section
      title="Signed in"
      aside={
        data &&
        data.length > 0 && (
          <Button variant="outlined" color="secondary" onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data?.length === 0 && <Typography color="textSecondary">On no device.</Typography>}
      {data && <OpenSessions sessions={data} />}
      {isAsking && (
        <ActionDialog
          title={`Sign ${name} out everywhere?`}
          intro="They sign in again with their password. If somebody else may know it, give them a new one from the console."
          confirm="Sign out"
          busyWords="Signing out…"
          schema={NoBody}
          toBody={() => null}
          send={() => call(adminStaff.signOut, { params: { id } })}
          doneWords={`${name} is signed out everywhere.`}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

/** Changes a staff account, or shuts it; that ends its sessions. */
export const StaffEdit = () => (
  <EditForm<AdminStaff>
    noun="Staff account"
    title={({ name }) => name}
    below={(staff) => (
      <Box sx={{ maxWidth: 860 }}>
        <StaffSessions staff={staff} />
      </Box>
    )}
    schema={adminStaff.update.body}
  >
    <TextInput source="email" label="Email" disabled />
    <TextInput source="name" label="Name" />
    <SelectInput source="role" label="Role" choices={ROLES} emptyText={false} fullWidth />
    <BooleanInput
      source="disabled"
      label="Account disabled: they are signed out and cannot sign in"
    />
  </EditForm>
);
