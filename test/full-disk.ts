import { type Kysely, sql } from 'kysely';
import { connect } from '#db/platform/connect.ts';
import type { DB } from '#db/types.ts';
import { asLauncher } from './database.ts';

/**
 * Lets a table refuse what is written to it with an error of its server's, as a full disk does
 * (53100), until the answered function is called.
 * @param when what a write has to be for that, as the trigger sees it; any write when absent
 * @param words what the server says of it
 */
export async function refuseWrites(
  db: Kysely<DB>,
  table: string,
  sqlState: string,
  when = 'true',
  words = 'refused',
): Promise<() => Promise<void>> {
  const on = sql.table(table);
  await sql`CREATE FUNCTION refuse_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF ${sql.raw(when)} THEN RAISE EXCEPTION ${sql.lit(words)} USING ERRCODE = ${sql.lit(sqlState)}; END IF;
    RETURN coalesce(NEW, OLD); END $$`.execute(db);
  await sql`CREATE TRIGGER refuse_write BEFORE INSERT OR UPDATE OR DELETE ON ${on}
    FOR EACH ROW EXECUTE FUNCTION refuse_write()`.execute(db);
  return async () => void (await sql`DROP FUNCTION refuse_write() CASCADE`.execute(db));
}

/**
 * Leaves a database no room for anything large, until the answered function is called: what it would
 * write to its disk fails as there. Connections are broken off, because only new ones notice.
 */
export async function fillDisk(db: Kysely<DB>): Promise<() => Promise<void>> {
  await lookFirstIn(
    db,
    'public, pg_catalog',
    `CREATE FUNCTION generate_series(integer, integer) RETURNS SETOF integer LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not write to file: No space left' USING ERRCODE = '53100'; END $$`,
  );
  return () => lookFirstIn(db, 'public', 'DROP FUNCTION public.generate_series(integer, integer)');
}

/**
 * Lets a database take no new connection, as one on a full disk may, until the answered function is
 * called. The program's connections are broken off.
 */
export async function refuseConnections(url: string): Promise<() => Promise<void>> {
  // Only a superuser stands at the door.
  const { db, close } = connect(asLauncher(url), { max: 1 });
  await sql`CREATE FUNCTION no_room() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not write init file' USING ERRCODE = '53100'; END $$`.execute(db);
  await sql`CREATE EVENT TRIGGER no_room ON login EXECUTE FUNCTION no_room()`.execute(db);
  await sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
    AND datname = current_database() AND application_name = 'dabba'`.execute(db);
  return async () => {
    await sql`DROP FUNCTION no_room() CASCADE`.execute(db);
    await close();
  };
}

/** For new connections, and for the one that stays when the program's others are broken off. */
function lookFirstIn(db: Kysely<DB>, path: string, change: string): Promise<void> {
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(one);
    const database = sql.id(rows[0]?.name ?? '');
    await sql.raw(change).execute(one);
    await sql`ALTER DATABASE ${database} SET search_path = ${sql.raw(path)}`.execute(one);
    await sql`SET search_path = ${sql.raw(path)}`.execute(one);
    await sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
      AND datname = current_database() AND application_name = 'dabba'`.execute(one);
  });
}
