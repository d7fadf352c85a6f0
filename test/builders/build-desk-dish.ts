import type { AdminDish } from '#contract/menu/desk-dishes.ts';

/** A dish as the desk reads it, for tests, its name its id; fill in what matters. */
export const buildDeskDish = (name: string, values: Partial<AdminDish> = {}): AdminDish => ({
  id: name,
  name,
  description: '',
  course: 'sabji',
  diets: ['vegetarian', 'jain', 'swaminarayan'],
  spiceLevel: 'medium',
  preparationTime: null,
  tags: [],
  allergens: [],
  nutrition: [],
  portion: null,
  isActive: true,
  image: null,
  planned: 0,
  version: 1,
  createdAt: '2026-11-20T14:00:00Z',
  updatedAt: '2026-11-20T14:00:00Z',
  ...values,
});
