import type * as z from 'zod/mini';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSnack, SnackBody } from '#contract/snacks/desk-catalogue.ts';
import { findAdminSnack, isSlugTaken, lockSnack, storeSnack } from '#db/snacks/admin-snacks.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';
import { slugOf } from '#domain/platform/slug.ts';

/** A snack as the desk edits it; the row has counted the orders for `today`. */
export const presentAdminSnack = (row: SnackRow, today: IsoDay): AdminSnack => ({
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
 * Adds a snack or changes it with its categories. Orders keep the name and price of then. Without a
 * slug a new one is named by its name, and one that exists keeps the address that people have
 * shared.
 */
export async function saveSnack(
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
