import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { counted, plural } from '#domain/platform/plural.ts';
import { OrderChooser } from '#web/account/home/order-chooser.tsx';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { managementPath, myOrdersPath, paths } from '#web/paths.ts';
import { NativeSelect } from '#web/platform/form/labelled.tsx';
import { SearchBox, useSearchText } from '#web/platform/lists/search-box.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/platform/ui/states.tsx';
import { PastOrderRow } from '#web/tiffin/orders/past-order-row.tsx';
import { historyQuery } from '#web/tiffin/orders/queries.ts';
import type { Route } from './+types/history-page';
import { changeHistory, type HistoryView, readHistory, writeHistory } from './history-view.ts';
import { tiffinStatusLabel } from './tiffin-status.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Order history',
    description: 'Every tiffin that you have booked, with its day, its state and its credits.',
    path: paths.tiffinOrderHistory,
    noindex: true,
  });

/** Narrows the history by words and by state; the address keeps both. */
function HistoryFilters({
  view,
  onView,
}: {
  view: HistoryView;
  onView: (change: Partial<HistoryView>, replace?: boolean) => void;
}) {
  const id = useId();
  const [text, setText] = useSearchText(view.search, (search) => onView({ search }, true));
  return (
    <div className="mb-6 grid gap-3 sm:grid-cols-[1fr_16rem]">
      <SearchBox
        label="Search your orders"
        placeholder="Order number, plan, address…"
        value={text}
        onChange={(typed) => setText(typed.slice(0, 100))}
      />
      <div>
        <label htmlFor={id} className="sr-only">
          Status
        </label>
        <NativeSelect
          id={id}
          value={view.status}
          onChange={(event) => onView({ status: event.target.value as HistoryView['status'] })}
          className="rounded-full!"
        >
          <option value="">Every status</option>
          {TiffinOrderStatus.options.map((status) => (
            <option key={status} value={status}>
              {tiffinStatusLabel(status)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}

/** Goes through the pages of a list; shows nothing when there is one page. */
export function Pagination({
  label,
  page,
  totalPages,
  onPage,
  busy = false,
}: {
  /** What is paged: 'Past orders'. */
  label: string;
  /** From 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  busy?: boolean;
}) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className="no-print mt-6 flex items-center justify-between gap-3">
      <Button
        kind="quiet"
        size="small"
        aria-disabled={page <= 1 || busy}
        onClick={() => onPage(page - 1)}
      >
        <Icon of={ChevronLeft} /> Previous
      </Button>
      <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
        Page {page} of {totalPages}
      </p>
      <Button
        kind="quiet"
        size="small"
        aria-disabled={page >= totalPages || busy}
        onClick={() => onPage(page + 1)}
      >
        Next <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}

/** Searches, filters and pages through the orders of a customer. */
function HistoryScreen({
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
      announce(plural(total, 'One order found', `${total} orders found`));
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
          <p className="mb-3 text-sm text-ink-soft tabular-nums">{counted(data.total, 'order')}</p>
          <ul className="overflow-hidden rounded-card border border-line bg-card shadow-card">
            {data.orders.map((order) => (
              <PastOrderRow key={order.id} order={order} withPlan={!subscription} />
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

/** Every tiffin a customer has booked, of one plan or of all, page by page. */
export default function HistoryPage() {
  const customer = useCustomer();
  const [params, setParams] = useSearchParams();
  const view = readHistory(params);
  const { subscription } = view;
  const show = (change: Partial<HistoryView>, replace = false) =>
    setParams((now) => writeHistory(changeHistory(readHistory(now), change)), {
      replace,
      preventScrollReset: change.page === undefined,
    });
  const back = subscription
    ? { to: managementPath(subscription), label: 'Your plan' }
    : { to: myOrdersPath(), label: 'My Orders' };
  return (
    <div className="wrap">
      <PageHeading
        title="Order history"
        back={customer ? back : { to: myOrdersPath(), label: 'My Orders' }}
        lead={customer && subscription ? `Plan ${subscription}` : undefined}
      />
      {customer ? <HistoryScreen view={view} onView={show} /> : <SkeletonRows count={5} />}
      <SupportLine className="mt-12" />
    </div>
  );
}
