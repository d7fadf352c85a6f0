import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { ownSnackOrdersQuery } from '#web/snacks/orders/queries.ts';
import { Notices } from '#web/platform/ui/notices.tsx';
import { NoSnackOrders } from './no-snack-orders.tsx';
import { OrdersFailed } from './orders-failed.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import { SnackOrders } from './snack-orders.tsx';

export const fetchOrders = (queries: QueryClient) =>
  queries.prefetchInfiniteQuery(ownSnackOrdersQuery());

/** The snack orders of a customer. */
export function Tab(props: OrdersTabProps) {
  const loaded = useInfiniteQuery(ownSnackOrdersQuery());
  const { data, refetch } = loaded;
  if (!data) return loaded.isError ? <OrdersFailed query={loaded} /> : props.room;
  if (data.total === 0) return <NoSnackOrders />;
  return (
    <Notices>
      <SnackOrders
        {...props}
        orders={data.orders}
        total={data.total}
        failed={loaded.isRefetchError}
        look={async () => !(await refetch()).isError}
        more={{
          failed: loaded.isFetchNextPageError,
          busy: loaded.isFetchingNextPage,
          load: () => void loaded.fetchNextPage(),
        }}
      />
    </Notices>
  );
}
