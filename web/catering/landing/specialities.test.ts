import { expect, it } from 'vitest';
import { buildCatalogue } from '#test/builders/build-typed.ts';
import { specialitiesOn } from './specialities.ts';

const { menu } = buildCatalogue();

/** A menu with these dishes, whatever their course. */
const offering = (...names: string[]) => ({
  categories: menu.categories.map(({ category, options: [option] }) => ({
    category,
    options: category === 'rice' && option ? names.map((name) => ({ ...option, name })) : [],
  })),
});

const shown = (...names: string[]) =>
  Object.fromEntries(specialitiesOn(offering(...names)).map(({ name, dishes }) => [name, dishes]));

it('names of each kitchen what can be chosen today, and nothing else', () => {
  expect(shown('Kadhi', 'Paneer Kadhai', 'Chole', 'Peas Pulav')).toEqual({
    Gujarati: ['Kadhi'],
    Punjabi: ['Paneer Kadhai', 'Chole'],
    'South Indian': [],
  });
});

it('names what is switched on, at most three of a kitchen, the best known first', () => {
  const punjabi = ['Rajma', 'Chole', 'Dal Makhani', 'Paneer Kadhai'];
  expect(shown(...punjabi, 'Idli', 'Sambar')).toMatchObject({
    Punjabi: ['Paneer Kadhai', 'Dal Makhani', 'Chole'],
    'South Indian': ['Idli', 'Sambar'],
  });
  expect(shown(...punjabi, 'Naan').Punjabi).toEqual(['Paneer Kadhai', 'Dal Makhani', 'Naan']);
});
