import { isRouteErrorResponse, useParams } from 'react-router';
import type { Snack, SnackPage } from '#contract/snacks/catalogue.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { inRegion } from '#web/kitchen/business.ts';
import { queriesAtHand } from '#web/platform/data/late-queries.ts';
import {
  browserData,
  isMissing,
  loadedData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { useComeAgain } from '#web/platform/data/use-come-again.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths } from '#web/paths.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';
import { usePageTitle } from '#web/platform/use-page-title.ts';
import type { Route } from './+types/snack-page';
import { relatedSnacksQuery, SNACKS, snackQuery } from './queries.ts';
import { RelatedSnacks } from './related-snacks.tsx';
import { SnackDetails } from './snack-details.tsx';
import { SnackFailed, SnackNotFound } from './snack-missing.tsx';
import { SnackSkeleton } from './snack-skeletons.tsx';
import { snackSeo } from './snacks-meta.ts';

export const handle: PageHandle = { cache: { query: [] } };

const queriesFor =
  (id: string): PageQueries =>
  (call) => [snackQuery(call, id), relatedSnacksQuery(call, id)];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  serverData(context, queriesFor(params.id));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(params.id));

export const meta: Route.MetaFunction = (args) => {
  const snack = loadedData<Snack>(args.loaderData, SNACKS, 'one');
  const root = rootDataOf(args);
  if (snack) return pageMeta(args, snackSeo(snack, root));
  return pageMeta(args, {
    title: isMissing(args.error) ? 'Snack not found' : 'Snacks',
    description: `A snack from our vegetarian kitchen${inRegion(root?.business)}, for pickup or delivery.`,
    path: paths.snacks,
    noindex: true,
  });
};

/** One snack, `/snacks/{slug or id}`: everything about it, and into the cart. */
export default function SnackDetailPage() {
  const { id = '' } = useParams();
  const { data: snack, error, refetch, isFetching } = useSnack(id);
  usePageTitle(snack?.name);
  if (snack) {
    return (
      <div className="wrap">
        <SnackDetails key={snack.id} snack={snack} />
        <RelatedSnacks snack={snack} id={id} />
      </div>
    );
  }
  if (!error) return <SnackSkeleton />;
  if (isMissing(error)) return <SnackNotFound />;
  return <SnackFailed onRetry={() => void refetch()} retrying={isFetching} />;
}

/** The snack of the address; one that was in a list just now shows at once. */
function useSnack(id: string) {
  return usePageQuery({
    ...snackQuery(call, id),
    placeholderData: () =>
      queriesAtHand()
        ?.getQueriesData<SnackPage>({ queryKey: [SNACKS, 'page'] })
        .flatMap(([, page]) => page?.snacks ?? [])
        .find((snack) => snack.slug === id || snack.id === id),
  });
}

/** A snack that the server could not put into the page, or that there is none of. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { comeAgain, isComing } = useComeAgain();
  if (!isRouteErrorResponse(error)) throw error;
  if (isMissing(error)) return <SnackNotFound />;
  return <SnackFailed onRetry={comeAgain} retrying={isComing} />;
}
