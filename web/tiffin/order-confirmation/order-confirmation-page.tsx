import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { confirmationPath, paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import type { Route } from './+types/order-confirmation-page';
import { OrderScreen } from './order-screen.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your tiffin',
    description: 'A booked tiffin: its day and time, its state, and until when it can be skipped.',
    path: paths.tiffinOrderConfirmation,
    noindex: true,
  });

/** What the schedule screen passes on after a success. */
type Passed = { booked?: string } | null;

/** One booked tiffin, `?order=TF-…`; without a number there is nothing to show. */
export default function OrderConfirmationPage() {
  const customer = useCustomer();
  const [params] = useSearchParams();
  const passed = useLocation().state as Passed;
  const navigate = useNavigate();
  const number = params.get('order') || passed?.booked;
  const subscription = params.get('subscription');

  useEffect(() => {
    if (!customer || number) return;
    // A link may name a subscription here: its confirmation is next door.
    const goal = subscription ? confirmationPath(subscription) : paths.pricing;
    void navigate(goal, { replace: true });
  }, [customer, number, subscription, navigate]);

  return (
    <div className="wrap pt-6 sm:pt-10">
      {customer && number ? (
        <OrderScreen key={number} number={number} justBooked={!!passed?.booked} />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  );
}
