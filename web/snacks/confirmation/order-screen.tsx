import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { myOrdersPath } from '#web/paths.ts';
import { snackOrderQuery } from '#web/snacks/orders/queries.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { FAILED_TO_FETCH } from './failed-words.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** Loads one snack order and follows it until it is over, or for as long as the reader wants. */
export function OrderScreen({
  customer,
  number,
  justPlaced,
}: {
  customer: User;
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
