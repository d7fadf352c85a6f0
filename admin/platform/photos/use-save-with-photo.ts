import { HttpError } from 'ra-core';
import { useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type Mistakes, useSubmit } from '#admin/platform/client/use-submit.ts';
import { listPath } from '#admin/platform/parts/list-paths.ts';
import { fileOf } from './shrink-photo.ts';
import type { PhotoChoice } from './use-photo-choice.ts';

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
export function useSaveWithPhoto(id: string | undefined, record: PhotoRecord) {
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
