import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { useCart } from './browser-cart.ts';
import { quantityOf } from './cart.ts';
import { addToCart, setInCart } from './change-cart.ts';
import { QuantityInput } from './quantity-input.tsx';

/** Puts a snack into the cart with one press; from then on it counts up and down, to none again. */
export function AddToCart({ snack }: { snack: Snack }) {
  const cart = useCart();
  const toast = useToast();
  const quantity = quantityOf(cart, snack.id);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // What was pressed gives way to the other control; the focus goes along.
  const isIn = quantity > 0;
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    place.current?.querySelector<HTMLElement>(isIn ? '[data-more]' : 'button')?.focus();
  }, [isIn]);

  return (
    <div ref={place} className="flex min-h-12.5 shrink-0 items-center">
      {isIn ? (
        <QuantityInput
          label={snack.name}
          value={quantity}
          onChange={(wanted) => {
            pressed.current = wanted <= 0;
            const removal = setInCart(cart, snack.id, wanted);
            if (removal) toast({ message: removal.message, undo: { run: removal.undo } });
          }}
        />
      ) : (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            pressed.current = true;
            addToCart(snack);
          }}
        >
          <Icon of={Plus} className="size-4.5" />
          <span>
            Add<span className="sr-only"> {snack.name} to the cart</span>
          </span>
        </Button>
      )}
    </div>
  );
}
