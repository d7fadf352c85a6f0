import { useState } from 'react';
import { SelectInput, TextInput, useRedirect } from 'react-admin';
import { CreateForm } from '#admin/platform/parts/create-form.tsx';
import { listPath } from '#admin/platform/parts/list-paths.ts';
import { ShownOnceDialog } from '#admin/platform/parts/shown-once-dialog.tsx';
import { type AdminStaff, adminStaff } from '#contract/kitchen/desk/desk.ts';
import { ROLES } from './list.tsx';

type Added = AdminStaff & { firstPassword: string };

/** Adds a staff account and shows its first password, once. */
export function StaffCreate() {
  const redirect = useRedirect();
  const [added, setAdded] = useState<Added | null>(null);
  return (
    <>
      <CreateForm<Added>
        title="Add somebody"
        schema={adminStaff.create.body as never}
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
