import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Customer } from '#contract/account/customer.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { myOrdersPath, paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Notices } from '#web/platform/ui/notices.tsx';
import { Bone } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { snackOrderQuery } from '#web/snacks/orders/queries.ts';
import type { Route } from './+types/snack-confirmation-page';
import { FAILED_TO_FETCH } from './order-refresh.tsx';
import { PlacedOrder } from './placed-order.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your snack order',
    description: 'Your snack order: how to pay it, how far it is, and when it will be ready.',
    path: paths.snackConfirmation,
    noindex: true,
  });

/** What the checkout passes on after a success. */
type NavigationState = { orderNumber?: string; placed?: boolean } | null;

/** Room for a snack order; says that it is on its way. */
function OrderSkeleton() {
  return (
    <div role="status" aria-busy="true" className="min-h-svh">
      <h1 className="sr-only">Your snack order</h1>
      <p className="sr-only">Loading your order…</p>
      <span className="grid gap-3">
        <Bone className="h-7 w-28" />
        <Bone className="h-12 w-4/5 max-w-lg" />
        <Bone className="h-5 w-full max-w-2xl" />
        <Bone className="h-5 w-2/3 max-w-lg" />
        <span className="mt-3 flex flex-wrap gap-3">
          <Bone className="h-11 w-44 rounded-full" />
          <Bone className="h-11 w-34 rounded-full" />
        </span>
      </span>
      <span className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-8">
        <span className="grid gap-6">
          <Bone className="h-128 rounded-card" />
          <Bone className="h-80 rounded-card" />
        </span>
        <Bone className="h-160 rounded-card" />
      </span>
    </div>
  );
}

/** Loads one snack order and follows it until it is over, or for as long as the reader wants. */
function OrderScreen({
  customer,
  number,
  justPlaced,
}: {
  customer: Customer;
  number: string;
  justPlaced: boolean;
}) {
  const [paused, setPaused] = useState(false);
  const loaded = useQuery(snackOrderQuery(number, paused));

  if (!loaded.data) {
    if (!loaded.isError) return <OrderSkeleton />;
    const missing = isApiError(loaded.error) && loaded.error.status === 404;
    return (
      <>
        <h1 className="mb-6 text-page">Your snack order</h1>
        <ErrorState
          title={missing ? 'We cannot find this order' : 'Your order did not load'}
          message={missing ? 'Order not found. Please check your order number.' : FAILED_TO_FETCH}
          {...(!missing && { onRetry: () => void loaded.refetch(), retrying: loaded.isFetching })}
          action={
            <LinkButton to={myOrdersPath('snacks')} kind="quiet">
              View My Orders
            </LinkButton>
          }
        />
      </>
    );
  }
  return (
    <PlacedOrder
      order={loaded.data}
      customer={customer}
      justPlaced={justPlaced}
      outdated={loaded.isError}
      seenAt={loaded.dataUpdatedAt}
      paused={paused}
      onPause={setPaused}
      look={async () => {
        const { data, isError } = await loaded.refetch();
        return isError ? undefined : data;
      }}
    />
  );
}

/**
 * One snack order, by `?order=SN-…` or the number passed on; without one there is nothing to
 * confirm, and the snacks show.
 */
export default function SnackConfirmationPage() {
  const customer = useCustomer();
  const [query] = useSearchParams();
  const passed = useLocation().state as NavigationState;
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
