import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import type { SnackBody } from '#contract/snacks/desk-catalogue.ts';
import type { DB } from '#db/types.ts';

/** A snack on offer at C$8.99, 13 % tax, C$0.50 for delivery of each. */
export async function buildSnack(
  db: Kysely<DB>,
  {
    categories = ['indian-snacks', 'savory'],
    ...values
  }: Partial<Insertable<DB['snacks']>> & { categories?: SnackCategory[] } = {},
) {
  const slug = `snack-${randomUUID().slice(0, 8)}`;
  const snack = await db
    .insertInto('snacks')
    .values({
      slug,
      name: slug,
      price_cents: 899,
      unit: '6 pieces',
      delivery_charge_cents: 50,
      tax_basis_points: 1300,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (categories.length > 0) {
    await db
      .insertInto('snack_categories')
      .values(categories.map((category) => ({ snack_id: snack.id, category })))
      .execute();
  }
  return snack;
}

/** What a customer sends for snacks to be picked up on the Friday after the tests' Wednesday. */
export const snackOrderOf = (...items: { snackId: string; quantity?: number }[]) => ({
  customer_name: 'Asha Patel',
  customer_email: 'asha@example.com',
  customer_phone: '+19055550123',
  customer_address: null,
  delivery_type: 'pickup' as const,
  delivery_time: '2026-11-20T14:00',
  special_instructions: null,
  items: items.map(({ snackId, quantity = 1 }) => ({
    snack_id: snackId,
    quantity,
    special_instructions: null,
  })),
  currency: 'CAD' as const,
});

/** What staff send for a snack of its own name at C$8.99. */
export const deskSnackOf = (change: Partial<z.output<typeof SnackBody>> = {}) => ({
  name: `Snack ${randomUUID().slice(0, 8)}`,
  slug: null,
  description: 'Soft, steamed and tempered with mustard seeds.',
  price: 899,
  unit: '6 pieces',
  categories: ['indian-snacks' as const, 'savory' as const],
  isVegetarian: true,
  isSpicy: false,
  preparationTime: 20,
  calories: 160,
  tags: ['steamed'],
  allergens: ['mustard'],
  featured: false,
  isActive: true,
  deliveryCharge: 50,
  taxPercentage: 1300,
  sortOrder: null,
  dailyLimit: null,
  ...change,
});
