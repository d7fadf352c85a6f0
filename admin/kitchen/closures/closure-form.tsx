import { Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { DateInput, type RaRecord, TextInput, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import { call } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { ClosingDialog, type SavedClosure } from '#admin/kitchen/closing/closing-dialog.tsx';
import { doneWords } from '#admin/kitchen/closing/words.ts';
import { DeskForm } from '#admin/platform/parts/desk-form.tsx';
import { FormToolbar } from '#admin/platform/parts/edit-form.tsx';
import { listPath } from '#admin/platform/parts/list-paths.ts';
import { type AdminClosure, adminClosures } from '#contract/kitchen/desk/closures.ts';
import { nothingStands } from '#domain/kitchen/closing-days.ts';

const schema = adminClosures.create.body as never;

type Days = { startDate: string; endDate: string; reason: string };

/** One closed day is a range of one; the last day may stay empty. */
const toBody = (values: FieldValues) =>
  bodyOf(schema, { ...values, answer: null, endDate: values.endDate || values.startDate });

type Props = {
  closure?: AdminClosure & RaRecord;
  save: (body: Record<string, unknown>) => Promise<{ data: SavedClosure }>;
  beside?: ReactNode;
};

/** The days, the reason, and, when anything stands on new ones, the question what becomes of it. */
export function ClosureForm({ closure, save, beside }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [asked, setAsked] = useState<Days | null>(null);
  const leave = () => redirect(listPath, 'closures');

  const { submit } = useSubmit(
    async (body: Record<string, unknown>) => {
      const { startDate, endDate } = body as Days;
      try {
        const { data } = await call(adminClosures.standing, { query: { startDate, endDate } });
        if (nothingStands(data)) return (await save(body)).data;
      } catch (caught) {
        notify((caught as Error).message, { type: 'error' });
        throw caught;
      }
      setAsked(body as Days);
      return null;
    },
    (saved) => {
      if (!saved) return;
      notify(closure ? 'Saved.' : doneWords(null), { type: 'success' });
      leave();
    },
  );

  return (
    <Card sx={{ maxWidth: 860 }}>
      <DeskForm
        resolver={contractResolver(schema, toBody)}
        defaultValues={closure ?? {}}
        onSubmit={(values: FieldValues) => submit(toBody(values))}
        disableInvalidFormNotification
        toolbar={<FormToolbar always>{beside}</FormToolbar>}
      >
        <DateInput source="startDate" label="Closed from" fullWidth />
        <DateInput source="endDate" label="Until, that day included (empty: one day)" fullWidth />
        <TextInput source="reason" label="Reason (customers read it)" />
      </DeskForm>
      {asked && (
        <ClosingDialog
          {...asked}
          save={async (_reason, answer) => (await save({ ...asked, answer })).data}
          onDone={leave}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
