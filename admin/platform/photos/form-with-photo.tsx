import { Alert, Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import { DeskForm } from '#admin/platform/parts/desk-form.tsx';
import { FormToolbar } from '#admin/platform/parts/edit-form.tsx';
import { type PhotoRecord, useSaveWithPhoto } from './use-save-with-photo.ts';

/** A record may be read again while somebody types here: what they typed stays. */
const KEEP_TYPED = { keepDirtyValues: true };

type Props = {
  /** The record's id; a form without one adds a record. */
  id: string | undefined;
  record: PhotoRecord;
  /** What the server takes; the form is checked against it before anything is sent. */
  schema: z.ZodMiniType;
  toBody: (values: FieldValues) => Record<string, unknown>;
  /** What a new one starts with. */
  defaults: FieldValues;
  /** What stands beside Save, such as a way to delete. */
  beside?: ReactNode;
  /** What is said of a problem, and ways on from it; `onSettled` is for when it is none any more. */
  tell?: (problem: string, onSettled: () => void) => ReactNode;
  /** As wide as the page, for fields that stand side by side. */
  wide?: boolean;
  /** The fields; `onReading` is for their `PhotoInput`. */
  children: (onReading: (reading: boolean) => void) => ReactNode;
};

/** What went wrong, in words. */
export const tellProblem = (problem: string) => (
  <Alert severity="error" sx={{ mt: 1, width: '100%' }}>
    {problem}
  </Alert>
);

/** The form of a record with a photo, new or stored: one Save for both. */
export function FormWithPhoto({ id, record, schema, toBody, defaults, ...props }: Props) {
  const { beside, wide, children, tell = tellProblem } = props;
  const { save, step, problem, clearProblem } = useSaveWithPhoto(id, record);
  const [reading, setReading] = useState(false);
  const busyWords = reading ? 'Reading the photo…' : step;
  return (
    <Card sx={{ maxWidth: wide ? 1400 : 860 }}>
      <DeskForm
        resolver={contractResolver(schema, toBody)}
        defaultValues={id ? { photo: 'kept' } : { ...defaults, photo: 'kept' }}
        resetOptions={KEEP_TYPED}
        onSubmit={save}
        warnWhenUnsavedChanges
        toolbar={
          <FormToolbar always={!id} {...(busyWords && { busyWords })}>
            {beside}
          </FormToolbar>
        }
      >
        {children(setReading)}
        {problem && tell(problem, clearProblem)}
      </DeskForm>
    </Card>
  );
}
