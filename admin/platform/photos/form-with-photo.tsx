import { Alert, Card } from '@mui/material';
import { HttpError } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from '#admin/platform/client/body-of.ts';
import { type Mistakes, useSubmit } from '#admin/platform/client/use-submit.ts';
import { listPath } from '#admin/platform/components/list-paths.ts';
import { DeskForm, FormToolbar } from '#admin/platform/forms/forms.tsx';
import type { PhotoChoice } from './photo-input.tsx';
import { fileOf } from './shrink-photo.ts';

/** A record may be read again while somebody types here: what they typed stays. */
const KEEP_TYPED = { keepDirtyValues: true };

/** How a record with a photo is stored. */
export type PhotoRecord = {
  /** Where its list is. */
  resource: string;
  /** Stores the fields of the form, a new record without an id; answers the id. */
  saveFields: (id: string | undefined, values: FieldValues) => Promise<string>;
  /** Stores a photo, its bytes in base64. */
  setPhoto: (id: string, file: string) => Promise<unknown>;
  removePhoto: (id: string) => Promise<unknown>;
  /** Said when all is stored; where it depends on what was. */
  doneWords: string | ((values: FieldValues) => string);
};

/**
 * Saves the form of a record with a photo: its fields, then the form's field `photo` where that
 * changed. What fails leaves the form as it is, and Save goes on from there: a new record that is
 * stored already is not added twice.
 */
function useSaveWithPhoto(id: string | undefined, record: PhotoRecord) {
  const notify = useNotify();
  const redirect = useRedirect();
  const stored = useRef(id);
  const [step, setStep] = useState<string | null>(null);

  async function savePhoto(of: string, photo: PhotoChoice): Promise<void> {
    if (photo === 'kept') return;
    if (photo === 'removed') {
      setStep('Removing the photo…');
      await record.removePhoto(of);
      return;
    }
    setStep('Sending the photo…');
    await record.setPhoto(of, fileOf(photo));
  }

  const { submit, problem, clearProblem } = useSubmit(
    async (values: FieldValues) => {
      setStep('Saving…');
      stored.current = await record.saveFields(stored.current, values);
      await savePhoto(stored.current, values.photo).catch((caught: unknown) => {
        throw butNotThePhoto(caught);
      });
    },
    (_answer, values) => {
      const { doneWords } = record;
      notify(typeof doneWords === 'string' ? doneWords : doneWords(values), { type: 'success' });
      // The list goes back to where it was, and where it never was, to its top.
      window.scrollTo(0, 0);
      redirect(listPath, record.resource);
    },
  );

  async function save(values: FieldValues): Promise<Mistakes> {
    const mistakes = await submit(values);
    setStep(null);
    return mistakes;
  }

  return { save, step, problem, clearProblem };
}

function butNotThePhoto(caught: unknown): unknown {
  if (!(caught instanceof HttpError)) return caught;
  const { errors: _, ...body } = caught.body ?? {};
  const words = `Everything is saved but the photo. ${caught.message}`;
  return new HttpError(words, caught.status, body);
}

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
