import { useQuery } from '@tanstack/react-query';
import type { Home } from '#contract/site/home.ts';
import { SearchBox } from '#web/platform/ui/search-box.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { Tabs } from '#web/platform/ui/tabs.tsx';
import { useSearchText } from '#web/platform/ui/use-search-text.ts';
import { TAB_ROOMS } from './my-orders-skeleton.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import { ORDERS_TABS, viewOfTab } from './orders-view.ts';
import { TAB_PARTS } from './tab-parts.ts';

/** Everything that was ordered: one search over all of it, and a tab for each kind. */
export function OrdersTabs({
  view,
  counts,
  onView,
}: Pick<OrdersTabProps, 'view' | 'onView'> & {
  /** How many there are of each kind; null while that is not known. */
  counts: Home['counts'] | null;
}) {
  const [text, setText] = useSearchText(view.search, (search) => onView({ search }, true));
  const { data: part, error, refetch, isFetching } = useQuery(TAB_PARTS[view.tab]);
  const Room = TAB_ROOMS[view.tab];
  const room = <Room />;
  return (
    <section aria-label="Your orders">
      <div className="no-print mb-4">
        <SearchBox
          label="Search your orders"
          placeholder="A day, a dish, a number, a place…"
          value={text}
          onChange={setText}
        />
      </div>
      <Tabs
        label="Kinds of orders"
        tabs={ORDERS_TABS.map((tab) => ({ ...tab, count: counts?.[tab.id] ?? null }))}
        selected={view.tab}
        onSelect={(tab) => onView(viewOfTab(tab, { ...view, search: text }))}
      >
        {part ? (
          <part.Tab
            view={view}
            search={text}
            onView={onView}
            onClear={() => setText('')}
            room={room}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          room
        )}
      </Tabs>
    </section>
  );
}
