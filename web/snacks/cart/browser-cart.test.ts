import { describe, expect, it } from 'vitest';
import { CART_ENTRY, createCartStore } from './browser-cart.ts';
import type { CartLine } from './cart.ts';

const line: CartLine = {
  snackId: 'dhokla',
  slug: 'dhokla',
  name: 'Khaman Dhokla',
  unit: '6 pieces',
  price: 899,
  deliveryCharge: 50,
  taxPercentage: 1300,
  quantity: 2,
  specialInstructions: '',
};
const penda = { ...line, snackId: 'penda' };

/** A browser's storage, which all of its tabs share. */
function browser() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    has: (key: string) => entries.has(key),
  };
}

describe('the cart of a browser', () => {
  it('outlives the page', () => {
    const storage = browser();
    createCartStore(storage).change(() => [line]);
    expect(createCartStore(storage).get()).toEqual([line]);
  });

  it('tells who looks at it of each change', () => {
    const store = createCartStore(browser());
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.get().length));
    store.change(() => [line]);
    store.change((cart) => [...cart, penda]);
    stop();
    store.change(() => []);
    expect(seen).toEqual([1, 2]);
  });

  it('is the same in every tab, and no tab undoes what another did', () => {
    const storage = browser();
    const [one, other] = [createCartStore(storage), createCartStore(storage)];
    one.change(() => [line]);
    other.change((cart) => [...cart, penda]);
    one.follow({ key: 'theme' });
    expect(one.get()).toEqual([line]);
    one.follow({ key: CART_ENTRY });
    expect(one.get()).toEqual([line, penda]);
  });

  it('leaves nothing behind when it is empty, and follows a tab that cleared everything', () => {
    const storage = browser();
    const [one, other] = [createCartStore(storage), createCartStore(storage)];
    one.change(() => [line]);
    one.change(() => []);
    expect(storage.has(CART_ENTRY)).toBe(false);
    other.follow({ key: null });
    expect(other.get()).toEqual([]);
  });

  it.each([
    'not json',
    '{"snackId":"dhokla"}',
    JSON.stringify([{ ...line, price: -1 }, { ...line, quantity: 0 }, null, 'dhokla']),
  ])('takes nothing from what it cannot read: %s', (stored) => {
    const storage = browser();
    storage.setItem(CART_ENTRY, stored);
    expect(createCartStore(storage).get()).toEqual([]);
  });
});
