import { type ReactNode, type RefObject, useEffect } from 'react';
import { counted } from '#domain/platform/plural.ts';
import { RefreshButton } from '#web/platform/lists/refresh-button.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { EmptyState, ErrorState } from '#web/platform/ui/states.tsx';
import { ORDERS_TABS, type OrdersTabProps, viewOfTab } from './orders-view.ts';

/** What a list is of, for one and for several. */
type Noun = readonly [one: string, several: string];

/** `1 order`, `36 orders`, `3 of 36 orders` */
function countText([one, several]: Noun, found: number, total: number): string {
  const all = counted(total, one, several);
  return found === total ? all : `${found} of ${all}`;
}

/** What a person reads when their orders could not be read. */
const FAILED_TO_LOAD = 'Failed to load orders. Please try again.';

/**
 * Above the list of a tab: how much of it is shown, what else narrows it, and a look for news. Says
 * what a search has found, and that looking again has failed.
 */
export function OrdersBar({
  noun,
  found,
  total,
  search,
  whose,
  line,
  look,
  failed,
  children,
}: {
  noun: Noun;
  found: number;
  total: number;
  search: string;
  /** Whose they are, where they are not the customer's own. */
  whose?: string | null;
  /** Gets the focus where what had it is gone. */
  line?: RefObject<HTMLParagraphElement | null>;
  /** Looks now; answers whether that worked. */
  look: () => Promise<boolean>;
  /** Looking again failed: what is shown may be old. */
  failed: boolean;
  /** What narrows the list besides the search. */
  children?: ReactNode;
}) {
  const words = countText(noun, found, total);
  const searching = search.trim() !== '';

  useEffect(() => {
    if (searching) announce(`Found ${words}`);
  }, [searching, words]);

  return (
    <>
      <div className="no-print mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p
          ref={line}
          tabIndex={-1}
          className="min-w-0 text-sm wrap-anywhere text-ink-soft tabular-nums"
        >
          {words}
          {whose && ` from ${whose}`}
        </p>
        <div className="flex grow flex-wrap items-center justify-end gap-x-2 gap-y-2">
          {children}
          <RefreshButton look={look} done="Your orders are up to date." />
        </div>
      </div>
      {failed && (
        <Banner kind="error" className="mb-6">
          {FAILED_TO_LOAD}
        </Banner>
      )}
    </>
  );
}

/** A tab whose orders could not be read at all. */
export function OrdersFailed({
  query: { refetch, isFetching },
}: {
  query: { refetch: () => unknown; isFetching: boolean };
}) {
  return (
    <ErrorState
      title="Your orders did not load"
      message={FAILED_TO_LOAD}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** How to show the next page of orders. */
export type MoreOrdersState = { failed: boolean; busy: boolean; load: () => void };

/** Says how many of all orders are read, and reads more; nothing when all are. */
export function MoreOrders({
  read,
  total,
  searching,
  noun,
  more,
}: {
  read: number;
  total: number;
  searching: boolean;
  /** What they are, in the plural. */
  noun: 'orders' | 'inquiries';
  more: MoreOrdersState;
}) {
  if (read >= total) return null;
  return (
    <div className="no-print mt-6 grid justify-items-center gap-3">
      <p className="text-sm text-ink-soft tabular-nums">
        {searching ? 'Searched' : 'These are'} your latest {read} of {total} {noun}.
      </p>
      {more.failed && <Banner kind="error">{FAILED_TO_LOAD}</Banner>}
      <Button
        kind="quiet"
        busy={more.busy}
        busyText={searching ? 'Searching…' : 'Loading…'}
        onClick={more.load}
      >
        {searching ? `Search older ${noun}` : 'Show more'}
      </Button>
    </div>
  );
}

/** Nothing fits what is searched for: what can be, the other tabs, and the way back. */
export function NothingFound({
  view,
  search,
  onView,
  onClear,
  children,
}: OrdersTabProps & { children: ReactNode }) {
  return (
    <EmptyState
      title={`Nothing here for “${search.trim()}”`}
      picture={<Drawing of="spot:empty" />}
      action={
        <>
          <Button onClick={onClear}>Clear the search</Button>
          {ORDERS_TABS.filter(({ id }) => id !== view.tab).map(({ id, label }) => (
            <Button
              key={id}
              kind="quiet"
              onClick={() => onView(viewOfTab(id, { ...view, search }))}
            >
              Look in {label}
            </Button>
          ))}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
