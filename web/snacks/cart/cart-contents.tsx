import { useState } from 'react';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';
import { type Cart, priceOfCart } from './cart.ts';
import { countOf, countWords } from './cart-count.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNewsBanner } from './cart-news.tsx';
import { emptyCart, type Removal } from './change-cart.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { useCartNews } from './use-cart-news.ts';

/** The most lines that one order can have (contract/snacks/orders.ts). */
const MOST_LINES = 100;

function EmptyCart() {
  return (
    // Before the program has loaded the page does not know the cart; it does know that there is one.
    <p className="py-2 text-ink-soft with-cart:invisible">
      Your cart is empty. Please add some snacks first.
    </p>
  );
}

/** What the cart comes to, and the way on. */
function CartFoot({ cart, onEmpty }: { cart: Cart; onEmpty: () => void }) {
  const price = priceOfCart(cart);
  return (
    <div className="shrink-0 border-t border-line pt-3">
      <PriceLines
        lines={[
          { label: countWords(countOf(cart)), cents: price.subtotal },
          { label: 'Tax', cents: price.taxAmount },
        ]}
        total={{ label: 'Total', cents: price.total }}
      />
      <p className="mt-2 mb-4 text-sm text-ink-soft">Delivery is worked out at checkout</p>
      {cart.length > MOST_LINES && (
        <p className="mb-4 text-sm font-medium text-chilli-ink">
          Please order at most {MOST_LINES} different snacks at once.
        </p>
      )}
      <CheckoutButton />
      <button
        type="button"
        onClick={onEmpty}
        className="mx-auto mt-1 flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-semibold text-ink-soft hover:text-ink"
      >
        Empty the cart
      </button>
    </div>
  );
}

/** The cart in full: its lines, what has changed since, what it comes to, and the way on. */
export function CartContents({ cart }: { cart: Cart }) {
  const { news, soldOutToday } = useCartNews(cart);
  const [removal, setRemoval] = useState<Removal | null>(null);
  return (
    <>
      <div data-focus-home tabIndex={-1} className="-mx-1.5 min-h-0 overflow-y-auto px-1.5 pb-1">
        <CartNewsBanner news={news} />
        <CartLines
          cart={cart}
          soldOutToday={soldOutToday}
          removal={removal}
          onRemoval={setRemoval}
        />
        {cart.length === 0 && <EmptyCart />}
      </div>
      {cart.length > 0 && <CartFoot cart={cart} onEmpty={() => setRemoval(emptyCart(cart))} />}
    </>
  );
}
