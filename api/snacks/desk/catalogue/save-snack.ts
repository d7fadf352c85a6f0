import type * as z from 'zod/mini';
import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminSnack, SnackBody } from '#contract/snacks/desk/catalogue.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findSnackAtDesk, isSlugTaken, lockSnack, storeSnack } from '#db/snacks/desk-snacks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { slugOf } from '#domain/platform/slug.ts';
import { presentSnackAtDesk } from './present.ts';

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
  const stored = await findSnackAtDesk(ctx.db, storedId, today);
  if (!stored) throw new Error('a snack that was just stored is not there');
  const after = presentSnackAtDesk(stored, today);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'snacks',
    id: storedId,
    before: before ? presentSnackAtDesk(before, today) : null,
    after,
  });
  return after;
}
