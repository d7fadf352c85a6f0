import { expect, it } from 'vitest';
import { namedAllergens } from './allergens.ts';

const BOX = ['milk', 'mustard', 'tree nuts', 'sesame'];

it.each([
  ['Sesame, mustard', ['mustard', 'sesame']],
  ['no nuts please', ['tree nuts']],
  ['Peanuts', []],
  ['MILK (all dairy)', ['milk']],
  ['Lactose: no ghee, paneer or yogurt', ['milk']],
  ['Cashews and almonds', ['tree nuts']],
  ['til', ['sesame']],
  ['', []],
])('what somebody cannot eat, written %j, names of a box %j', (allergies, named) => {
  expect(namedAllergens(allergies, BOX)).toEqual(named);
});
