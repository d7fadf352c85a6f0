import { useState } from 'react';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { type Cart, countOf, priceOfCart } from './cart.ts';
import { CartNewsBanner } from './cart-news.tsx';
import { CartRow } from './cart-row.tsx';
import { countWords } from './cart-words.ts';
import { emptyCart, type Removal, setInCart } from './change-cart.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useCartNews } from './use-cart-news.ts';

/** The cart in full: its lines, what has changed since, what it comes to, and the way on. */
export function CartContents({ cart }: { cart: Cart }) {
  const { news, soldOutToday } = useCartNews(cart);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const removed = removal && (
    <RemovedLine key={removal.message} removal={removal} onDone={() => setRemoval(null)} />
  );

  if (cart.length === 0) {
    return (
      <>
        {removed}
        <p className="py-2 text-ink-soft">Your cart is empty. Please add some snacks first.</p>
      </>
    );
  }
  const price = priceOfCart(cart);
  return (
    <>
      <div className="-mx-1.5 min-h-0 overflow-y-auto px-1.5 pb-1">
        {removed}
        <CartNewsBanner news={news} />
        <ul aria-label="What is in your cart">
          {cart.map((line) => (
            <CartRow
              key={line.snackId}
              line={line}
              soldOutToday={soldOutToday.has(line.snackId)}
              onQuantity={(quantity) => {
                const removed = setInCart(cart, line.snackId, quantity);
                if (removed) setRemoval(removed);
              }}
            />
          ))}
        </ul>
      </div>
      <div className="shrink-0 border-t border-line pt-3">
        <PriceLines
          lines={[
            { label: countWords(countOf(cart)), cents: price.subtotal },
            { label: 'Tax', cents: price.taxAmount },
          ]}
          total={{ label: 'Total', cents: price.total }}
        />
        <p className="mt-2 mb-4 text-sm text-ink-soft">Delivery is worked out at checkout</p>
        <CheckoutButton />
        <button
          type="button"
          onClick={() => setRemoval(emptyCart(cart))}
          className="mx-auto mt-1 flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-semibold text-ink-soft hover:text-ink"
        >
          Empty the cart
        </button>
      </div>
    </>
  );
}
