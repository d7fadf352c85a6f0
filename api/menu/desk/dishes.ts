import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/kitchen/desk/change-photo.ts';
import { sheetHandlers } from '#api/kitchen/desk/sheets.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { type AdminDish, adminDishes } from '#contract/menu/desk-dishes.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { type DishRow, findDish, listDishes, lockDish } from '#db/menu/dishes.ts';
import { dishSheet } from './dish-sheet.ts';
import { presentDish } from './present-dish.ts';
import { removeDish } from './remove-dish.ts';
import { saveDish } from './save-dish.ts';

const dishPhotos: PhotoHolder<DishRow, AdminDish> = {
  table: 'dishes',
  resource: 'dishes',
  missing: 'not_found',
  lock: lockDish,
  present: presentDish,
};

export const adminDishHandlers = handlers(adminDishes, {
  ...sheetHandlers(dishSheet),
  list: async (ctx, { query }) => {
    const { rows, total } = await listDishes(ctx.db, query);
    return ok(rows.map(presentDish), { pagination: paginate(query, total) });
  },
  read: async (ctx, { params }) => {
    const row = await findDish(ctx.db, params.id);
    return row ? presentDish(row) : refuse('not_found');
  },
  create: (ctx, { body }) => saveDish(ctx, null, body),
  update: (ctx, { params, body }) => saveDish(ctx, { id: params.id, version: body.version }, body),
  remove: (ctx, { params }) => removeDish(ctx, params.id),
  setPhoto: ownTransaction((ctx, { params, body }) =>
    uploadPhoto(ctx, dishPhotos, { id: params.id, file: body.file }),
  ),
  removePhoto: (ctx, { params }) => changePhoto(ctx, dishPhotos, params.id, null),
});
