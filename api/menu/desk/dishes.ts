import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/kitchen/desk/change-photo.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { type AdminDish, adminDishes, type DishBody } from '#contract/menu/desk-dishes.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type DishRow,
  findDish,
  isDishNameTaken,
  listDishes,
  lockDish,
  storeDish,
} from '#db/menu/dishes.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import { presentDish } from './present-dish.ts';

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

/** The dish that a change is made to, as it was read. */
type ReadVersion = { id: string; version: number };

/**
 * Adds a dish, or changes it in every week that has it. Names are unique: planners choose by them.
 * Whoever changes one names the version that they read: what somebody else has saved meanwhile is
 * not written over.
 */
async function saveDish(
  ctx: StaffWrite,
  read: ReadVersion | null,
  body: DishBody,
): Promise<AdminDish | Refusal> {
  const id = read?.id ?? null;
  const before = id ? await lockDish(ctx.db, id) : undefined;
  if (id && !before) return refuse('not_found');
  if (before && before.version !== read?.version) return refuse('conflict');
  if (await isDishNameTaken(ctx.db, body.name, id))
    return refuse('dish_taken', { name: body.name }, { field: 'name' });
  const storedId = await storeDish(ctx.db, id, body, ctx.now);
  const stored = await findDish(ctx.db, storedId);
  if (!stored) throw new Error('a dish that was just stored is not there');
  const after = presentDish(stored);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'dishes',
    id: storedId,
    before: before ? presentDish(before) : null,
    after,
  });
  return after;
}

export const adminDishHandlers = handlers(adminDishes, {
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
