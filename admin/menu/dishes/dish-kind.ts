import { call } from '#admin/platform/client/services.ts';
import type { ChangeKind } from '#admin/platform/changes/use-change-record.ts';
import { type AdminDish, adminDishes } from '#contract/menu/desk/dishes.ts';
import { dishBodyOf, saysTheSame } from './dish-body.ts';

/** How dishes are stored. */
export const DISH: ChangeKind<AdminDish> = {
  resource: 'dishes',
  noun: 'dish',
  toBody: dishBodyOf,
  calls: {
    create: async (body) => (await call(adminDishes.create, { body: body as never })).data,
    update: async (id, body) =>
      (await call(adminDishes.update, { params: { id }, body: body as never })).data,
    read: async (id) => (await call(adminDishes.read, { params: { id } })).data,
    saysTheSame,
  },
  setPhoto: (id, file) => call(adminDishes.setPhoto, { params: { id }, body: { file } }),
  removePhoto: (id) => call(adminDishes.removePhoto, { params: { id } }),
  doneWords: 'Saved. The menu shows it at once.',
};
