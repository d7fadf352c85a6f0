import { beforeEach, describe, expect, it } from 'vitest';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { useApp } from '#test/app.ts';
import { buildBlogCategory, dishOf } from '#test/site-factories.ts';
import { createKnownFilters } from './known-filters.ts';

const services = useApp();
let known: ReturnType<typeof createKnownFilters>;

beforeEach(() => {
  known = createKnownFilters(services.services);
});

describe('what addresses may name', () => {
  it('are the allergens of the dishes, each once, and read anew after an edit', async () => {
    const staff = await services.asStaff();
    const create = (...allergens: string[]) =>
      staff.call(adminDishes.create, { body: dishOf({ allergens }) });
    const allergens = () => known().allergens;
    await create('Milk', 'Tree nuts');
    await expect.poll(allergens).toEqual(['Milk', 'Tree nuts']);
    await create('milk', 'Sesame');
    await expect.poll(allergens).toEqual(['Milk', 'Sesame', 'Tree nuts']);
  });

  it('are the categories of the blog, read anew when there is another', async () => {
    const slugs = () => known().blogCategories?.map(({ slug }) => slug);
    await buildBlogCategory(services.db, 'Zest');
    await expect.poll(slugs).toContain('zest');
    const { id, slug } = await buildBlogCategory(services.db, 'Basics');
    await expect.poll(() => known().blogCategories).toContainEqual({ id, slug });
  });
});
