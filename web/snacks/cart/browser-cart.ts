import {
  createStoredList,
  type EntryStorage,
  ofThisBrowser,
} from '#web/platform/client/stored-list.ts';
import { useStore } from '#web/platform/store.ts';
import type { Cart, CartLine } from './cart.ts';

/** The entry of the cart in the browser's lasting storage. */
export const CART_ENTRY = 'dabba:cart';

const NUMBERS = ['price', 'deliveryCharge', 'taxPercentage', 'quantity'] as const;
const WORDS = ['snackId', 'slug', 'name', 'unit', 'specialInstructions'] as const;

function isLine(stored: unknown): stored is CartLine {
  if (typeof stored !== 'object' || stored === null) return false;
  const line = stored as Record<string, unknown>;
  return (
    WORDS.every((name) => typeof line[name] === 'string') &&
    NUMBERS.every((name) => Number.isSafeInteger(line[name]) && (line[name] as number) >= 0) &&
    line.quantity !== 0
  );
}

/** The cart of a browser: it belongs to whoever sits here, signed in or not. */
export const createCartStore = (storage: EntryStorage) =>
  createStoredList(storage, CART_ENTRY, isLine);

const cart = ofThisBrowser(createCartStore);

/** The inline script of the page sets the same mark before first paint (web/first-paint.ts). */
const mark = () => document.documentElement.toggleAttribute('data-cart', cart.get().length > 0);

if (typeof document !== 'undefined') {
  cart.subscribe(mark);
  mark();
}

/** Changes the cart of this browser; the change starts from what is stored now. */
export const changeCart: (by: (cart: Cart) => Cart) => void = cart.change;

const NOTHING: Cart = [];

/** The cart of this browser; empty in the server's HTML and while that is hydrated. */
export const useCart = (): Cart => useStore(cart, NOTHING);
