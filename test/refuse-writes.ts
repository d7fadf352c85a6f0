import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/**
 * Lets a table refuse what is written to it with an error of its server's, as a full disk does
 * (53100), until the answered function is called.
 * @param when what a write has to be for that, as the trigger sees it; any write when absent
 */
export async function refuseWrites(
  db: Kysely<DB>,
  table: string,
  sqlState: string,
  when = 'true',
): Promise<() => Promise<void>> {
  const on = sql.table(table);
  await sql`CREATE FUNCTION refuse_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF ${sql.raw(when)} THEN RAISE EXCEPTION 'refused' USING ERRCODE = ${sql.lit(sqlState)}; END IF;
    RETURN coalesce(NEW, OLD); END $$`.execute(db);
  await sql`CREATE TRIGGER refuse_write BEFORE INSERT OR UPDATE OR DELETE ON ${on}
    FOR EACH ROW EXECUTE FUNCTION refuse_write()`.execute(db);
  return async () => void (await sql`DROP FUNCTION refuse_write() CASCADE`.execute(db));
}
