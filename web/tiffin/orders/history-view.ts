import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';

/** What the customer looks at; it lives in the address. */
export type HistoryView = {
  /** The number of the one subscription to show; empty for all. */
  subscription: string;
  /** Empty for every state. */
  status: TiffinOrderStatus | '';
  search: string;
  /** From 1. */
  page: number;
};

/** The view of an address; what makes no sense in it is left out. */
export function readHistory(params: URLSearchParams): HistoryView {
  const status = TiffinOrderStatus.safeParse(params.get('status'));
  const page = Number(params.get('page') ?? 1);
  return {
    subscription: params.get('subscription') ?? '',
    status: status.success ? status.data : '',
    search: (params.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The parameters of a view, without what is as usual. */
export function writeHistory({ subscription, status, search, page }: HistoryView): URLSearchParams {
  const params = new URLSearchParams();
  if (subscription) params.set('subscription', subscription);
  if (status) params.set('status', status);
  if (search.trim() !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** A view with another filter; the list then begins at its first page again. */
export function changeHistory(view: HistoryView, change: Partial<HistoryView>): HistoryView {
  return { ...view, page: 1, ...change };
}
