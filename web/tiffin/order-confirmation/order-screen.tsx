import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#contract/platform/api-error.ts';
import { myOrdersPath } from '#web/paths.ts';
import { OrderDesk } from '#web/tiffin/orders/order-dialogs.tsx';
import { orderQuery, subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { BookedTiffin } from './booked-tiffin.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

/** Loads one booked tiffin and the plan it is paid from, and follows it. */
export function OrderScreen({ number, justBooked }: { number: string; justBooked: boolean }) {
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
  // The dialogs look for the order in its plan; this one was read last.
  const plan = subscription && {
    ...subscription,
    orders: [order, ...subscription.orders.filter(({ id }) => id !== order.id)],
  };
  return (
    <OrderDesk subscriptions={plan ? [plan] : []}>
      <BookedTiffin order={order} subscription={plan} justBooked={justBooked} />
    </OrderDesk>
  );
}
