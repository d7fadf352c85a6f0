import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Context } from '#api/platform/http/context.ts';
import { ok, paginate } from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import type { adminDownloads, Downloadable } from '#contract/platform/downloads.ts';
import { type Order, takePage } from '#db/platform/page.ts';
import type { DB } from '#db/types.ts';

/** Where and when a list is read. */
type Reading = Pick<Context, 'db' | 'now'>;

/** What a list is asked for, pages aside. */
export type ListQuery<Name extends Downloadable> = InputOf<(typeof adminDownloads)[Name]>['query'];

/**
 * A list of the desk, the same for its pages on the screen and for its table to download: which rows
 * the query leaves, in which order, and each as the desk shows it.
 */
export type Listing<Name extends Downloadable, Row, Shown> = {
  wanted: (db: Kysely<DB>, query: ListQuery<Name>) => SelectQueryBuilder<DB, never, Row>;
  /** The column behind each way to sort. */
  sorts: Record<ListQuery<Name>['sort'], string>;
  /** What decides between equals. */
  tieBreak: Order['tieBreak'];
  show: (read: Reading, rows: Row[]) => Shown[] | Promise<Shown[]>;
};

/** How the query of a list wants its rows ordered. */
export const orderOf = <Name extends Downloadable, Row, Shown>(
  { sorts, tieBreak }: Listing<Name, Row, Shown>,
  { sort, order }: ListQuery<Name>,
): Order => ({ by: sorts[sort as ListQuery<Name>['sort']], tieBreak, order });

/** The answer to a list's call: the page that was asked for. */
export async function pageOf<Name extends Downloadable, Row, Shown>(
  ctx: Reading,
  listing: Listing<Name, Row, Shown>,
  query: ListQuery<Name> & { page: number; limit: number },
) {
  const { by, tieBreak } = orderOf(listing, query);
  const { rows, total } = await takePage(listing.wanted(ctx.db, query), query, by, tieBreak);
  return ok(await listing.show(ctx, rows), { pagination: paginate(query, total) });
}
