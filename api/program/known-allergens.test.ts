import { beforeEach, describe, expect, it } from 'vitest';
import { adminDishes } from '#contract/admin/dishes.ts';
import { useApp } from '#test/app.ts';
import { dishOf } from '#test/site-factories.ts';
import { createKnownAllergens } from './known-allergens.ts';

const house = useApp();
let known: () => readonly string[] | null;

beforeEach(() => {
  known = createKnownAllergens(house.house);
});

describe('the allergens that addresses may name', () => {
  it('are those of the dishes, each once, and read anew after an edit', async () => {
    const staff = await house.asStaff();
    const create = (...allergens: string[]) =>
      staff.call(adminDishes.create, { body: dishOf({ allergens }) });
    await create('Milk', 'Tree nuts');
    await expect.poll(known).toEqual(['Milk', 'Tree nuts']);
    await create('milk', 'Sesame');
    await expect.poll(known).toEqual(['Milk', 'Sesame', 'Tree nuts']);
  });
});
