import { useQuery } from '@tanstack/react-query';
import { pollEvery30s } from '#web/api/query-client.ts';
import { inquiryCountQuery } from '#web/inquiries/queries.ts';
import { snackOrderCountQuery } from '#web/snack-tracking/queries.ts';
import { ownSubscriptionsQuery } from '#web/tiffin/queries.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CateringTab } from './catering-tab.tsx';
import { ORDERS_TABS, type OrdersTab, type OrdersView, viewOfTab } from './orders-view.ts';
import { SnacksTab } from './snacks-tab.tsx';
import { TiffinTab } from './tiffin-tab.tsx';

/** A count is asked for until it is known; the tab that is shown follows the news. */
const UNTIL_KNOWN = { ...pollEvery30s<unknown>(() => true), refetchOnWindowFocus: true };

/** How many orders of each kind there are; null while that is not known. */
function useCounts(shown: OrdersTab): Record<OrdersTab, number | null> {
  const { data: plans } = useQuery({ ...ownSubscriptionsQuery(), ...UNTIL_KNOWN });
  const { data: snacks } = useQuery({
    ...snackOrderCountQuery(),
    ...UNTIL_KNOWN,
    enabled: shown !== 'snacks',
  });
  const { data: inquiries } = useQuery({
    ...inquiryCountQuery(),
    ...UNTIL_KNOWN,
    enabled: shown !== 'catering',
  });
  return { tiffin: plans?.length ?? null, catering: inquiries ?? null, snacks: snacks ?? null };
}

const TABS = { tiffin: TiffinTab, catering: CateringTab, snacks: SnacksTab };

/** The kinds of orders, and what of them the address names. */
export function OrdersTabs({
  view,
  onView,
}: {
  view: OrdersView;
  onView: (change: Partial<OrdersView>, replace?: boolean) => void;
}) {
  const counts = useCounts(view.tab);
  const Shown = TABS[view.tab];
  return (
    <Tabs
      label="Kinds of orders"
      tabs={ORDERS_TABS.map((tab) => ({ ...tab, count: counts[tab.id] }))}
      selected={view.tab}
      onSelect={(tab) => onView(viewOfTab(tab))}
    >
      <Shown view={view} onView={onView} />
    </Tabs>
  );
}
