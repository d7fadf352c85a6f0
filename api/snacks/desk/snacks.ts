import type * as z from 'zod/mini';
import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/kitchen/desk/change-photo.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type AdminSnack, adminSnacks, type SnackBody } from '#contract/snacks/desk-catalogue.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import {
  findAdminSnack,
  isSlugTaken,
  listAdminSnacks,
  lockSnack,
  lockSnackSequence,
  storeSnack,
  storeSnackSequence,
  wasOrdered,
} from '#db/snacks/admin-snacks.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';
import { slugOf } from '#domain/platform/slug.ts';

/** A snack as the desk edits it; the row has counted the orders for `today`. */
const presentAdminSnack = (row: SnackRow, today: IsoDay): AdminSnack => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  price: row.price_cents,
  unit: row.unit,
  image: row.photo_id && photoPath(row.photo_id, 960),
  categories: row.categories,
  isVegetarian: row.is_vegetarian,
  isSpicy: row.is_spicy,
  preparationTime: row.preparation_minutes,
  calories: row.calories,
  tags: row.tags,
  allergens: row.allergens,
  featured: row.featured,
  isActive: row.is_active,
  deliveryCharge: row.delivery_charge_cents,
  taxPercentage: row.tax_basis_points,
  sortOrder: row.sort_order,
  dailyLimit: row.daily_limit,
  orderedToday: row.ordered,
  soldOutToday: row.sold_out_day === today,
  createdAt: row.created_at.toString(),
  updatedAt: row.updated_at.toString(),
});

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

/** Deletes a snack that nobody ever ordered; any other can be switched off. */
async function removeSnack(ctx: StaffWrite, id: string): Promise<AdminSnack | Refusal> {
  const today = dayOf(ctx.now);
  const row = await lockSnack(ctx.db, id, today, 'to delete');
  if (!row) return refuse('snack_not_found');
  if (await wasOrdered(ctx.db, id)) return refuse('still_in_use');
  await ctx.db.deleteFrom('snacks').where('id', '=', id).execute();
  if (row.photo_id) await dropPhotoIfUnused(ctx.db, row.photo_id);
  const before = presentAdminSnack(row, today);
  await recordAudit(ctx, { action: 'delete', resource: 'snacks', id, before });
  return before;
}

/**
 * Adds a snack or changes it with its categories. Orders keep the name and price of then. Without a
 * slug a new one is named by its name, and one that exists keeps the address that people have
 * shared.
 */
async function saveSnack(
  ctx: StaffWrite,
  id: string | null,
  body: z.output<typeof SnackBody>,
): Promise<AdminSnack | Refusal> {
  const today = dayOf(ctx.now);
  const before = id ? await lockSnack(ctx.db, id, today) : undefined;
  if (id && !before) return refuse('snack_not_found');
  const slug = body.slug || (before?.slug ?? slugOf(body.name, 'snack'));
  if (slug !== before?.slug && (await isSlugTaken(ctx.db, slug)))
    return refuse('slug_taken', { slug }, { field: 'slug' });

  const storedId = await storeSnack(
    ctx.db,
    id,
    {
      slug,
      name: body.name,
      description: body.description,
      priceCents: body.price,
      unit: body.unit,
      categories: body.categories,
      isVegetarian: body.isVegetarian,
      isSpicy: body.isSpicy,
      preparationMinutes: body.preparationTime ?? null,
      calories: body.calories ?? null,
      tags: body.tags,
      allergens: body.allergens,
      featured: body.featured,
      isActive: body.isActive,
      deliveryChargeCents: body.deliveryCharge,
      taxBasisPoints: body.taxPercentage,
      sortOrder: body.sortOrder ?? before?.sort_order ?? null,
      dailyLimit: body.dailyLimit ?? null,
    },
    ctx.now,
  );
  const stored = await findAdminSnack(ctx.db, storedId, today);
  if (!stored) throw new Error('a snack that was just stored is not there');
  const after = presentAdminSnack(stored, today);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'snacks',
    id: storedId,
    before: before ? presentAdminSnack(before, today) : null,
    after,
  });
  return after;
}

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
