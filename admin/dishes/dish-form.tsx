import type { ReactNode } from 'react';
import { call } from '#admin/api/services.ts';
import { FormWithPhoto } from '#admin/photos/form-with-photo.tsx';
import type { PhotoRecord } from '#admin/photos/use-save-with-photo.ts';
import { type AdminDish, adminDishes, DishBody } from '#contract/admin/dishes.ts';
import { dishBodyOf, NEW_DISH } from './dish-body.ts';
import { DishInputs } from './dish-inputs.tsx';

const DISH: PhotoRecord = {
  resource: 'dishes',
  async saveFields(id, values) {
    const body = dishBodyOf(values) as never;
    const { data } = id
      ? await call(adminDishes.update, { params: { id }, body })
      : await call(adminDishes.create, { body });
    return data.id;
  },
  setPhoto: (id, file) => call(adminDishes.setPhoto, { params: { id }, body: { file } }),
  removePhoto: (id) => call(adminDishes.removePhoto, { params: { id } }),
  doneWords: 'Saved. The menu shows it at once.',
};

/** A dish's fields and photo, new or stored. */
export const DishForm = ({ dish, beside }: { dish?: AdminDish; beside?: ReactNode }) => (
  <FormWithPhoto
    id={dish?.id}
    record={DISH}
    schema={DishBody}
    toBody={dishBodyOf}
    defaults={NEW_DISH}
    beside={beside}
  >
    {(onReading) => <DishInputs dish={dish} onReading={onReading} />}
  </FormWithPhoto>
);
