import { useSyncExternalStore } from 'react';
import { lastingStorage } from '#web/platform/client/browser-storage.ts';
import type { Cart, CartLine } from './cart.ts';

const NOTHING: Cart = [];

/** The server has no cart: the HTML is the same for everybody. */
const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const inBrowser = typeof window !== 'undefined';

/** The entry of the cart in the browser's lasting storage. */
export const CART_ENTRY = 'dabba:cart';

type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** What is stored, as far as it can be read: anybody can write there, and older pages did. */
function readCart(storage: CartStorage): Cart {
  try {
    const stored: unknown = JSON.parse(storage.getItem(CART_ENTRY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine) : [];
  } catch {
    return [];
  }
}

/**
 * The cart of this browser: it outlives the page, belongs to whoever sits here, signed in or not,
 * and is the same in every tab. Each change starts from what is stored, so that two tabs do not
 * undo each other.
 */
export function createCartStore(storage: CartStorage) {
  let cart = readCart(storage);
  const listeners = new Set<() => void>();

  function become(next: Cart) {
    cart = next;
    for (const listener of listeners) listener();
  }

  return {
    read: (): Cart => cart,
    change(by: (cart: Cart) => Cart): void {
      const next = by(readCart(storage));
      try {
        if (next.length > 0) storage.setItem(CART_ENTRY, JSON.stringify(next));
        else storage.removeItem(CART_ENTRY);
      } catch {
        // A full storage costs the cart its life after this page, not the page its cart.
      }
      become(next);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes over what another tab has stored; `key` is null when that tab has cleared everything. */
    follow({ key }: Pick<StorageEvent, 'key'>): void {
      if (key === CART_ENTRY || key === null) become(readCart(storage));
    },
  };
}

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
