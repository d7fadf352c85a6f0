import type * as tanstack from '@tanstack/react-query';

// What the queries of public pages are written with, under the library's names and with its types,
// but without the library: those pages load it later (query-library.ts).

/**
 * A query of an area (`web/<area>/…/queries.ts`), made with the `call` that it is given: the server's
 * on the first load, the browser's afterwards. Its part of the contract is fetched with it:
 *
 *     export const plansQuery = (call: Call) =>
 *       queryOptions({
 *         queryKey: ['plans'],
 *         queryFn: async () => {
 *           const { plans } = await loadModule(() => import('#contract/money/plans.ts'));
 *           return call(plans.listPublic, { query: {} });
 *         },
 *       });
 */
export const queryOptions = ((options: unknown) => options) as typeof tanstack.queryOptions;

/** As `placeholderData`: while another page of a list loads, the one before stays. */
export const keepPreviousData: typeof tanstack.keepPreviousData = (previous) => previous;
