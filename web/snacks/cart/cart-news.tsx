import { flushSync } from 'react-dom';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { changeCart } from './browser-cart.ts';
import { acceptNews, type CartNews } from './cart.ts';
import { newsWords } from './cart-words.ts';

/**
 * Points out what has changed since the cart was filled, and brings it up to date when asked to;
 * the focus then goes to the element around it that is marked as its home.
 */
export function CartNewsBanner({ news }: { news: readonly CartNews[] }) {
  if (news.length === 0) return null;
  const hasPrices = news.some(({ kind }) => kind === 'price');
  return (
    <Banner
      kind="warning"
      className="mb-4"
      title={
        hasPrices
          ? 'Prices have changed. Please review your order.'
          : 'Not everything in your cart is still on offer.'
      }
      action={
        <Button
          kind="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            const home = currentTarget.closest<HTMLElement>('[data-focus-home]');
            flushSync(() => changeCart((cart) => acceptNews(cart, news)));
            home?.focus({ preventScroll: true });
          }}
        >
          Update my cart
        </Button>
      }
    >
      <ul className="grid gap-1">
        {news.map((one) => (
          <li key={one.line.snackId} className="wrap-anywhere">
            {newsWords(one)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
