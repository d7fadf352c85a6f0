import { ShoppingBag } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Snack, SnackPage } from '#contract/snacks/catalogue.ts';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { requirePage } from '#web/platform/data/last-page.ts';
import {
  browserData,
  loadedData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { type PageQuery, usePageQuery } from '#web/platform/data/use-page-query.ts';
import { PageLinks } from '#web/platform/lists/page-links.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import type { Route } from './+types/snacks-page';
import { NoSnacks, SnacksFailed, SnacksFound, SnacksNotInPage } from './list-states.tsx';
import { SNACKS, snackPageQuery } from './queries.ts';
import { SnackCard } from './snack-card.tsx';
import { SnackFilters } from './snack-filters.tsx';
import { SnackGridSkeleton } from './snack-skeletons.tsx';
import { snacksSeo } from './snacks-meta.ts';
import {
  readSnacksView,
  SNACK_GRID,
  type SnacksView,
  snackFilterOf,
  snacksViewPath,
} from './snacks-view.ts';

export const handle: PageHandle = {
  cache: {
    query: ['category', 'vegetarian', 'spicy', 'page', 'limit'],
    unless: ['search'],
    address: (query) => snacksViewPath(SNACK_GRID, readSnacksView(SNACK_GRID, query)),
  },
};

const viewOf = (url: string) => readSnacksView(SNACK_GRID, new URL(url).searchParams);

const queriesFor =
  (url: string): PageQueries =>
  (call) => [snackPageQuery(call, snackFilterOf(viewOf(url)))];

export async function loader({ context, request }: Route.LoaderArgs) {
  const came = await serverData(context, queriesFor(request.url));
  requirePage(loadedData<SnackPage>(came, SNACKS, 'page')?.pagination, (page) =>
    snacksViewPath(SNACK_GRID, { ...viewOf(request.url), page }),
  );
  return came;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(request.url));

export const meta: Route.MetaFunction = (args) => {
  const view = readSnacksView(SNACK_GRID, new URLSearchParams(args.location.search));
  const page = loadedData<SnackPage>(args.loaderData, SNACKS, 'page');
  return pageMeta(args, snacksSeo(view, page?.snacks ?? null, rootDataOf(args)));
};

/** What the counter is, in one look. */
function SnacksHeading() {
  return (
    <header className="grid items-center gap-x-12 pt-6 pb-7 sm:pt-10 lg:grid-cols-[1.35fr_1fr] lg:pb-9">
      <div>
        <h1 className="text-page">Snacks</h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          Farsan, chaat and sweets, made fresh the day you want them. Pick them up, or have them
          brought to your door.
        </p>
        <LinkButton to={paths.snackOrder} className="no-print mt-5">
          <Icon of={ShoppingBag} /> Start a snack order
        </LinkButton>
      </div>
      <div aria-hidden="true" className="grid h-56 grid-cols-2 place-items-center max-lg:hidden">
        <Drawing of="dish:Khandvi" className="w-56" />
        <Drawing of="dish:Samosa" className="w-48" />
      </div>
    </header>
  );
}

/** Everything on the counter, a page at a time, chosen by the address. */
export default function SnacksPage() {
  const [query] = useSearchParams();
  const view = readSnacksView(SNACK_GRID, query);
  const page = usePageQuery(snackPageQuery(call, snackFilterOf(view)));
  return (
    <div className="wrap">
      <SnacksHeading />
      <SnackFilters list={SNACK_GRID} view={view} />
      <SnacksShown view={view} page={page} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <SnacksHeading />
      <SnacksNotInPage error={error} />
    </div>
  );
}

/**
 * The cards of a page. Where the last row would lack one card, at two columns or at three, the first
 * card is as wide as two.
 */
export function SnackGrid({ snacks }: { snacks: readonly Snack[] }) {
  const count = snacks.length;
  const [first, ...rest] = snacks;
  const wideAt = ([2, 3] as const).filter(
    (columns) => count >= columns && count % columns === columns - 1,
  );
  return (
    <ul aria-label="Snacks" className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {first && <SnackCard key={first.id} snack={first} wideAt={wideAt} />}
      {rest.map((snack) => (
        <SnackCard key={snack.id} snack={snack} />
      ))}
    </ul>
  );
}

/** The page of snacks that the address asks for, in whatever state it is. */
function SnacksShown({ view, page }: { view: SnacksView; page: PageQuery<SnackPage> }) {
  const { data, isError, isPlaceholderData, refetch, isFetching } = page;
  const content = () => {
    if (isError) return <SnacksFailed onRetry={() => void refetch()} retrying={isFetching} />;
    if (!data) return <SnackGridSkeleton count={view.limit} />;
    if (data.snacks.length === 0)
      return <NoSnacks list={SNACK_GRID} view={view} total={data.pagination.total} />;
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity duration-150 aria-busy:opacity-80"
      >
        <SnackGrid snacks={data.snacks} />
        <PageLinks
          label="Pages of snacks"
          page={view.page}
          totalPages={data.pagination.total_pages}
          pathOf={(page) => snacksViewPath(SNACK_GRID, { ...view, page })}
        />
      </div>
    );
  };
  return (
    <>
      <SnacksFound list={SNACK_GRID} view={view} page={page} />
      {content()}
    </>
  );
}
