import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { changePhoto, uploadPhoto } from '#api/platform/photos/change-photo.ts';
import { adminSnacks } from '#contract/snacks/desk/catalogue.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findSnackAtDesk, listSnacksAtDesk } from '#db/snacks/desk-snacks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { presentSnackAtDesk } from './present.ts';
import { removeSnack } from './remove-snack.ts';
import { reorderSnacks } from './reorder-snacks.ts';
import { saveSnack } from './save-snack.ts';
import { sellToday } from './sell-today.ts';
import { snackPhotos } from './snack-photos.ts';

export const adminSnackHandlers = handlers(adminSnacks, {
  list: async (ctx, { query }) => {
    const today = dayOf(ctx.now);
    const { rows, total } = await listSnacksAtDesk(ctx.db, query, today);
    return ok(
      rows.map((row) => presentSnackAtDesk(row, today)),
      { pagination: paginate(query, total) },
    );
  },
  read: async (ctx, { params }) => {
    const today = dayOf(ctx.now);
    const row = await findSnackAtDesk(ctx.db, params.id, today);
    return row ? presentSnackAtDesk(row, today) : refuse('snack_not_found');
  },
  create: (ctx, { body }) => saveSnack(ctx, null, body),
  update: (ctx, { params, body }) => saveSnack(ctx, params.id, body),
  remove: (ctx, { params }) => removeSnack(ctx, params.id),
  setPhoto: ownTransaction((ctx, { params, body }) =>
    uploadPhoto(ctx, snackPhotos(ctx.now), { id: params.id, file: body.file }),
  ),
  removePhoto: (ctx, { params }) => changePhoto(ctx, snackPhotos(ctx.now), params.id, null),
  soldOut: (ctx, { params }) => sellToday(ctx, params.id, 'sold-out'),
  backOnSale: (ctx, { params }) => sellToday(ctx, params.id, 'back-on-sale'),
  reorder: (ctx, { body }) => reorderSnacks(ctx, body.ids),
});
