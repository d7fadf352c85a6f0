import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { orderConfirmationPath, paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import type { Route } from './+types/confirmation-page';
import { ConfirmationScreen } from './confirmation-screen.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your subscription',
    description: 'Your tiffin subscription: how to pay it, how it stands, and what comes next.',
    path: paths.tiffinConfirmation,
    noindex: true,
  });

/** What the checkout passes on after a success. */
type Passed = { subscriptionNumber?: string } | null;

/**
 * One subscription, by `?subscription=TS-…` or the number passed on; without one there is nothing
 * to confirm, and the price list shows.
 */
export default function ConfirmationPage() {
  const customer = useCustomer();
  const [query] = useSearchParams();
  const passed = useLocation().state as Passed;
  const navigate = useNavigate();
  const number = query.get('subscription') || passed?.subscriptionNumber;
  const order = query.get('order');

  useEffect(() => {
    if (!customer || number) return;
    // A link may name an order here: its confirmation lives next door.
    void navigate(order ? orderConfirmationPath(order) : paths.pricing, { replace: true });
  }, [customer, number, order, navigate]);

  return (
    <div className="wrap pt-6 sm:pt-10">
      {customer && number ? (
        <ConfirmationScreen key={number} customer={customer} number={number} />
      ) : (
        <ConfirmationSkeleton />
      )}
    </div>
  );
}
