import type { Kysely, SelectQueryBuilder } from 'kysely';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { Context } from '#api/platform/http/context.ts';
import { BYTE_ORDER_MARK, type Columns, csvLines, headings } from '#api/platform/http/csv.ts';
import {
  asFile,
  type FileContextOf,
  ok,
  paginate,
  type SentFile,
} from '#api/platform/http/handler.ts';
import { WorkQueueFull } from '#api/platform/queues/work-queue.ts';
import type { adminDownloads, DownloadableList } from '#contract/kitchen/downloads.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type CountedRows, countListed } from '#db/platform/list-counts.ts';
import {
  countRows,
  openReading,
  readInBatches,
  type SortOrder,
  takePage,
} from '#db/platform/paging.ts';
import {
  allFound,
  type FoundFirst,
  type Search,
  takeFoundPage,
  takeLongPage,
} from '#db/platform/searching.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { filterText } from '#domain/kitchen/list-text.ts';
import { dayOf } from '#domain/platform/days.ts';
import { slugOf } from '#domain/platform/slug.ts';

function refuseWhenFull(error: unknown): Refusal {
  if (!(error instanceof WorkQueueFull)) throw error;
  return refuse('downloads_busy', { retryAfter: error.retryAfterSeconds });
}

type Ctx = FileContextOf<(typeof adminDownloads)[DownloadableList]>;

/** Where and when a list is read. */
type ListContext = Pick<Context, 'db' | 'now'>;

/** What a list is asked for, pages aside. */
type ListQuery<Name extends DownloadableList> = InputOf<(typeof adminDownloads)[Name]>['query'];

/**
 * A list of the desk, the same for its pages on the screen and for its table to download: which rows
 * the query leaves, in which order, which have a text in them, and each as the desk shows it.
 */
export type Listing<Name extends DownloadableList, Row, Shown> = {
  /** All that its filters leave; what is searched for aside. */
  wanted: (
    db: Kysely<DB>,
    query: ListQuery<Name>,
    now: Temporal.Instant,
  ) => SelectQueryBuilder<DB, never, Row>;
  /** How those of them are found that have what is searched for. */
  search: (text: string) => Search;
  /** Those of them that are counted when they are written; null where it takes looking at them. */
  counted?: (query: ListQuery<Name>) => CountedRows | null;
  /** Where many can be left by filters that are costly to count by. */
  long?: (db: Kysely<DB>, query: ListQuery<Name>) => FoundFirst<Row> | null;
  /** The column behind each way to sort. */
  sorts: Record<ListQuery<Name>['sort'], string>;
  /** What decides between equals. */
  tieBreak: SortOrder['tieBreak'];
  show: (read: ListContext, rows: Row[]) => Shown[] | Promise<Shown[]>;
};

/** How the query of a list wants its rows ordered. */
const orderOf = <Name extends DownloadableList, Row, Shown>(
  { sorts, tieBreak }: Listing<Name, Row, Shown>,
  { sort, order }: ListQuery<Name>,
): SortOrder => ({ by: sorts[sort as ListQuery<Name>['sort']], tieBreak, order });

/** What a query searches for; null for nothing. */
const searchOf = <Name extends DownloadableList, Row, Shown>(
  listing: Listing<Name, Row, Shown>,
  { search }: { search?: string | undefined },
): Search | null => (search?.trim() ? listing.search(search.trim()) : null);

/** Every row of a query, as a table has them. */
function allOf<Name extends DownloadableList, Row, Shown>(
  { db, now }: ListContext,
  listing: Listing<Name, Row, Shown>,
  query: ListQuery<Name>,
): SelectQueryBuilder<DB, never, Row> {
  const wanted = listing.wanted(db, query, now);
  const search = searchOf(listing, query);
  return search ? allFound(wanted, search) : wanted;
}

/** Whether a query has a filter besides what it searches for. */
const isNarrowed = ({ page, limit, sort, order, search, ...filters }: Record<string, unknown>) =>
  Object.values(filters).some((value) => value !== undefined);

/** The answer to a list's call: the page that was asked for. */
export async function pageOf<Name extends DownloadableList, Row, Shown>(
  ctx: ListContext,
  listing: Listing<Name, Row, Shown>,
  query: ListQuery<Name> & { page: number; limit: number },
) {
  const order = orderOf(listing, query);
  const wanted = listing.wanted(ctx.db, query, ctx.now);
  const search = searchOf(listing, query);
  const long = listing.long?.(ctx.db, query);
  const { page, limit } = query;
  const asked = { page, limit, order, narrowed: isNarrowed(query) };
  const found = search
    ? await takeFoundPage(ctx.db, wanted, search, asked)
    : long && (await takeLongPage(ctx.db, wanted, long, asked));
  if (found) {
    const pagination = { ...paginate(query, found.total), ...(found.more && { more: found.more }) };
    return ok(await listing.show(ctx, found.rows), { pagination });
  }
  const counted = listing.counted?.(query);
  const known = counted ? await countListed(ctx.db, counted) : undefined;
  const { rows, total } = await takePage(wanted, query, order.by, order.tieBreak, known);
  return ok(await listing.show(ctx, rows), { pagination: paginate(query, total) });
}

/**
 * The table piece by piece: its number of rows first, then the text. All of it is one moment of the
 * database, and no more than a batch of it is held at a time.
 */
async function* readPieces<Name extends DownloadableList, Row, Shown>(
  { db, now }: Ctx,
  listing: Listing<Name, Row, Shown>,
  columns: Columns<Shown>,
  query: ListQuery<Name>,
  leave: () => void,
): AsyncGenerator<string, void> {
  try {
    const tx = await openReading(db);
    try {
      const wanted = allOf({ db: tx, now }, listing, query);
      yield String(await countRows(wanted));
      yield BYTE_ORDER_MARK + headings(columns);
      for await (const rows of readInBatches(tx, wanted, orderOf(listing, query)))
        yield csvLines(columns, await listing.show({ db: tx, now }, rows));
    } finally {
      // A connection that is gone has taken its transaction along.
      await tx
        .rollback()
        .execute()
        .catch(() => {});
    }
  } finally {
    leave();
  }
}

/** The filters in words; of a search and a tag, which may be names, only that there was one. */
function shownBy(name: DownloadableList, query: ListQuery<DownloadableList>): string[] {
  const { search, tag, ...others }: { search?: unknown; tag?: unknown } = query;
  return [...filterText(name, others), ...(tag ? ['a tag'] : []), ...(search ? ['a search'] : [])];
}

/** `tiffin-orders-on-nov-24-2026-delivered-2026-11-18.csv`: what it holds, and as of which day. */
const fileNameOf = (name: string, words: readonly string[], day: string): string =>
  `${[name, ...words.map((part) => slugOf(part, 'filtered')), day].join('-')}.csv`;

/**
 * A list as a table to download: all rows, whatever their number. Who took which is in the audit log
 * before the first of them leaves.
 *
 * @param fileName what the file is called, where it is another table than the list's own
 */
export const download = <Name extends DownloadableList, Row, Shown>(
  name: Name,
  listing: Listing<Name, Row, Shown>,
  columns: Columns<Shown>,
  fileName: string = name,
) =>
  asFile(async (ctx: Ctx, { query }: { query: ListQuery<Name> }): Promise<SentFile | Refusal> => {
    const leave = await ctx.line.enter().catch(refuseWhenFull);
    if (isRefusal(leave)) return leave;
    const pieces = readPieces(ctx, listing, columns, query, leave);
    const words = shownBy(name, query);
    try {
      const rows = Number((await pieces.next()).value);
      await runTransaction(ctx.db, (db) =>
        recordAudit(
          { ...ctx, db },
          {
            action: 'download',
            resource: name,
            id: null,
            after: { rows, filter: words.join(', ') },
          },
        ),
      );
    } catch (error) {
      await pieces.return();
      throw error;
    }
    return { fileName: fileNameOf(fileName, words, dayOf(ctx.now)), pieces };
  });
