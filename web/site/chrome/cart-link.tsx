import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useCart } from '#web/snacks/cart/browser-cart.ts';
import { countOf, countWords } from '#web/snacks/cart/cart-count.ts';
import { cartPath } from '#web/paths.ts';
import { Icon } from '#web/platform/ui/icon.tsx';

/** The way to the cart from everywhere, with how much is in it; the number moves nothing. */
export function CartLink() {
  const count = countOf(useCart());
  return (
    <Link
      to={cartPath}
      aria-label={count > 0 ? `Your cart, ${countWords(count)}` : 'Your cart'}
      className="relative grid size-11 place-items-center rounded-full text-ink hover:bg-sunken focus-visible:rounded-full"
    >
      <Icon of={ShoppingBag} className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-bold text-paper tabular-nums forced-colors:border"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
