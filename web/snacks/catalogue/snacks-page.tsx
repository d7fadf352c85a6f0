import { useSearchParams } from 'react-router';
import type { SnackPage } from '#contract/snacks/catalogue.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { requirePage } from '#web/platform/data/last-page.ts';
import { browserData, loadedData, type PageQueries, serverData } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';
import type { Route } from './+types/snacks-page';
import { SNACK_GRID } from './grid.ts';
import { SNACKS, snackPageQuery } from './queries.ts';
import { SnackFilters } from './snack-filters.tsx';
import { SnacksNotInPage } from './snacks-failed.tsx';
import { SnacksHeading } from './snacks-heading.tsx';
import { snacksSeo } from './snacks-meta.ts';
import { SnacksShown } from './snacks-shown.tsx';
import { readView, viewPath, wantedBy } from './snacks-view.ts';

export const handle: PageHandle = {
  cache: {
    query: ['category', 'vegetarian', 'spicy', 'page', 'limit'],
    unless: ['search'],
    address: (query) => viewPath(SNACK_GRID, readView(SNACK_GRID, query)),
  },
};

const viewOf = (url: string) => readView(SNACK_GRID, new URL(url).searchParams);

const queriesFor =
  (url: string): PageQueries =>
  (call) => [snackPageQuery(call, wantedBy(viewOf(url)))];

export async function loader({ context, request }: Route.LoaderArgs) {
  const came = await serverData(context, queriesFor(request.url));
  requirePage(loadedData<SnackPage>(came, SNACKS, 'page')?.pagination, (page) =>
    viewPath(SNACK_GRID, { ...viewOf(request.url), page }),
  );
  return came;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(request.url));

export const meta: Route.MetaFunction = (args) => {
  const view = readView(SNACK_GRID, new URLSearchParams(args.location.search));
  const page = loadedData<SnackPage>(args.loaderData, SNACKS, 'page');
  return pageMeta(args, snacksSeo(view, page?.snacks ?? null, rootDataOf(args)));
};

/** Everything on the counter, a page at a time, chosen by the address. */
export default function SnacksPage() {
  const [query] = useSearchParams();
  const view = readView(SNACK_GRID, query);
  const page = usePageQuery(snackPageQuery(call, wantedBy(view)));
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
