import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import { asFile, type FileContextOf, type SentFile } from '#api/platform/http/handler.ts';
import { LineFull } from '#api/platform/lines/line.ts';
import { BYTE_ORDER_MARK, type Columns, csvLines, headings } from '#api/platform/http/csv.ts';
import type { adminDownloads, Downloadable } from '#contract/platform/downloads.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { countRows, openReading, readInBatches } from '#db/platform/page.ts';
import { dayOf } from '#domain/platform/days.ts';
import { filterWords } from '#domain/platform/list-words.ts';
import { slugOf } from '#domain/platform/slug.ts';
import { type Listing, type ListQuery, orderOf } from './listing.ts';

function refuseWhenFull(error: unknown): Refusal {
  if (!(error instanceof LineFull)) throw error;
  return refuse('downloads_busy', { retryAfter: error.retryAfterSeconds });
}

type Ctx = FileContextOf<(typeof adminDownloads)[Downloadable]>;

/**
 * The table piece by piece: its number of rows first, then the text. All of it is one moment of the
 * database, and no more than a batch of it is held at a time.
 */
async function* readPieces<Name extends Downloadable, Row, Shown>(
  { db, now }: Ctx,
  listing: Listing<Name, Row, Shown>,
  columns: Columns<Shown>,
  query: ListQuery<Name>,
  leave: () => void,
): AsyncGenerator<string, void> {
  try {
    const tx = await openReading(db);
    try {
      const wanted = listing.wanted(tx, query);
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

/** The filters in words; of a search, which may be a name, only that there was one. */
const shownBy = (name: Downloadable, { search, ...query }: ListQuery<Downloadable>): string[] => [
  ...filterWords(name, query),
  ...(search ? ['a search'] : []),
];

/** `tiffin-orders-on-nov-24-2026-delivered-2026-11-18.csv`: what it holds, and as of which day. */
const fileNameOf = (name: Downloadable, words: readonly string[], day: string): string =>
  `${[name, ...words.map((part) => slugOf(part, 'filtered')), day].join('-')}.csv`;

/**
 * A list as a table to download: all rows, whatever their number. Who took which is in the audit log
 * before the first of them leaves.
 */
export const download = <Name extends Downloadable, Row, Shown>(
  name: Name,
  listing: Listing<Name, Row, Shown>,
  columns: Columns<Shown>,
) =>
  asFile(async (ctx: Ctx, { query }: { query: ListQuery<Name> }): Promise<SentFile | Refusal> => {
    const leave = await ctx.line.enter().catch(refuseWhenFull);
    if (isRefusal(leave)) return leave;
    const pieces = readPieces(ctx, listing, columns, query, leave);
    const words = shownBy(name, query);
    try {
      const rows = Number((await pieces.next()).value);
      await ctx.db.transaction().execute((db) =>
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
    return { fileName: fileNameOf(name, words, dayOf(ctx.now)), pieces };
  });
