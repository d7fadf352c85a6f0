import { useSearchParams } from 'react-router';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { managementPath, myOrdersPath, paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import type { Route } from './+types/history-page';
import { HistoryScreen } from './history-screen.tsx';
import { changeHistory, type HistoryView, readHistory, writeHistory } from './history-view.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Order history',
    description: 'Every tiffin that you have booked, with its day, its state and its credits.',
    path: paths.tiffinOrderHistory,
    noindex: true,
  });

/** Every tiffin a customer has booked, of one plan or of all, page by page. */
export default function HistoryPage() {
  const customer = useCustomer();
  const [params, setParams] = useSearchParams();
  const view = readHistory(params);
  const { subscription } = view;
  const show = (change: Partial<HistoryView>, replace = false) =>
    setParams((now) => writeHistory(changeHistory(readHistory(now), change)), {
      replace,
      preventScrollReset: change.page === undefined,
    });
  const back = subscription
    ? { to: managementPath(subscription), label: 'Your plan' }
    : { to: myOrdersPath(), label: 'My Orders' };
  return (
    <div className="wrap">
      <PageHeading
        title="Order history"
        back={customer ? back : { to: myOrdersPath(), label: 'My Orders' }}
        lead={customer && subscription ? `Plan ${subscription}` : undefined}
      />
      {customer ? <HistoryScreen view={view} onView={show} /> : <SkeletonRows count={5} />}
      <SupportLine className="mt-12" />
    </div>
  );
}
