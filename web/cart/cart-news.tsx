import { formatMoney } from '#domain/money.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { changeCart } from './browser-cart.ts';
import { acceptNews, type CartNews } from './cart.ts';

function NewsWords({ news }: { news: CartNews }) {
  const { name, price } = news.line;
  if (news.kind === 'gone') return <>{name} is no longer on offer.</>;
  if (news.snack.price === price) return <>{name}: delivery or tax has changed.</>;
  return (
    <>
      {name} is now <strong className="whitespace-nowrap">{formatMoney(news.snack.price)}</strong>{' '}
      (it was <s className="whitespace-nowrap">{formatMoney(price)}</s>).
    </>
  );
}

/** Points out what has changed since the cart was filled, and brings it up to date when asked to. */
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
          onClick={() => changeCart((cart) => acceptNews(cart, news))}
        >
          Update my cart
        </Button>
      }
    >
      <ul className="grid gap-1">
        {news.map((one) => (
          <li key={one.line.snackId}>
            <NewsWords news={one} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
