import { isRouteErrorResponse } from 'react-router';
import type { CateringPlan } from '#contract/catering/menu.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { browserData, type PageData, type PageQueries, serverData } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';
import type { Route } from './+types/catering-page';
import { AskNow } from './ask-now.tsx';
import { cateringSeo } from './catering-meta.ts';
import { EventTypes } from './event-types.tsx';
import { Hero } from './hero.tsx';
import { HowItGoesOn } from './how-it-goes-on.tsx';
import { PlansOffered } from './plans-offered.tsx';
import { CATERING, cateringMenuQuery, cateringPlansQuery } from './queries.ts';
import { ThreeKitchens } from './three-kitchens.tsx';

export const handle: PageHandle = { cache: { query: [] } };

const queries: PageQueries = (call) => [cateringPlansQuery(call), cateringMenuQuery(call)];

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, queries);

export const clientLoader = () => browserData(queries);

/** The plans that came with the page, for what search engines read. */
function plansIn(pageData: PageData | null | undefined): readonly CateringPlan[] {
  const found = pageData?.dehydrated.queries.find(
    ({ queryKey: [part, what] }) => part === CATERING && what === 'plans',
  );
  return (found?.state.data as CateringPlan[] | undefined) ?? [];
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, cateringSeo(plansIn(args.loaderData), rootDataOf(args)));

/** Catering: for what, what is cooked, what it costs, how it goes on. */
function CateringPage() {
  const plans = usePageQuery(cateringPlansQuery(call));
  const menu = usePageQuery(cateringMenuQuery(call));
  return (
    <>
      <Hero plans={plans.data} menu={menu.data} />
      <EventTypes menu={menu.data} />
      <ThreeKitchens menu={menu.data} />
      <PlansOffered
        plans={plans.data}
        error={plans.error}
        isWorking={plans.isFetching}
        onRetry={() => void plans.refetch()}
      />
      <HowItGoesOn />
      <AskNow menu={menu.data} />
    </>
  );
}

// Named first: what shows an error below is the same page, and the build keeps no name of a default.
export default CateringPage;

/** The server could not put the plans into the page; the browser asks for them itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error;
  return <CateringPage />;
}
