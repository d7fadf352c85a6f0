import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LaterPart, laterPart } from '#web/platform/ui/later.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import type { OrdersTab } from './orders-view.ts';

/** A tab: what it shows, and how to ask for its orders before it is there. */
type TabPart = {
  Tab: (props: OrdersTabProps) => ReactNode;
  fetchOrders: (queries: QueryClient) => Promise<void>;
};

/** Each kind of orders is fetched, program and all, by those who look at it. */
export const TAB_PARTS: Record<OrdersTab, LaterPart<TabPart>> = {
  tiffin: laterPart('tiffin-tab', () => import('./tiffin-tab.tsx')),
  catering: laterPart('catering-tab', () => import('./catering-tab.tsx')),
  snacks: laterPart('snacks-tab', () => import('./snacks-tab.tsx')),
};

/** Asks for a tab and its orders; where that fails, the tab says so when it is shown. */
export async function fetchTab(queries: QueryClient, tab: OrdersTab): Promise<void> {
  const part = await queries.fetchQuery(TAB_PARTS[tab]).catch(() => null);
  await part?.fetchOrders(queries);
}
