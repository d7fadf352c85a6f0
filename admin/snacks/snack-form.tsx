import { Alert, Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { SimpleForm } from 'react-admin';
import { contractResolver } from '#admin/api/contract-resolver.ts';
import { FormToolbar } from '#admin/parts/edit-form.tsx';
import { type AdminSnack, SnackBody } from '#contract/admin/snacks.ts';
import { NEW_SNACK, snackBodyOf } from './snack-body.ts';
import { SnackInputs } from './snack-inputs.tsx';
import { useSaveSnack } from './use-save-snack.ts';

/** Orders come in while somebody types here: what they typed stays when the snack is read again. */
const KEEP_TYPED = { keepDirtyValues: true };

/** A snack's fields and photo, new or stored. */
export function SnackForm({ snack, beside }: { snack?: AdminSnack; beside?: ReactNode }) {
  const { save, step, problem } = useSaveSnack(snack);
  const [reading, setReading] = useState(false);
  const busyWords = reading ? 'Reading the photo…' : step;
  return (
    <Card sx={{ maxWidth: 860 }}>
      <SimpleForm
        noValidate
        resolver={contractResolver(SnackBody, snackBodyOf)}
        defaultValues={snack ? { photo: 'kept' } : NEW_SNACK}
        resetOptions={KEEP_TYPED}
        onSubmit={save}
        warnWhenUnsavedChanges
        toolbar={
          <FormToolbar always={!snack} {...(busyWords && { busyWords })}>
            {beside}
          </FormToolbar>
        }
      >
        <SnackInputs snack={snack} onReading={setReading} />
        {problem && (
          <Alert severity="error" sx={{ mt: 1, width: '100%' }}>
            {problem}
          </Alert>
        )}
      </SimpleForm>
    </Card>
  );
}
