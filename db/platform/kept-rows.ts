import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

/** A row of a list, and what tells it from what it was before: the `xmin` of all rows that it is read from. */
export type RowVersion = { id: string; version: string };

/** So many lists are kept, the latest asked for: the days that screens show. */
const MOST_LISTS = 4;

/**
 * A list that open screens ask for again and again while few of its rows change: its versions are read, and
 * of the rows only what is new (docs/decisions/0058). A row that is what it was comes as the same object, so
 * that whatever was made of it can be kept with it; nobody changes it.
 *
 * Each committed change of a row has an `xmin` of its own. Within a transaction two have the same, and
 * nothing is kept.
 * @param listVersions the rows of a list, such as a day's, in their order
 * @param readRows those of them that are asked for, in any order; all in their order when `ids` is absent
 */
export function keepRows<Row extends { id: string }>({
  listVersions,
  readRows,
}: {
  listVersions: (db: Kysely<DB>, list: string) => Promise<RowVersion[]>;
  readRows: (db: Kysely<DB>, list: string, ids?: readonly string[]) => Promise<Row[]>;
}): (db: Kysely<DB>, list: string) => Promise<Row[]> {
  const lists = new Map<string, Map<string, { version: string; row: Row }>>();

  return async (db, list) => {
    if (db.isTransaction) return readRows(db, list);
    const versions = await listVersions(db, list);
    const before = lists.get(list);
    const rows = new Map<string, Row>();
    for (const { id, version } of versions) {
      const known = before?.get(id);
      if (known?.version === version) rows.set(id, known.row);
    }
    const changed = versions.map(({ id }) => id).filter((id) => !rows.has(id));
    if (changed.length > 0)
      for (const row of await readRows(db, list, changed)) rows.set(row.id, row);
    // What has left the list meanwhile has no row.
    const now = versions.flatMap(({ id, version }) => {
      const row = rows.get(id);
      return row ? [{ id, version, row }] : [];
    });
    lists.delete(list);
    lists.set(list, new Map(now.map(({ id, ...kept }) => [id, kept])));
    for (const oldest of [...lists.keys()].slice(0, -MOST_LISTS)) lists.delete(oldest);
    return now.map(({ row }) => row);
  };
}
