import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { buttonClass } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { type Cart, priceOfCart } from './cart.ts';
import { CartContents } from './cart-contents.tsx';
import { countOf, countWords } from './cart-count.ts';
import { useCartAskedFor } from './use-cart-asked-for.ts';

/** On a phone the cart waits at the foot of the screen, and opens as a sheet from below. */
export function CartBar({ cart }: { cart: Cart }) {
  const [open, setOpen] = useState(false);
  const forget = useCartAskedFor(() => setOpen(true));
  return (
    <>
      {cart.length > 0 && (
        <div
          data-foot-bar
          className="no-print sticky bottom-0 z-20 -mx-4.5 mt-4 border-t border-line bg-paper/95 px-4.5 py-3 sm:mx-0 sm:px-0 lg:hidden"
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={buttonClass('primary', 'medium', 'w-full justify-between!')}
          >
            <span className="inline-flex items-center gap-2.5">
              <Icon of={ShoppingBag} /> View cart
            </span>
            <span className="tabular-nums">
              {countWords(countOf(cart))} · {formatMoney(priceOfCart(cart).total)}
            </span>
          </button>
        </div>
      )}
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          forget();
        }}
        title="Your cart"
      >
        <CartContents cart={cart} />
      </Dialog>
    </>
  );
}
