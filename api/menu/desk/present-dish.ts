import type { NutritionEntry } from '#api/menu/present-menu-item.ts';
import type { AdminDish, Portion } from '#contract/menu/desk-dishes.ts';
import type { DishRow } from '#db/menu/dishes.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/** How much a tiffin holds of a dish, or one serving of a catered one is; null when nobody has said. */
export const portionOf = (row: Pick<DishRow, 'portion_amount' | 'portion_unit'>): Portion | null =>
  row.portion_amount !== null && row.portion_unit !== null
    ? { amount: row.portion_amount, unit: row.portion_unit }
    : null;

/** A dish as the desk edits it. */
export const presentDish = (row: DishRow): AdminDish => ({
  id: row.id,
  name: row.name,
  description: row.description,
  course: row.course,
  diets: row.diets,
  spiceLevel: row.spice_level,
  preparationTime: row.preparation_minutes,
  tags: row.tags,
  allergens: row.allergens,
  nutrition: row.nutrition as NutritionEntry[],
  portion: portionOf(row),
  isActive: row.is_active,
  image: row.photo_id && photoPath(row.photo_id, 960),
  planned: row.planned,
  version: row.version,
  createdAt: row.created_at.toString(),
  updatedAt: row.updated_at.toString(),
});
