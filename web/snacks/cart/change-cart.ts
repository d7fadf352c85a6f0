import type { Snack } from '#contract/snacks/catalogue.ts';
import { announce } from '#web/platform/ui/live-region.tsx';
import { changeCart } from './browser-cart.ts';
import { addSnack, type Cart, type CartLine, putBack, quantityOf, setQuantity } from './cart.ts';

/** What has left the cart, in words, and how it comes back. */
export type Removal = {
  message: string;
  lines: readonly CartLine[];
  /** Where the first of them stood. */
  place: number;
  /** Puts them back beside whatever has been chosen since. */
  undo: () => void;
};

const removalOf = (message: string, lines: readonly CartLine[], place: number): Removal => ({
  message,
  lines,
  place,
  undo: () =>
    changeCart((cart) =>
      lines.reduce((now: Cart, line, index) => putBack(now, line, place + index), cart),
    ),
});

/** Puts so many of a snack into the cart, and says so to screen readers. */
export function addToCart(snack: Snack, quantity = 1): void {
  let now = 0;
  changeCart((cart) => {
    const next = addSnack(cart, snack, quantity);
    now = quantityOf(next, snack.id);
    return next;
  });
  announce(`${snack.name}: ${now} in your cart.`);
}

/** Sets how many of a line there are; 0 or less takes it out, which is answered with its undo. */
export function setInCart(cart: Cart, snackId: string, quantity: number): Removal | null {
  changeCart((stored) => setQuantity(stored, snackId, quantity));
  const place = cart.findIndex((line) => line.snackId === snackId);
  const line = cart[place];
  if (!line) return null;
  if (quantity > 0) {
    announce(`${line.name}: ${quantity} in your cart.`);
    return null;
  }
  return removalOf(`${line.name} is out of your cart.`, [line], place);
}

/** Takes everything out. */
export function emptyCart(cart: Cart): Removal {
  changeCart(() => []);
  return removalOf('Everything is out of your cart.', cart, 0);
}
