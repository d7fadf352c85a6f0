import type { Snack } from '#contract/snacks/catalogue.ts';

/** A snack for tests: six pieces at C$8.99; fill in what matters. */
export const buildSnackData = (id: string, values: Partial<Snack> = {}): Snack => ({
  id,
  slug: id,
  name: id,
  title: id,
  description: '',
  price: 899,
  currency: 'CAD',
  unit: '6 pieces',
  image: null,
  category: 'indian-snacks',
  categories: ['indian-snacks', 'savory'],
  is_vegetarian: true,
  is_spicy: false,
  preparation_time: 30,
  calories: 300,
  tags: [],
  allergens: [],
  featured: false,
  delivery_charge: 50,
  tax_percentage: 1300,
  sort_order: 1,
  sold_out_today: false,
  ...values,
});
