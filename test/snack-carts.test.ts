import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useDatabase } from './database.ts';
import { followCarts } from './snacks/follow-carts.ts';
import { someOrder } from './snacks/some-cart.ts';

const CARTS = 20_000;

const database = useDatabase();

// `npm run bench -- carts` follows a million.
it('20,000 carts cost the same in the cart, checkout, books, mail and desk, to the cent', async () => {
  const carts = fc.sample(someOrder, CARTS);
  expect(await followCarts(database.db, carts)).toEqual([]);
}, 120_000);
