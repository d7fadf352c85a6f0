import { useSyncExternalStore } from 'react';
import { lastingStorage } from '#web/account/session/browser-storage.ts';
import type { Cart } from './cart.ts';
import { createCartStore } from './cart-store.ts';

const NOTHING: Cart = [];

/** The server has no cart: the HTML is the same for everybody. */
const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const inBrowser = typeof window !== 'undefined';
const store = createCartStore(inBrowser ? lastingStorage() : noStorage);

/** The inline script of the page sets the same mark before first paint (theme/first-paint.ts). */
const mark = () => document.documentElement.toggleAttribute('data-cart', store.read().length > 0);

if (inBrowser) {
  store.subscribe(mark);
  mark();
  addEventListener('storage', store.follow);
  // A page that comes back from the browser's memory has missed what other tabs did.
  addEventListener('pageshow', ({ persisted }) => persisted && store.follow({ key: null }));
}

/** Changes the cart of this browser; the change starts from what is stored now. */
export const changeCart: (by: (cart: Cart) => Cart) => void = store.change;

/** The cart of this browser; empty in the server's HTML and while that is hydrated. */
export function useCart(): Cart {
  return useSyncExternalStore(store.subscribe, store.read, () => NOTHING);
}
