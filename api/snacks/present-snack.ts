import type { Snack } from '#contract/snacks/catalogue.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/** A snack as everybody reads it; some fields have an older name as well. */
export function presentSnack(row: SnackRow, today: IsoDay): Snack {
  const limitReached = row.daily_limit !== null && row.ordered >= row.daily_limit;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    title: row.name,
    description: row.description,
    price: row.price_cents,
    currency: 'CAD',
    unit: row.unit,
    image: row.photo_id && photoPath(row.photo_id, 960),
    category: row.categories[0] ?? null,
    categories: row.categories,
    is_vegetarian: row.is_vegetarian,
    is_spicy: row.is_spicy,
    preparation_time: row.preparation_minutes,
    calories: row.calories,
    tags: row.tags,
    allergens: row.allergens,
    featured: row.featured,
    delivery_charge: row.delivery_charge_cents,
    tax_percentage: row.tax_basis_points,
    sort_order: row.sort_order,
    sold_out_today: row.sold_out_day === today || limitReached,
  };
}
