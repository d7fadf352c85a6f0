import { data, isRouteErrorResponse, useParams, useSearchParams } from 'react-router';
import type { PlanGroup } from '#contract/tiffin/plans.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { cateringMenuQuery } from '#web/catering/landing/queries.ts';
import {
  browserData,
  isMissing,
  type PageData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { useComeAgain } from '#web/platform/data/use-come-again.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { NotFound } from '#web/platform/errors/not-found.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { pageMeta, rootDataOf } from '#web/platform/seo.ts';

import type { Route } from './+types/pricing-page';
import { AskUs } from './ask-us.tsx';
import { PlansFailed } from './plans-failed.tsx';
import { PricingIntro } from './pricing-intro.tsx';
import { pricingSeo } from './pricing-meta.ts';
import { PricingSkeleton } from './pricing-skeleton.tsx';
import { deliveryDatesQuery, planGroupsQuery } from './queries.ts';
import { SelectedPlans } from './selected-plans.tsx';
import { isPricingPage, readSelection, shownPath } from './selection.ts';

export const handle: PageHandle = {
  cache: {
    query: ['service', 'plan'],
    address: (query, _known, { cycle }) => shownPath(cycle, query),
  },
};

/** The catering menu says for how many guests there can be catering. */
function queriesFor({ cycle }: { cycle?: string }, url: string): PageQueries {
  const { service } = readSelection(cycle, new URL(url).searchParams);
  return (call) => [
    planGroupsQuery(call),
    deliveryDatesQuery(call),
    ...(service === 'catering' ? [cateringMenuQuery(call)] : []),
  ];
}

function refuseOtherPages({ cycle }: { cycle?: string }): void {
  if (!isPricingPage(cycle)) throw data(null, { status: 404 });
}

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  refuseOtherPages(params);
  return serverData(context, queriesFor(params, request.url));
};

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  refuseOtherPages(params);
  return browserData(queriesFor(params, request.url));
};

/** The plan groups that came with the page, for what search engines read. */
function groupsIn(pageData: PageData | null | undefined): PlanGroup[] {
  const found = pageData?.dehydrated.queries.find(({ queryKey }) => queryKey[0] === 'plan-groups');
  return (found?.state.data as PlanGroup[] | undefined) ?? [];
}

export const meta: Route.MetaFunction = (args) => {
  // That there is no such page says its own title.
  if (isMissing(args.error)) return [];
  const query = new URLSearchParams(args.location.search);
  const groups = groupsIn(args.loaderData);
  return pageMeta(args, pricingSeo(args.params.cycle, query, groups, rootDataOf(args)));
};

/** What it costs: services, plans and cycles, chosen by the address. */
export default function PricingPage() {
  const { cycle } = useParams();
  const [query] = useSearchParams();
  const selection = readSelection(cycle, query);
  const groups = usePageQuery(planGroupsQuery(call));
  return (
    <>
      <div className="wrap">
        <PricingIntro service={selection.service} />
        {groups.data ? (
          <SelectedPlans groups={groups.data} selection={selection} />
        ) : groups.isError ? (
          <PlansFailed onRetry={() => void groups.refetch()} retrying={groups.isFetching} />
        ) : (
          <PricingSkeleton />
        )}
      </div>
      <AskUs />
    </>
  );
}

/** The price list that the server could not put into the page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { comeAgain, isComing } = useComeAgain();
  if (isMissing(error)) return <NotFound />;
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <div className="wrap">
      <PricingIntro service="tiffin" />
      <PlansFailed onRetry={comeAgain} retrying={isComing} />
    </div>
  );
}
