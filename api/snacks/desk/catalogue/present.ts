import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/** A snack as the desk edits it; the row has counted the orders for `today`. */
export const presentSnackAtDesk = (row: SnackRow, today: IsoDay): AdminSnack => ({
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
