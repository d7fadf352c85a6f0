/** What the customer looks at on this page; it lives in the address, so that a link or a reload keeps it. */
export type OrdersView = {
  tab: OrdersTab;
  /** Of the tiffin tab. */
  plans: PlansShown;
  /** What is searched for; empty for everything. */
  search: string;
};

export type PlansShown = 'current' | 'past';

/** The kinds of orders there are, in the order of their tabs. */
export const ORDERS_TABS = [
  { id: 'tiffin', label: 'Tiffin' },
  { id: 'catering', label: 'Catering' },
  { id: 'snacks', label: 'Snacks' },
] as const;
export type OrdersTab = (typeof ORDERS_TABS)[number]['id'];

/** The view of an address; a tab that this page does not have means the first. */
export function readView(params: URLSearchParams): OrdersView {
  const tab = ORDERS_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'tiffin';
  return {
    tab,
    plans: params.get('plans') === 'past' ? 'past' : 'current',
    search: params.get('search') ?? '',
  };
}

/** The parameters of a view: the tab always, the rest only where it is not the usual. */
export function writeView({ tab, plans, search }: OrdersView): URLSearchParams {
  const params = new URLSearchParams({ tab });
  if (tab === 'tiffin' && plans !== 'current') params.set('plans', plans);
  if (search.trim() !== '') params.set('search', search);
  return params;
}

/** The whole of a tab: what was searched for in one kind of orders says nothing about another. */
export const viewOfTab = (tab: OrdersTab): OrdersView => ({ tab, plans: 'current', search: '' });
