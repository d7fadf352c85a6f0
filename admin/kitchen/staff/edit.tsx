import { Box } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { EditForm } from '#admin/platform/parts/edit-form.tsx';
import { type AdminStaff, adminStaff } from '#contract/kitchen/desk/desk.ts';
import { ROLES } from './list.tsx';
import { StaffSessions } from './sessions.tsx';

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
    schema={adminStaff.update.body as never}
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
