import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { Notices } from '#web/platform/ui/notices.tsx';
import type { Route } from './+types/snack-confirmation-page';
import { OrderScreen } from './order-screen.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your snack order',
    description: 'Your snack order: how to pay it, how far it is, and when it will be ready.',
    path: paths.snackConfirmation,
    noindex: true,
  });

/** What the checkout passes on after a success. */
type Passed = { orderNumber?: string; placed?: boolean } | null;

/**
 * One snack order, by `?order=SN-…` or the number passed on; without one there is nothing to
 * confirm, and the snacks show.
 */
export default function SnackConfirmationPage() {
  const customer = useCustomer();
  const [query] = useSearchParams();
  const passed = useLocation().state as Passed;
  const navigate = useNavigate();
  const number = query.get('order') || passed?.orderNumber;

  useEffect(() => {
    if (customer && !number) void navigate(paths.snackOrder, { replace: true });
  }, [customer, number, navigate]);

  return (
    <div className="wrap pt-6 sm:pt-10">
      {customer && number ? (
        <Notices key={number}>
          <OrderScreen customer={customer} number={number} justPlaced={passed?.placed === true} />
        </Notices>
      ) : (
        <OrderSkeleton />
      )}
    </div>
  );
}
