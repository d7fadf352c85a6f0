import type { ReactNode } from 'react';
import type { OrdersView } from './orders-view.ts';

/** What every tab of this page gets. */
export type OrdersTabProps = {
  view: OrdersView;
  /** What is typed into the search; the address follows. */
  search: string;
  /** Shows another part of the orders; `replace` without a step of its own for the back button. */
  onView: (change: Partial<OrdersView>, replace?: boolean) => void;
  /** What keeps the place of the orders while they are on their way. */
  room: ReactNode;
  /** Shows everything again. */
  onClear: () => void;
};
