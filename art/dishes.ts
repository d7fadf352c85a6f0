import { breadsAndRice } from './dishes/breads-and-rice.ts';
import { curries } from './dishes/curries.ts';
import { dals } from './dishes/dals.ts';
import { drySabjis } from './dishes/dry-sabjis.ts';
import { anything, lookalike, renamed } from './dishes/guess.ts';
import { sides } from './dishes/sides.ts';
import { snacks } from './dishes/snacks.ts';
import { sweets } from './dishes/sweets.ts';
import { hashName } from './random.ts';
import type { DishTraits } from './traits.ts';

/** Every dish that the catalogue knows by name. */
export const dishes: readonly DishTraits[] = [
  ...curries,
  ...drySabjis,
  ...dals,
  ...breadsAndRice,
  ...sides,
  ...snacks,
  ...sweets,
];

const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const byName = new Map(dishes.map((dish) => [plain(dish.name), dish]));

/**
 * The traits of a dish by its name: from the catalogue, else those of the dish that its words
 * remind of, laid out anew. Capitals and punctuation make no difference.
 */
export function traitsOf(name: string): DishTraits {
  const key = plain(name);
  const known = byName.get(key);
  if (known) return known;
  const model = lookalike(key) ?? anything[hashName(key) % anything.length] ?? anything[0];
  return renamed(byName.get(plain(model)) ?? (dishes[0] as DishTraits), key);
}
