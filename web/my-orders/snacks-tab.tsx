import { useInfiniteQuery } from '@tanstack/react-query';
import { ownSnackOrdersQuery } from '#web/snack-tracking/queries.ts';
import { Notices } from '#web/ui/notices.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { FAILED_TO_LOAD } from './failed-words.ts';
import { NoSnackOrders } from './no-snack-orders.tsx';
import type { OrdersView } from './orders-view.ts';
import { SnackOrders } from './snack-orders.tsx';
import { SnacksSkeleton } from './snacks-skeleton.tsx';

/** The snack orders of a customer (spec 2 section 2, Snacks tab). */
export function SnacksTab({
  view,
  onView,
}: {
  view: OrdersView;
  onView: (change: Partial<OrdersView>, replace?: boolean) => void;
}) {
  const loaded = useInfiniteQuery(ownSnackOrdersQuery());
  const { data, error, refetch, isFetching } = loaded;
  if (!data) {
    if (!error) return <SnacksSkeleton />;
    return (
      <ErrorState
        title="Your orders did not load"
        message={FAILED_TO_LOAD}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.total === 0) return <NoSnackOrders />;
  return (
    <Notices>
      <SnackOrders
        orders={data.orders}
        total={data.total}
        search={view.search}
        onSearch={(search) => onView({ search }, true)}
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
