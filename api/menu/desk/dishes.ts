import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/kitchen/desk/change-photo.ts';
import { sheetHandlers } from '#api/kitchen/desk/sheets.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { type AdminDish, adminDishes } from '#contract/menu/desk-dishes.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type DishRow, findDish, listDishes, lockDish } from '#db/menu/dishes.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import { dishSheet } from './dish-sheet.ts';
import { presentDish } from './present-dish.ts';
import { saveDish } from './save-dish.ts';

const dishPhotos: PhotoHolder<DishRow, AdminDish> = {
  table: 'dishes',
  resource: 'dishes',
  missing: 'not_found',
  lock: lockDish,
  present: presentDish,
};

/** Deletes a dish that no week has; any other can be switched off. */
async function removeDish(ctx: StaffWrite, id: string): Promise<AdminDish | Refusal> {
  const row = await lockDish(ctx.db, id);
  if (!row) return refuse('not_found');
  if (row.planned > 0) return refuse('still_in_use');
  await ctx.db.deleteFrom('dishes').where('id', '=', id).execute();
  if (row.photo_id) await dropPhotoIfUnused(ctx.db, row.photo_id);
  const before = presentDish(row);
  await recordAudit(ctx, { action: 'delete', resource: 'dishes', id, before });
  return before;
}

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
