import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { ComingUp } from '#web/account/coming-up/coming-up.tsx';
import { homeQuery } from '#web/account/coming-up/queries.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/my-orders-page';
import { MyOrdersSkeleton } from './my-orders-skeleton.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import { OrdersTabs } from './orders-tabs.tsx';
import { type OrdersView, readView, writeView } from './orders-view.ts';
import { fetchTab } from './tab-parts.ts';

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
  const view = readView(params);
  const untold = customer !== null && !params.has('tab');
  const show = (change: Partial<OrdersView>, replace = false) =>
    setParams((now) => writeView({ ...readView(now), ...change }, now), {
      replace,
      preventScrollReset: true,
    });

  // The tab is set when it is missing.
  useEffect(() => {
    if (untold) setParams((now) => writeView(readView(now), now), { replace: true });
  }, [untold, setParams]);

  return (
    <div className="wrap">
      <PageHeading title="My Orders" />
      {customer ? <MyOrders view={view} onView={show} /> : <MyOrdersSkeleton tab={view.tab} />}
      <SupportLine className="mt-12" />
    </div>
  );
}

/** What comes next stands above the tabs, so both wait for it: nothing is pushed down later. */
function MyOrders({ view, onView }: Pick<OrdersTabProps, 'view' | 'onView'>) {
  const queries = useQueryClient();
  const { data: home, isError, refetch } = useQuery(homeQuery());
  const { tab } = view;
  useEffect(() => void fetchTab(queries, tab), [queries, tab]);
  if (!home && !isError) return <MyOrdersSkeleton tab={tab} />;
  return (
    <>
      <ComingUp home={home ?? null} onRetry={() => void refetch()} />
      <OrdersTabs view={view} counts={home?.counts ?? null} onView={onView} />
    </>
  );
}
