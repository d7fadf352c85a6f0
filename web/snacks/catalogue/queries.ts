import type { Call } from '#contract/platform/endpoint.ts';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { keepPreviousData, queryOptions } from '#web/platform/data/query-options.ts';

/** The part of the query cache that holds what is on offer. */
export const SNACKS = 'snacks';

/** What a page of the list shows. */
export type SnackFilter = {
  page: number;
  limit: number;
  category?: SnackCategory | undefined;
  is_vegetarian?: true | undefined;
  is_spicy?: true | undefined;
  search?: string | undefined;
};

const contract = async () =>
  (await loadModule(() => import('#contract/snacks/catalogue.ts'))).snacks;

/** In the order of the kitchen, in the words of the API. */
const ORDER = { sort_by: 'sort_order', sort_order: 'ASC' } as const;

/** One page of the snacks on offer. While another one loads, the one before stays. */
export const snackPageQuery = (call: Call, wanted: SnackFilter) =>
  queryOptions({
    queryKey: [SNACKS, 'page', wanted],
    queryFn: async () => call((await contract()).list, { query: { ...wanted, ...ORDER } }),
    placeholderData: keepPreviousData,
  });

/** One snack by id or slug; failed with 404 when there is none. */
export const snackQuery = (call: Call, idOrSlug: string) =>
  queryOptions({
    queryKey: [SNACKS, 'one', idOrSlug],
    queryFn: async () => call((await contract()).read, { params: { id: idOrSlug } }),
  });

/** So many are fetched to find those that go well with a snack. */
const RELATED_FETCHED = 4;

/** The first snacks of the same category, among which it may be itself. */
export const relatedSnacksQuery = (call: Call, idOrSlug: string) =>
  queryOptions({
    queryKey: [SNACKS, 'related', idOrSlug],
    queryFn: async ({ client }) => {
      const { category } = await client.ensureQueryData(snackQuery(call, idOrSlug));
      const query = { page: 1, limit: RELATED_FETCHED, ...(category && { category }), ...ORDER };
      return (await call((await contract()).list, { query })).snacks;
    },
  });

/** The most snacks that are looked up at once: as many as an order can have lines. */
export const MOST_IDS = 100;

/** Certain snacks as they are offered now; one that is gone is missing from the answer. */
export const certainSnacksQuery = (call: Call, ids: readonly string[]) =>
  queryOptions({
    queryKey: [SNACKS, 'certain', [...ids].sort()],
    queryFn: async () => {
      if (ids.length === 0) return [];
      const query = { page: 1, limit: MOST_IDS, ids: [...ids].sort().slice(0, MOST_IDS), ...ORDER };
      return (await call((await contract()).list, { query })).snacks;
    },
  });

/** The days that snacks can be ordered for, and those on which the kitchen is closed. */
export const snackDaysQuery = (call: Call) =>
  queryOptions({
    queryKey: [SNACKS, 'days'],
    queryFn: async () => {
      const { snackOrders } = await loadModule(() => import('#contract/snacks/orders.ts'));
      return call(snackOrders.days, {});
    },
  });
