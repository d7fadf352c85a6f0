import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { CustomerHome } from '#contract/account/customer-home.ts';
import { CustomerHomeSection } from '#web/account/home/customer-home.tsx';
import { customerHomeQuery } from '#web/account/home/queries.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { InquiriesSkeleton } from '#web/catering/inquiries/inquiries-skeleton.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { SearchBox, useSearchText } from '#web/platform/lists/search-box.tsx';
import { Tabs } from '#web/platform/lists/tabs.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import type { Route } from './+types/my-orders-page';
import {
  ORDERS_TABS,
  type OrdersTab,
  type OrdersTabProps,
  type OrdersView,
  readOrdersView,
  viewOfTab,
  writeView,
} from './orders-view.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'My Orders',
    description:
      'What comes next, your tiffin plans with their credits, the tiffins that you have booked, your catering inquiries and your snack orders.',
    path: paths.myOrders,
    noindex: true,
  });

/** Everything a customer has ordered, and what comes next. */
export default function MyOrdersPage() {
  const customer = useCustomer();
  const [params, setParams] = useSearchParams();
  const view = readOrdersView(params);
  const untold = customer !== null && !params.has('tab');
  const show = (change: Partial<OrdersView>, replace = false) =>
    setParams((now) => writeView({ ...readOrdersView(now), ...change }, now), {
      replace,
      preventScrollReset: true,
    });

  // The tab is set when it is missing.
  useEffect(() => {
    if (untold) setParams((now) => writeView(readOrdersView(now), now), { replace: true });
  }, [untold, setParams]);

  return (
    <div className="wrap">
      <PageHeading title="My Orders" />
      {customer ? <MyOrders view={view} onView={show} /> : <MyOrdersSkeleton tab={view.tab} />}
      <SupportLine className="mt-12" />
    </div>
  );
}

/** Each kind of orders is fetched, program and all, by those who look at it. */
const LOAD_TAB = {
  tiffin: () => import('./tiffin-tab.tsx'),
  catering: () => import('./catering-tab.tsx'),
  snacks: () => import('./snacks-tab.tsx'),
};
const TABS = {
  tiffin: lazyPart(async () => (await LOAD_TAB.tiffin()).Tab),
  catering: lazyPart(async () => (await LOAD_TAB.catering()).Tab),
  snacks: lazyPart(async () => (await LOAD_TAB.snacks()).Tab),
};

/** Asks for a tab and its orders; where that fails, the tab says so when it is shown. */
async function fetchTab(queries: QueryClient, tab: OrdersTab): Promise<void> {
  try {
    await TABS[tab].prepare();
    await (await LOAD_TAB[tab]()).fetchOrders(queries);
  } catch {}
}

/** What comes next stands above the tabs, so both wait for it: nothing is pushed down later. */
function MyOrders({ view, onView }: Pick<OrdersTabProps, 'view' | 'onView'>) {
  const queries = useQueryClient();
  const { data: home, isError, refetch } = useQuery(customerHomeQuery());
  const { tab } = view;
  useEffect(() => void fetchTab(queries, tab), [queries, tab]);
  if (!home && !isError) return <MyOrdersSkeleton tab={tab} />;
  return (
    <>
      <CustomerHomeSection home={home ?? null} onRetry={() => void refetch()} />
      <OrdersTabs view={view} counts={home?.counts ?? null} onView={onView} />
    </>
  );
}

/** Room for the line above them and the first inquiries. */
export function CateringSkeleton() {
  return (
    <div className="min-h-svh">
      <InquiriesSkeleton columns={2} />
    </div>
  );
}

/** Room for the line above them and the first snack orders. */
function SnacksSkeleton() {
  return (
    <Skeleton label="Loading your orders…" className="min-h-svh">
      <span className="mb-4 flex h-11 items-center justify-between">
        <Bone className="h-4 w-20" />
        <Bone className="h-4 w-24" />
      </span>
      <span className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {[0, 1, 2, 3].map((row) => (
          <span key={row} className="flex gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
            <Bone className="h-19 w-16 shrink-0 rounded-control" />
            <span className="grid min-w-0 grow grid-cols-1 content-start gap-2.5">
              <Bone className="h-6 w-1/2" />
              <Bone className="h-4 w-4/5" />
              <Bone className="h-4 w-1/3" />
              <Bone className="h-4 w-3/5" />
              <Bone className="mt-2 h-11 w-60 max-w-full rounded-full" />
            </span>
          </span>
        ))}
      </span>
    </Skeleton>
  );
}

/** Room for the line above them, a plan and what is booked in it. */
function TiffinSkeleton() {
  return (
    <Skeleton label="Loading your orders…" className="min-h-svh">
      <span className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-2">
        <Bone className="h-4 w-20" />
        <Bone className="h-12 w-76 rounded-full" />
      </span>
      <span className="grid items-start gap-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
          <Bone className="h-7 w-2/3" />
          <Bone className="h-4 w-1/2" />
          <Bone className="mt-2 h-9 w-1/3" />
          <Bone className="h-12 w-full" />
          <Bone className="mt-3 h-11 w-44 rounded-full" />
        </span>
        <span className="grid gap-4">
          <Bone className="h-9 w-56" />
          {[0, 1].map((row) => (
            <span key={row} className="flex gap-4 rounded-card border border-line bg-card p-5">
              <Bone className="h-19 w-16 rounded-control" />
              <span className="grid grow content-start gap-2.5">
                <Bone className="h-5 w-1/2" />
                <Bone className="h-4 w-1/3" />
                <Bone className="h-4 w-2/3" />
              </span>
            </span>
          ))}
        </span>
      </span>
    </Skeleton>
  );
}

/** Room for what each tab shows. */
export const TAB_ROOMS = {
  tiffin: TiffinSkeleton,
  catering: CateringSkeleton,
  snacks: SnacksSkeleton,
};

/** Room for what comes next, the search, the tabs and what the chosen one shows. */
function MyOrdersSkeleton({ tab }: { tab: OrdersTab }) {
  const Room = TAB_ROOMS[tab];
  return (
    <>
      <span className="mb-10 grid gap-4 lg:grid-cols-2">
        <Bone className="h-44 rounded-card" />
        <Bone className="h-44 rounded-card max-lg:hidden" />
      </span>
      <Bone className="mb-4 h-12 rounded-full" />
      <span className="mb-5 flex gap-1.5 py-1">
        <Bone className="h-11 w-28 rounded-control" />
        <Bone className="h-11 w-32 rounded-control" />
        <Bone className="h-11 w-28 rounded-control" />
      </span>
      <Room />
    </>
  );
}

/** Everything that was ordered: one search over all of it, and a tab for each kind. */
function OrdersTabs({
  view,
  counts,
  onView,
}: Pick<OrdersTabProps, 'view' | 'onView'> & {
  /** How many there are of each kind; null while that is not known. */
  counts: CustomerHome['counts'] | null;
}) {
  const [text, setText] = useSearchText(view.search, (search) => onView({ search }, true));
  const Tab = TABS[view.tab];
  const Room = TAB_ROOMS[view.tab];
  const room = <Room />;
  return (
    <section aria-label="Your orders">
      <div className="no-print mb-4">
        <SearchBox
          label="Search your orders"
          placeholder="A day, a dish, a number, a place…"
          value={text}
          onChange={setText}
        />
      </div>
      <Tabs
        label="Kinds of orders"
        tabs={ORDERS_TABS.map((tab) => ({ ...tab, count: counts?.[tab.id] ?? null }))}
        selected={view.tab}
        onSelect={(tab) => onView(viewOfTab(tab, { ...view, search: text }))}
      >
        <LazyBoundary key={view.tab} room={room}>
          <Tab view={view} search={text} onView={onView} onClear={() => setText('')} room={room} />
        </LazyBoundary>
      </Tabs>
    </section>
  );
}
