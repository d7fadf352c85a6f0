import { MessageCircle } from 'lucide-react';
import { data, isRouteErrorResponse, useParams, useSearchParams } from 'react-router';
import type { PlanGroup } from '#contract/money/plans.ts';
import { cateringMenuQuery } from '#web/catering/landing/queries.ts';
import { useBusiness } from '#web/kitchen/business.ts';
import { CallLink } from '#web/kitchen/contact-ways.tsx';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import {
  browserData,
  isMissing,
  type PageData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { useRetryPage } from '#web/platform/data/use-retry-page.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { NotFound } from '#web/platform/ui/not-found.tsx';
import { Bone, Skeleton, SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import type { Route } from './+types/pricing-page';
import { PlansFailed } from './plans-failed.tsx';
import { PricingIntro } from './pricing-intro.tsx';
import { pricingSeo } from './pricing-meta.ts';
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

/** The call to ask rather than guess. */
function AskUs() {
  const business = useBusiness();
  return (
    <section aria-labelledby="contact-us" className="wrap mt-14 sm:mt-20">
      <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto] rounded-card bg-sunken px-6 py-8 sm:px-10 sm:py-10">
        <div>
          <h2 id="contact-us" className="text-title">
            Not sure yet?
          </h2>
          <p className="mt-2 text-ink-soft">
            Which plan fits, a big household, an allergy: ask us first.
            {business && <span className="block">We answer {business.supportHours}.</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.contact} className="max-sm:grow">
            <Icon of={MessageCircle} /> Contact Us
          </LinkButton>
          <CallLink className="max-sm:grow" />
        </div>
      </div>
    </section>
  );
}

/** Room for the price list while it loads. */
function PricingSkeleton() {
  return (
    <>
      <Skeleton
        label="Loading plans and prices…"
        className="grid gap-5 rounded-card border border-line bg-card p-5"
      >
        {['head', 'first', 'second', 'third'].map((row) => (
          <span key={row} className="grid grid-cols-[1.3fr_1fr_1fr_1fr] gap-4">
            <Bone className="h-8" />
            <Bone className="h-8" />
            <Bone className="h-8" />
            <Bone className="h-8" />
          </span>
        ))}
      </Skeleton>
      <Bone className="mt-10 mb-6 h-10 w-56 sm:mt-14" />
      <SkeletonCards />
    </>
  );
}

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
  const { comeAgain, isComing } = useRetryPage();
  if (isMissing(error)) return <NotFound />;
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <div className="wrap">
      <PricingIntro service="tiffin" />
      <PlansFailed onRetry={comeAgain} retrying={isComing} />
    </div>
  );
}
