import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney, times } from '#domain/money/money.ts';
import { useCart } from '#web/snacks/cart/browser-cart.ts';
import { quantityOf } from '#web/snacks/cart/cart.ts';
import { addToCart } from '#web/snacks/cart/change-cart.ts';
import { QuantityInput } from '#web/snacks/cart/quantity-input.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/** How many, and into the cart; what is in it already is said below. */
export function BuySnack({ snack }: { snack: Snack }) {
  const [quantity, setQuantity] = useState(1);
  const cart = useCart();
  const inCart = quantityOf(cart, snack.id);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityInput label={snack.name} value={quantity} min={1} onChange={setQuantity} />
        <Button
          size="large"
          className="grow sm:grow-0"
          onClick={() => {
            addToCart(snack, quantity);
            setQuantity(1);
          }}
        >
          <Icon of={ShoppingBag} />
          <span>
            Add to cart
            <span className="tabular-nums"> · {formatMoney(times(snack.price, quantity))}</span>
          </span>
        </Button>
      </div>
      <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-1.5 text-ink-soft">
        {inCart > 0 ? (
          <>
            {inCart} in your cart.
            <Link
              to={paths.snackOrder}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              See the cart and order
            </Link>
          </>
        ) : (
          snack.sold_out_today && 'None are left for today. You can order it for another day.'
        )}
      </p>
    </div>
  );
}
