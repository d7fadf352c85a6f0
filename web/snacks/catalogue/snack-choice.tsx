import { Link } from 'react-router';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { paths, snackPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { PageLinks } from '#web/platform/lists/page-links.tsx';
import { DishPicture } from '#web/platform/pictures/dish-picture.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { AddToCart } from '#web/snacks/cart/add-to-cart.tsx';
import { NoSnacks, SnacksFailed, SnacksFound } from '#web/snacks/catalogue/list-states.tsx';
import { snackPageQuery } from '#web/snacks/catalogue/queries.ts';
import { SnackIcons } from '#web/snacks/catalogue/snack-card.tsx';
import { SnackFilters } from '#web/snacks/catalogue/snack-filters.tsx';
import {
  type SnackList,
  type SnacksView,
  snackFilterOf,
  snacksViewPath,
} from '#web/snacks/catalogue/snacks-view.ts';

/** One snack to choose, short: somebody who orders knows what they want. */
function SnackRow({ snack }: { snack: Snack }) {
  return (
    // A long list: what is off the screen is laid out and painted when it comes near.
    <li className="flex gap-4 rounded-card border border-line bg-card p-3.5 shadow-card [contain-intrinsic-size:auto_8.75rem] [content-visibility:auto]">
      <div className="w-24 shrink-0 self-center">
        <DishPicture name={snack.name} image={snack.image} sizes="6rem" />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <h2 className="text-title-sm wrap-anywhere">
          <Link to={snackPath(snack.slug)} className="underline-offset-4 hover:underline">
            {snack.name}
          </Link>{' '}
          <SnackIcons snack={snack} />
        </h2>
        <p className="mt-0.5 text-ink-soft wrap-anywhere tabular-nums">
          <span className="font-semibold whitespace-nowrap text-ink">
            {formatMoney(snack.price)}
          </span>
          {snack.unit && <span className="text-sm">, {snack.unit}</span>}{' '}
          {snack.sold_out_today && <Badge tone="turmeric">Sold out today</Badge>}
        </p>
        <div className="no-print mt-auto pt-2">
          <AddToCart snack={snack} />
        </div>
      </div>
    </li>
  );
}

/** What can be ordered: by savory and sweet, fifty at a time. */
export const ORDER_LIST: SnackList = {
  path: paths.snackOrder,
  categories: ['savory', 'sweet'],
  limits: [50],
};

/** What there is to choose from, narrowed by the address. */
export function SnackChoice({ view }: { view: SnacksView }) {
  const page = usePageQuery(snackPageQuery(call, snackFilterOf(view)));
  const { data, isError, isPlaceholderData, refetch, isFetching } = page;
  const content = () => {
    if (isError) return <SnacksFailed onRetry={() => void refetch()} retrying={isFetching} />;
    if (!data) return <SkeletonRows count={8} label="Loading the snacks…" />;
    if (data.snacks.length === 0)
      return <NoSnacks list={ORDER_LIST} view={view} total={data.pagination.total} />;
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity duration-150 aria-busy:opacity-80"
      >
        <ul aria-label="Snacks to order" className="grid gap-3 sm:grid-cols-2">
          {data.snacks.map((snack) => (
            <SnackRow key={snack.id} snack={snack} />
          ))}
        </ul>
        <PageLinks
          label="Pages of snacks"
          page={view.page}
          totalPages={data.pagination.total_pages}
          pathOf={(page) => snacksViewPath(ORDER_LIST, { ...view, page })}
        />
      </div>
    );
  };
  return (
    <div className="min-w-0">
      <SnackFilters list={ORDER_LIST} view={view} />
      <SnacksFound list={ORDER_LIST} view={view} page={page} />
      {content()}
    </div>
  );
}
