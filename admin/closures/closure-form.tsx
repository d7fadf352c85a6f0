import { Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  DateInput,
  type RaRecord,
  SimpleForm,
  TextInput,
  useNotify,
  useRedirect,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/api/body-of.ts';
import { contractResolver } from '#admin/api/contract-resolver.ts';
import { failureCode } from '#admin/api/failure.ts';
import { useSubmit } from '#admin/api/use-submit.ts';
import { FormToolbar } from '#admin/parts/edit-form.tsx';
import { listPath } from '#admin/parts/list-paths.ts';
import { type AdminClosure, adminClosures, type ClosureFate } from '#contract/admin/closures.ts';
import { FateDialog } from './fate-dialog.tsx';

const schema = adminClosures.create.body as never;

/** One closed day is a range of one; the last day may stay empty. */
const toBody = (values: FieldValues) =>
  bodyOf(schema, { ...values, endDate: values.endDate || values.startDate });

type Props = {
  closure?: AdminClosure & RaRecord;
  save: (body: Record<string, unknown>) => Promise<unknown>;
  beside?: ReactNode;
};

/** The days, the reason, and, when tiffins are booked on them, the question what becomes of those. */
export function ClosureForm({ closure, save, beside }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [asked, setAsked] = useState<{ body: Record<string, unknown>; question: string } | null>(
    null,
  );

  const { submit, busy } = useSubmit(
    async (body: Record<string, unknown>) => {
      try {
        await save(body);
        return true;
      } catch (caught) {
        if (failureCode(caught) !== 'closure_needs_fate') {
          notify((caught as Error).message, { type: 'error' });
          throw caught;
        }
        setAsked({ body, question: (caught as Error).message });
        return false;
      }
    },
    (saved) => {
      if (!saved) return;
      notify('Saved. The shop offers these days no more.', { type: 'success' });
      redirect(listPath, 'closures');
    },
  );

  const choose = (fate: ClosureFate) => {
    if (asked) void submit({ ...asked.body, fate }).then(() => setAsked(null));
  };

  return (
    <Card sx={{ maxWidth: 860 }}>
      <SimpleForm
        noValidate
        resolver={contractResolver(schema, toBody)}
        defaultValues={closure ?? {}}
        onSubmit={(values: FieldValues) => submit(toBody(values))}
        disableInvalidFormNotification
        toolbar={<FormToolbar always>{beside}</FormToolbar>}
      >
        <DateInput source="startDate" label="Closed from" fullWidth />
        <DateInput source="endDate" label="Until, that day included (empty: one day)" fullWidth />
        <TextInput source="reason" label="Reason (customers read it)" />
      </SimpleForm>
      {asked && (
        <FateDialog
          question={asked.question}
          busy={busy}
          onChoose={choose}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
