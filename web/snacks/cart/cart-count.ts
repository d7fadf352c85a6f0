import { counted } from '#domain/platform/plural.ts';
import type { Cart } from './cart.ts';

// What every page shows of the cart. It stands alone, so that a page without snacks does not load
// what changes a cart and what it costs.

/** How many snacks there are, all kinds together. */
export const itemCountOf = (cart: Cart): number =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

/** `1 item`, `12 items`: all kinds together. */
export const itemCountText = (count: number): string => counted(count, 'item');
