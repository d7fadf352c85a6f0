import { describe, expect, it } from 'vitest';
import type { Diet } from '#contract/account/diet.ts';
import { buildDeskDish } from '#test/builders/build-desk-dish.ts';
import { shownInShop } from './shown-in-shop.ts';

const DISHES = [buildDeskDish('Chole', { diets: ['vegetarian'] }), buildDeskDish('Tindora')];
const dishOf = (id: string) => DISHES.find((dish) => dish.id === id);
const on = (dishId: string, servedTo: Diet[] | null = null) => ({
  dishId,
  isSpecial: false,
  servedTo,
});
const namesFor = (diet: Diet | 'all', ...entries: ReturnType<typeof on>[]) =>
  shownInShop(entries, dishOf, diet).map(({ dish }) => dish.name);

describe('a day in the shop', () => {
  it('has what somebody is served, in its order', () => {
    expect(namesFor('all', on('Tindora', ['jain']), on('Chole'))).toEqual(['Tindora', 'Chole']);
  });

  it('has for a diet what it is served', () => {
    expect(namesFor('jain', on('Tindora'), on('Chole'))).toEqual(['Tindora']);
  });

  it('has no dish that suits nobody whom the plan has it for', () => {
    expect(namesFor('all', on('Chole', ['jain']))).toEqual([]);
  });

  it('has no dish that is not there', () => {
    expect(namesFor('all', on('Khichdi'))).toEqual([]);
  });
});
