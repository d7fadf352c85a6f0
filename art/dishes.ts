import { breadsAndRice } from './dishes/breads-and-rice.ts';
import { curries } from './dishes/curries.ts';
import { dals } from './dishes/dals.ts';
import { drySabjis } from './dishes/dry-sabjis.ts';
import { guess } from './dishes/guess.ts';
import { sides } from './dishes/sides.ts';
import { snacks } from './dishes/snacks.ts';
import { sweets } from './dishes/sweets.ts';
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

/** The traits of a dish by its name: from the catalogue, else guessed from the words of the name. */
export function traitsOf(name: string): DishTraits {
  const known = byName.get(plain(name));
  return known ?? guess(plain(name));
}
