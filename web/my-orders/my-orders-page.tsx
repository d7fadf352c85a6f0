import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/seo.ts';
import { useCustomer } from '#web/session/require-customer.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/my-orders-page';
import { MyOrdersSkeleton } from './my-orders-skeleton.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { type OrdersView, readView, writeView } from './orders-view.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'My Orders',
    description:
      'Your tiffin plans with their credits, the tiffins that you have booked, your catering inquiries and your snack orders.',
    path: paths.myOrders,
    noindex: true,
  });

/** Everything a customer has ordered (spec 2 section 2, /my-orders). */
export default function MyOrdersPage() {
  const customer = useCustomer();
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const untold = customer !== null && !params.has('tab');
  const show = (change: Partial<OrdersView>, replace = false) =>
    setParams((now) => writeView({ ...readView(now), ...change }), {
      replace,
      preventScrollReset: true,
    });

  // The tab is set when it is missing (spec 2 section 2, Customer area).
  useEffect(() => {
    if (untold) setParams((now) => writeView(readView(now)), { replace: true });
  }, [untold, setParams]);

  return (
    <div className="wrap">
      <PageHeading title="My Orders" />
      {customer ? <OrdersTabs view={view} onView={show} /> : <MyOrdersSkeleton tab={view.tab} />}
    </div>
  );
}
