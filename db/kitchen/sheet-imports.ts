import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** An import of a sheet as it is listed. */
export type SheetImportRow = Omit<Selectable<DB['sheet_imports']>, 'wrote' | 'noun'>;

const LISTED_COLUMNS = [
  ...(['id', 'file_name', 'at', 'actor', 'new_rows', 'changed_rows'] as const),
  ...(['taken_back_at', 'taken_back_by'] as const),
];

/** So many imports are listed: the latest ones. */
const LISTED = 20;

/** The latest imports of a noun. */
export function listSheetImports(db: Kysely<DB>, noun: string): Promise<SheetImportRow[]> {
  return db
    .selectFrom('sheet_imports')
    .where('noun', '=', noun)
    .select(LISTED_COLUMNS)
    .orderBy('at', 'desc')
    .limit(LISTED)
    .execute();
}

export async function insertSheetImport(
  tx: Transaction<DB>,
  row: Omit<Insertable<DB['sheet_imports']>, 'taken_back_at' | 'taken_back_by'>,
): Promise<void> {
  await tx.insertInto('sheet_imports').values(row).execute();
}

/** An import of a noun with what it wrote, locked until the transaction ends. */
export function lockSheetImport(
  tx: Transaction<DB>,
  { id, noun }: { id: string; noun: string },
): Promise<Selectable<DB['sheet_imports']> | undefined> {
  return tx
    .selectFrom('sheet_imports')
    .where('id', '=', id)
    .where('noun', '=', noun)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Marks an import as taken back; what it wrote is needed no more. */
export function markSheetTakenBack(
  tx: Transaction<DB>,
  id: string,
  by: { actor: string; at: Temporal.Instant },
): Promise<SheetImportRow> {
  return tx
    .updateTable('sheet_imports')
    .set({ wrote: null, taken_back_at: by.at, taken_back_by: by.actor })
    .where('id', '=', id)
    .returning(LISTED_COLUMNS)
    .executeTakeFirstOrThrow();
}
