import type { ReactNode } from 'react';

/** What the customer looks at on this page; it lives in the address, so that a link or a reload keeps it. */
export type OrdersView = {
  tab: OrdersTab;
  /** Of the tiffin tab. */
  plans: SubscriptionsShown;
  /** What is searched for; empty for everything. */
  search: string;
};

export type SubscriptionsShown = 'current' | 'past';

/** The kinds of orders there are, in the order of their tabs. */
export const ORDERS_TABS = [
  { id: 'tiffin', label: 'Tiffin' },
  { id: 'catering', label: 'Catering' },
  { id: 'snacks', label: 'Snacks' },
] as const;
export type OrdersTab = (typeof ORDERS_TABS)[number]['id'];

/** The view of an address; a tab that this page does not have means the first. */
export function readOrdersView(params: URLSearchParams): OrdersView {
  const tab = ORDERS_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'tiffin';
  return {
    tab,
    plans: params.get('plans') === 'past' ? 'past' : 'current',
    search: params.get('search') ?? '',
  };
}

/**
 * An address with this view: the tab always, the rest only where it is not the usual; parameters
 * that are not of the view stay as they are.
 */
export function writeView(
  { tab, plans, search }: OrdersView,
  before: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(before);
  params.set('tab', tab);
  if (tab === 'tiffin' && plans !== 'current') params.set('plans', plans);
  else params.delete('plans');
  if (search.trim() !== '') params.set('search', search);
  else params.delete('search');
  return params;
}

/** Another tab: what is searched for is looked for there too. */
export const viewOfTab = (tab: OrdersTab, { search }: OrdersView): OrdersView => ({
  tab,
  plans: 'current',
  search,
});

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
