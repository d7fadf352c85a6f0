import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/kitchen/desk/change-photo.ts';
import { sheetHandlers } from '#api/kitchen/desk/sheets.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type AdminSnack, adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import {
  findAdminSnack,
  listAdminSnacks,
  lockSnack,
  lockSnackSequence,
  storeSnackSequence,
} from '#db/snacks/admin-snacks.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import { dayOf } from '#domain/platform/days.ts';
import { removeSnack } from './remove-snack.ts';
import { presentAdminSnack, saveSnack } from './save-snack.ts';
import { snackSheet } from './snack-sheet.ts';

/**
 * Puts all snacks in the order in which the shop shows them. Who does not name each of them once has
 * an old list before them, and is asked to reload it.
 */
async function reorderSnacks(
  ctx: StaffWrite,
  ids: readonly string[],
): Promise<{ ids: string[] } | Refusal> {
  const before = await lockSnackSequence(ctx.db);
  const named = new Set(ids);
  const isComplete = named.size === ids.length && named.size === before.length;
  if (!isComplete || before.some((id) => !named.has(id))) return refuse('conflict');
  await storeSnackSequence(ctx.db, ids, ctx.now);
  await recordAudit(ctx, {
    action: 'reorder',
    resource: 'snacks',
    id: null,
    before: { ids: before },
    after: { ids },
  });
  return { ids: [...ids] };
}

export const adminSnackHandlers = handlers(adminSnacks, {
  ...sheetHandlers(snackSheet),
  list: async (ctx, { query }) => {
    const today = dayOf(ctx.now);
    const { rows, total } = await listAdminSnacks(ctx.db, query, today);
    return ok(
      rows.map((row) => presentAdminSnack(row, today)),
      { pagination: paginate(query, total) },
    );
  },
  read: async (ctx, { params }) => {
    const today = dayOf(ctx.now);
    const row = await findAdminSnack(ctx.db, params.id, today);
    return row ? presentAdminSnack(row, today) : refuse('snack_not_found');
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

/**
 * Says by hand that a snack is sold out for today, or that it is not. At midnight it is on sale
 * again by itself; a daily limit that is reached holds all the same.
 */
async function sellToday(
  ctx: StaffWrite,
  id: string,
  action: 'sold-out' | 'back-on-sale',
): Promise<AdminSnack | Refusal> {
  const today = dayOf(ctx.now);
  const before = await lockSnack(ctx.db, id, today);
  if (!before) return refuse('snack_not_found');
  await ctx.db
    .updateTable('snacks')
    .set({ sold_out_day: action === 'sold-out' ? today : null, updated_at: ctx.now })
    .where('id', '=', id)
    .execute();
  const after = presentAdminSnack((await findAdminSnack(ctx.db, id, today)) ?? before, today);
  await recordAudit(ctx, {
    action,
    resource: 'snacks',
    id,
    before: presentAdminSnack(before, today),
    after,
  });
  return after;
}

/** Snacks as things that show a photo. */
function snackPhotos(now: Temporal.Instant): PhotoHolder<SnackRow, AdminSnack> {
  const today = dayOf(now);
  return {
    table: 'snacks',
    resource: 'snacks',
    missing: 'snack_not_found',
    lock: (tx, id) => lockSnack(tx, id, today),
    present: (row) => presentAdminSnack(row, today),
  };
}
