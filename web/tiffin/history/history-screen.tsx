import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OrderChooser } from '#web/site/chrome/order-chooser.tsx';
import { OrderRow } from '#web/tiffin/orders/order-row.tsx';
import { historyQuery } from '#web/tiffin/orders/queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { Pagination } from '#web/platform/ui/pagination.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/platform/ui/states.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';
import { HistoryFilters } from './history-filters.tsx';
import type { HistoryView } from './history-view.ts';

/** Searches, filters and pages through the orders of a customer. */
export function HistoryScreen({
  view,
  onView,
}: {
  view: HistoryView;
  onView: (change: Partial<HistoryView>, replace?: boolean) => void;
}) {
  const { subscription, status, search, page } = view;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...historyQuery({
      page,
      ...(subscription && { subscription }),
      ...(status && { status }),
      ...(search.trim() && { search: search.trim() }),
    }),
    placeholderData: keepPreviousData,
  });
  const filtered = status !== '' || search.trim() !== '';
  const total = isPlaceholderData ? undefined : data?.total;

  useEffect(() => {
    if (total !== undefined && filtered) {
      announce(total === 1 ? 'One order found' : `${total} orders found`);
    }
  }, [total, filtered]);

  // A page beyond the last, from an old link: back to where there is something.
  const pages = isPlaceholderData ? undefined : data?.pages;
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page > pages) onView({ page: pages }, true);
  }, [pages, page, onView]);

  return (
    <>
      <HistoryFilters view={view} onView={onView} />
      {error && !isPlaceholderData && !data ? (
        <ErrorState
          title="Your orders did not load"
          message="Failed to load orders. Please try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <SkeletonRows count={5} label="Loading your orders…" />
      ) : data.orders.length === 0 ? (
        <EmptyState
          title={filtered ? 'Nothing found' : 'Nothing booked yet'}
          picture={<Drawing of="spot:empty" />}
          action={
            filtered ? (
              <Button kind="quiet" onClick={() => onView({ status: '', search: '' })}>
                Show all orders
              </Button>
            ) : (
              <OrderChooser />
            )
          }
        >
          {filtered ? 'Try an order number, a plan number or part of an address.' : null}
        </EmptyState>
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? 'opacity-80 transition-opacity delay-200' : ''}
        >
          <p className="mb-3 text-sm text-ink-soft tabular-nums">
            {data.total === 1 ? '1 order' : `${data.total} orders`}
          </p>
          <ul className="overflow-hidden rounded-card border border-line bg-card shadow-card">
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} withPlan={!subscription} />
            ))}
          </ul>
          <TorontoTime className="mt-3" />
          <Pagination
            label="Pages of orders"
            page={page}
            totalPages={data.pages}
            busy={isPlaceholderData}
            onPage={(next) => onView({ page: next })}
          />
        </div>
      )}
    </>
  );
}
