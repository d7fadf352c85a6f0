import { useMemo } from 'react';
import type { Snack } from '#contract/snacks.ts';
import { announce } from '#web/ui/live-region.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { changeCart } from './browser-cart.ts';
import { addSnack, type Cart, putBack, quantityOf, setQuantity } from './cart.ts';

export type CartActions = {
  /** Puts so many of a snack into the cart, and says so to screen readers. */
  add(snack: Snack, quantity?: number): void;
  /** Sets how many of a line there are; 0 or less takes it out, which can be undone. */
  set(cart: Cart, snackId: string, quantity: number): void;
};

/** What can be done with the cart from any screen. */
export function useCartActions(): CartActions {
  const toast = useToast();
  return useMemo(
    () => ({
      add(snack, quantity = 1) {
        let now = 0;
        changeCart((cart) => {
          const next = addSnack(cart, snack, quantity);
          now = quantityOf(next, snack.id);
          return next;
        });
        announce(`${snack.name}: ${now} in your cart.`);
      },
      set(cart, snackId, quantity) {
        changeCart((stored) => setQuantity(stored, snackId, quantity));
        const place = cart.findIndex((line) => line.snackId === snackId);
        const line = cart[place];
        if (!line) return;
        if (quantity > 0) return announce(`${line.name}: ${quantity} in your cart.`);
        toast({
          message: `${line.name} is out of your cart.`,
          undo: { run: () => changeCart((stored) => putBack(stored, line, place)) },
        });
      },
    }),
    [toast],
  );
}
