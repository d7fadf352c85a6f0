import type { MenuItem } from '#contract/menu/weekly-menu.ts';
import type { ServedDishRow } from '#db/menu/menu-weeks.ts';
import { dietaryTypeOf, servedDiets } from '#domain/menu/weekly-menu.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/** What a nutrition column holds, in the order to show. */
export type NutritionEntry = { name: string; amount: string };

/** A dish of a day as the shop shows it. */
export function presentMenuItem(row: ServedDishRow): MenuItem {
  const diets = servedDiets(row.diets, row.served_to);
  const nutrition = row.nutrition as NutritionEntry[];
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.photo_id && photoPath(row.photo_id, 960),
    course: row.course,
    dietaryType: dietaryTypeOf(diets),
    diets,
    spiceLevel: row.spice_level,
    isSpecial: row.is_special,
    preparationTime: row.preparation_minutes,
    tags: row.tags,
    allergens: row.allergens ?? [],
    allergensKnown: row.allergens !== null,
    nutritionalInfo: Object.fromEntries(nutrition.map(({ name, amount }) => [name, amount])),
  };
}
