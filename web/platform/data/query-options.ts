import type * as tanstack from '@tanstack/react-query';

// What the queries of public pages are written with, under the library's names and with its types,
// but without the library: those pages load it later (late-queries.ts).

/** Gives a query its types. */
export const queryOptions = ((options: unknown) => options) as typeof tanstack.queryOptions;

/** As `placeholderData`: while another page of a list loads, the one before stays. */
export const keepPreviousData: typeof tanstack.keepPreviousData = (previous) => previous;
