import * as z from 'zod/mini';
import { IsoDay, pageQuery, text } from '#contract/platform/primitives.ts';

/**
 * The query of every list on the desk: page, limit, sort, order, search, and what a resource adds.
 * `sort` names one of the fields that the list can be sorted by.
 */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(
  sortable: Fields,
) => ({
  ...pageQuery,
  sort: z._default(z.enum(sortable), sortable[0]),
  order: z._default(z.enum(['ASC', 'DESC']), 'DESC'),
  search: z.optional(text(100)),
});

/** A filter by a day or a range of days. */
export const dayRange = { from: z.optional(IsoDay), to: z.optional(IsoDay) };
