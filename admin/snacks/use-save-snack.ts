import { HttpError } from 'ra-core';
import { useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { failureWords } from '#admin/api/failure.ts';
import { call } from '#admin/api/services.ts';
import { type Mistakes, useSubmit } from '#admin/api/use-submit.ts';
import { fileOf } from '#admin/photos/shrink-photo.ts';
import type { PhotoChoice } from '#admin/photos/use-photo-choice.ts';
import { type AdminSnack, adminSnacks } from '#contract/admin/snacks.ts';
import { snackBodyOf } from './snack-body.ts';

/**
 * Saves the form of a snack: its fields, then its photo where that changed. What fails leaves the
 * form as it is, and Save goes on from there: a new snack that is stored already is not added twice.
 */
export function useSaveSnack(snack: AdminSnack | undefined) {
  const notify = useNotify();
  const redirect = useRedirect();
  const stored = useRef(snack?.id);
  const failure = useRef<string>(undefined);
  const [step, setStep] = useState<string | null>(null);

  async function saveFields(values: FieldValues): Promise<string> {
    setStep('Saving…');
    const body = snackBodyOf(values) as never;
    const { data } = stored.current
      ? await call(adminSnacks.update, { params: { id: stored.current }, body })
      : await call(adminSnacks.create, { body });
    stored.current = data.id;
    return data.id;
  }

  async function savePhoto(id: string, photo: PhotoChoice): Promise<void> {
    const params = { id };
    if (photo === 'kept') return;
    if (photo === 'removed') {
      setStep('Removing the photo…');
      await call(adminSnacks.removePhoto, { params });
      return;
    }
    setStep('Sending the photo…');
    await call(adminSnacks.setPhoto, { params, body: { file: fileOf(photo) } });
  }

  const { submit, problem } = useSubmit(
    async (values: FieldValues) => {
      try {
        const id = await saveFields(values);
        await savePhoto(id, values.photo).catch((caught: unknown) => {
          throw butNotThePhoto(caught);
        });
        failure.current = undefined;
      } catch (caught) {
        failure.current = failureWords(caught);
        throw caught;
      }
    },
    () => {
      notify('Saved. The shop shows it at once.', { type: 'success' });
      // The list goes back to where it was, and where it never was, to its top.
      window.scrollTo(0, 0);
      redirect('list', 'snacks');
    },
  );

  async function save(values: FieldValues): Promise<Mistakes> {
    const mistakes = await submit(values);
    setStep(null);
    return failure.current ? { ...mistakes, 'root.serverError': failure.current } : undefined;
  }

  return { save, step, problem };
}

function butNotThePhoto(caught: unknown): unknown {
  if (!(caught instanceof HttpError)) return caught;
  const { errors: _, ...body } = caught.body ?? {};
  const words = `Everything is saved but the photo. ${caught.message}`;
  return new HttpError(words, caught.status, body);
}
