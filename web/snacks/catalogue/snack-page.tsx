import { isRouteErrorResponse, useParams } from 'react-router';
import type { Snack, SnackPage } from '#contract/snacks/catalogue.ts';
import { inRegion } from '#web/kitchen/business.ts';
import { pageMeta, rootDataOf, usePageTitle } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import {
  browserData,
  isMissing,
  loadedData,
  type PageQueries,
  queriesAtHand,
  serverData,
} from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { useRetryPage } from '#web/platform/data/use-retry-page.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorScreen } from '#web/platform/ui/error-screen.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import type { Route } from './+types/snack-page';
import { relatedSnacksQuery, SNACKS, snackQuery } from './queries.ts';
import { SnackCard } from './snack-card.tsx';
import { SnackDetails } from './snack-details.tsx';
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

/** So many are shown. */
const SHOWN = 3;

/** Others of its kind; nothing where there are none, or where they cannot be read. */
function RelatedSnacks({ snack, id }: { snack: Snack; id: string }) {
  const { data = [] } = usePageQuery(relatedSnacksQuery(call, id));
  const others = data.filter((one) => one.id !== snack.id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 sm:mt-20">
      <h2 id="related" className="text-section">
        You may also like
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {others.map((one, index) => (
          <SnackCard key={one.id} snack={one} heading="h3" {...(index === 2 && { wideAt: [2] })} />
        ))}
      </ul>
    </section>
  );
}

/** No such snack, or none any more, with the way back. */
function SnackNotFound() {
  usePageTitle('Snack not found');
  return (
    <ErrorScreen
      picture="spot:empty"
      title="Snack not found"
      actions={<LinkButton to={paths.snacks}>Back to Snacks</LinkButton>}
    >
      <p>It may have left the counter, or a letter got lost on the way. There are others.</p>
    </ErrorScreen>
  );
}

/** A snack that did not load. */
function SnackFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div className="wrap pt-8 sm:pt-12">
      <h1 className="sr-only">A snack</h1>
      <ErrorState
        title="This snack did not load"
        message="Failed to fetch snack details. Please try again later."
        onRetry={onRetry}
        retrying={retrying}
        action={
          <LinkButton to={paths.snacks} kind="quiet">
            Back to Snacks
          </LinkButton>
        }
      />
    </div>
  );
}

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
  const { comeAgain, isComing } = useRetryPage();
  if (!isRouteErrorResponse(error)) throw error;
  if (isMissing(error)) return <SnackNotFound />;
  return <SnackFailed onRetry={comeAgain} retrying={isComing} />;
}
