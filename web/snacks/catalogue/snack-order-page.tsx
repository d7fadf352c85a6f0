import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SnackPage } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { inArea } from '#web/kitchen/business.ts';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { cartPath, paths } from '#web/paths.ts';
import { requirePage } from '#web/platform/data/last-page.ts';
import {
  browserData,
  loadedData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { buttonClass } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { useCart } from '#web/snacks/cart/browser-cart.ts';
import { type Cart, pickupPriceOfCart } from '#web/snacks/cart/cart.ts';
import { itemCountOf, itemCountText } from '#web/snacks/cart/cart-count.ts';
import { EmptyCart } from '#web/snacks/cart/empty-cart.tsx';
import { SnacksNotInPage } from '#web/snacks/catalogue/list-states.tsx';
import { SNACKS, snackPageQuery } from '#web/snacks/catalogue/queries.ts';
import {
  readSnacksView,
  snackFilterOf,
  snacksViewPath,
} from '#web/snacks/catalogue/snacks-view.ts';
import type { Route } from './+types/snack-order-page';
import { ORDER_LIST, SnackChoice } from './snack-choice.tsx';

export const handle: PageHandle = {
  cache: {
    query: ['category', 'vegetarian', 'spicy', 'page'],
    unless: ['search'],
    address: (query) => snacksViewPath(ORDER_LIST, readSnacksView(ORDER_LIST, query)),
  },
};

const viewOf = (url: string) => readSnacksView(ORDER_LIST, new URL(url).searchParams);

const queriesFor =
  (url: string): PageQueries =>
  (call) => [snackPageQuery(call, snackFilterOf(viewOf(url)))];

export async function loader({ context, request }: Route.LoaderArgs) {
  const came = await serverData(context, queriesFor(request.url));
  requirePage(loadedData<SnackPage>(came, SNACKS, 'page')?.pagination, (page) =>
    snacksViewPath(ORDER_LIST, { ...viewOf(request.url), page }),
  );
  return came;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(request.url));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Order snacks',
    description: `Fill your cart with fresh Gujarati snacks, street food and sweets, and choose the day and the hour to pick them up or have them delivered${inArea(rootDataOf(args)?.business)}.`,
    path: paths.snackOrder,
    picture: 'snacks',
  });

function Heading() {
  return (
    <PageHeading
      title="Order snacks"
      lead="Fill your cart. The day and the hour come next, at checkout."
    />
  );
}

const CartContents = lazyPart(
  async () => (await import('#web/snacks/cart/cart-contents.tsx')).CartContents,
);

/** The cart: with its first snack comes what shows it, and stays to bring back what leaves it. */
function CartInPage({ cart }: { cart: Cart }) {
  const [wasFilled, setFilled] = useState(false);
  if (cart.length > 0 && !wasFilled) setFilled(true);
  if (!wasFilled) return <EmptyCart />;
  return (
    <LazyBoundary>
      <CartContents cart={cart} />
    </LazyBoundary>
  );
}

const HASH = '#your-cart';

/**
 * Whether the address asks for the cart (`cartPath`): where it stands beside the snacks it gets the
 * focus, elsewhere `open` shows it. Answers how to take the question back, once the cart is closed.
 */
function useCartAskedFor(open: () => void): () => void {
  const { key, hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => {
    if (hash !== HASH) return;
    const beside = document.getElementById(HASH.slice(1));
    if (beside?.checkVisibility()) beside.focus();
    else open();
  }, [key]);

  return () => {
    if (hash === HASH)
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}

/** On a phone the cart waits at the foot of the screen, and opens as a sheet from below. */
function CartBar({ cart }: { cart: Cart }) {
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
              {itemCountText(itemCountOf(cart))} · {formatMoney(pickupPriceOfCart(cart).total)}
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
        <CartInPage cart={cart} />
      </Dialog>
    </>
  );
}

/** The snacks with the cart beside them; on a phone the cart is a sheet from below. */
export default function SnackOrderPage() {
  const [query] = useSearchParams();
  const cart = useCart();
  const count = itemCountOf(cart);
  return (
    <div className="wrap">
      <Heading />
      <Link
        to={cartPath}
        preventScrollReset
        className="sr-only rounded-full bg-ink px-5 py-3 font-semibold text-paper focus-visible:not-sr-only focus-visible:mb-4 max-lg:hidden"
      >
        Skip to your cart
      </Link>
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SnackChoice view={readSnacksView(ORDER_LIST, query)} />
        <Card
          as="aside"
          aria-labelledby="your-cart"
          className="flex max-h-[calc(100dvh-3rem)] flex-col p-5 max-lg:hidden lg:sticky lg:top-6"
        >
          <h2 id="your-cart" tabIndex={-1} className="mb-4 flex items-baseline gap-2.5 text-title">
            Your cart
            {count > 0 && <span className="text-base text-ink-soft tabular-nums">{count}</span>}
          </h2>
          <CartInPage cart={cart} />
        </Card>
      </div>
      <CartBar cart={cart} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <Heading />
      <SnacksNotInPage error={error} />
    </div>
  );
}
