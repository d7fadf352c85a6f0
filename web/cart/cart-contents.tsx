import { PriceLines } from '#web/ui/price-lines.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { changeCart } from './browser-cart.ts';
import { type Cart, countOf, priceOfCart } from './cart.ts';
import { CartNewsBanner } from './cart-news.tsx';
import { CartRow } from './cart-row.tsx';
import { countWords } from './cart-words.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { useCartNews } from './use-cart-news.ts';

/** The cart in full: its lines, what has changed since, what it comes to, and the way on. */
export function CartContents({ cart }: { cart: Cart }) {
  const { news, soldOutToday } = useCartNews(cart);
  const toast = useToast();

  function empty() {
    changeCart(() => []);
    toast({ message: 'Your cart is empty.', undo: { run: () => changeCart(() => cart) } });
  }

  if (cart.length === 0) {
    return <p className="py-2 text-ink-soft">Your cart is empty. Please add some snacks first.</p>;
  }
  const price = priceOfCart(cart);
  return (
    <>
      <div className="-mx-1.5 grid min-h-0 gap-4 overflow-y-auto px-1.5 pb-1">
        <CartNewsBanner news={news} />
        <ul aria-label="What is in your cart">
          {cart.map((line) => (
            <CartRow
              key={line.snackId}
              cart={cart}
              line={line}
              soldOutToday={soldOutToday.has(line.snackId)}
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
        <CheckoutButton disabled={news.length > 0} />
        <button
          type="button"
          onClick={empty}
          className="mx-auto mt-1 flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-semibold text-ink-soft hover:text-ink"
        >
          Empty the cart
        </button>
      </div>
    </>
  );
}
