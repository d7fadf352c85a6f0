import { useLocation, useSearchParams } from 'react-router';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { myOrdersPath, paths } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import type { Route } from './+types/management-page';
import { ManagementScreen, ManagementSkeleton } from './management-screen.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your plan',
    description:
      'A tiffin plan with its credits and its booked tiffins: book, skip, change, pause.',
    path: paths.subscriptionManagement,
    noindex: true,
  });

type NavigationState = { subscriptionNumber?: string } | null;

/** Everything about the plan of `?subscription=`. */
export default function ManagementPage() {
  const customer = useCustomer();
  const [params] = useSearchParams();
  const passed = useLocation().state as NavigationState;
  const number = params.get('subscription') || passed?.subscriptionNumber;
  return (
    <div className="wrap">
      <PageHeading title="Your plan" back={{ to: myOrdersPath(), label: 'My Orders' }} />
      {!customer ? (
        <ManagementSkeleton short={!params.get('subscription')} />
      ) : number ? (
        <ManagementScreen key={number} number={number} />
      ) : (
        <EmptyState
          title="This link is not complete"
          picture={<Drawing of="spot:empty" />}
          action={<LinkButton to={paths.pricing}>Create New Subscription</LinkButton>}
        >
          No subscription found. Please access this page from a valid subscription link.
        </EmptyState>
      )}
      <SupportLine className="mt-12" />
    </div>
  );
}
