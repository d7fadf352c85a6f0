import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { confirmationPath, myOrdersPath, paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { OrderDialogsProvider } from '#web/tiffin/orders/order-dialogs-provider.tsx';
import { orderQuery, subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import type { Route } from './+types/order-confirmation-page';
import { BookedTiffin } from './booked-tiffin.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your tiffin',
    description: 'A booked tiffin: its day and time, its state, and until when it can be skipped.',
    path: paths.tiffinOrderConfirmation,
    noindex: true,
  });

/** What the schedule screen passes on after a success. */
type NavigationState = { booked?: string } | null;

/** Room for a booked tiffin. */
function OrderSkeleton() {
  return (
    <Skeleton
      label="Loading your tiffin…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <span className="grid gap-4">
        <Bone className="h-12 w-3/4" />
        <Bone className="h-5 w-1/2" />
        <span className="mt-4 grid gap-4 rounded-card border border-line bg-card p-5 sm:p-8">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <span key={line} className="flex justify-between gap-6">
              <Bone className="h-5 w-24" />
              <Bone className="h-5 w-40" />
            </span>
          ))}
        </span>
      </span>
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-6 w-1/2" />
        <Bone className="h-4 w-full" />
        <Bone className="h-4 w-4/5" />
        <Bone className="mt-2 h-12 w-full rounded-full" />
      </span>
    </Skeleton>
  );
}

/** Loads one booked tiffin and the plan it is paid from, and follows it. */
function OrderScreen({ number, justBooked }: { number: string; justBooked: boolean }) {
  const loaded = useQuery(orderQuery(number));
  const order = loaded.data;
  const { data: subscription } = useQuery({
    ...subscriptionQuery(order?.subscriptionNumber ?? ''),
    enabled: order !== undefined,
  });

  if (!order) {
    if (!loaded.isError) return <OrderSkeleton />;
    const missing = isApiError(loaded.error) && loaded.error.status === 404;
    return (
      <ErrorState
        title={missing ? 'We cannot find this order' : 'Your tiffin did not load'}
        error={loaded.error}
        {...(!missing && { onRetry: () => void loaded.refetch(), retrying: loaded.isFetching })}
        action={
          <LinkButton to={myOrdersPath()} kind="quiet">
            My Orders
          </LinkButton>
        }
      />
    );
  }
  // The dialogs look for the order in its subscription; this one was read last.
  const withOrder = subscription && {
    ...subscription,
    orders: [order, ...subscription.orders.filter(({ id }) => id !== order.id)],
  };
  return (
    <OrderDialogsProvider subscriptions={withOrder ? [withOrder] : []}>
      <BookedTiffin order={order} subscription={withOrder} justBooked={justBooked} />
    </OrderDialogsProvider>
  );
}

/** One booked tiffin, `?order=TF-…`; without a number there is nothing to show. */
export default function OrderConfirmationPage() {
  const customer = useCustomer();
  const [params] = useSearchParams();
  const passed = useLocation().state as NavigationState;
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
