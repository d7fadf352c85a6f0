import type { ReactNode } from 'react';
import { call } from '#admin/platform/client/services.ts';
import { FormWithPhoto } from '#admin/platform/photos/form-with-photo.tsx';
import type { PhotoRecord } from '#admin/platform/photos/use-save-with-photo.ts';
import { type AdminSnack, adminSnacks, SnackBody } from '#contract/snacks/desk/catalogue.ts';
import { NEW_SNACK, snackBodyOf } from './snack-body.ts';
import { SnackInputs } from './snack-inputs.tsx';

const SNACK: PhotoRecord = {
  resource: 'snacks',
  async saveFields(id, values) {
    const body = snackBodyOf(values) as never;
    const { data } = id
      ? await call(adminSnacks.update, { params: { id }, body })
      : await call(adminSnacks.create, { body });
    return data.id;
  },
  setPhoto: (id, file) => call(adminSnacks.setPhoto, { params: { id }, body: { file } }),
  removePhoto: (id) => call(adminSnacks.removePhoto, { params: { id } }),
  doneWords: 'Saved. The shop shows it at once.',
};

/** A snack's fields and photo, new or stored. */
export const SnackForm = ({ snack, beside }: { snack?: AdminSnack; beside?: ReactNode }) => (
  <FormWithPhoto
    id={snack?.id}
    record={SNACK}
    schema={SnackBody}
    toBody={snackBodyOf}
    defaults={NEW_SNACK}
    beside={beside}
  >
    {(onReading) => <SnackInputs snack={snack} onReading={onReading} />}
  </FormWithPhoto>
);
