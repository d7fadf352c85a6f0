import pg from 'pg';
import { addQueryTimeout } from '#db/platform/query-timeout.ts';

/** The launcher's role: the cluster's superuser, who makes the database and starts and stops it. */
export const superuser = 'dabba';

/** The program's role: it owns the database and everything in it, and may do nothing beside it. */
export const programRole = 'dabba_program';

/** The name of the program's database. */
export const programDatabase = 'dabba';

/**
 * Makes the program's role and its database when there are none; writes nothing when there are, so
 * that a full disk keeps nobody from starting. `client` is the launcher's.
 */
export async function makeDatabase(client: pg.Client): Promise<void> {
  const isThere = async (sql: string, name: string) => (await client.query(sql, [name])).rowCount;
  const plain = `SELECT FROM pg_roles WHERE rolname = $1 AND rolcanlogin AND NOT (rolsuper
    OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls)`;
  if (!(await isThere('SELECT FROM pg_roles WHERE rolname = $1', programRole)))
    await client.query(`CREATE ROLE ${programRole} LOGIN`);
  if (!(await isThere(plain, programRole)))
    await client.query(`ALTER ROLE ${programRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE
      NOREPLICATION NOBYPASSRLS`);
  if (!(await isThere('SELECT FROM pg_database WHERE datname = $1', programDatabase)))
    await client.query(`CREATE DATABASE ${programDatabase} OWNER ${programRole}`);
}

/**
 * Hands over what is not the program's yet: all of it where the program was the superuser itself,
 * as it was before it had a role of its own. Whole or not at all, and nothing the second time.
 */
const HAND_OVER = `
DO $$
DECLARE
  change text;
BEGIN
  FOR change IN
    SELECT format('ALTER SCHEMA %I OWNER TO ${programRole}', nspname)
    FROM pg_namespace WHERE nspowner = '${superuser}'::regrole
      AND nspname !~ '^pg_' AND nspname <> 'information_schema'
    UNION ALL
    SELECT format('ALTER %s %I.%I OWNER TO ${programRole}', CASE relkind
        WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
        WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, nspname, relname)
    FROM pg_class JOIN pg_namespace space ON space.oid = relnamespace
    WHERE relowner = '${superuser}'::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S', 'c')
      AND nspname !~ '^pg_' AND nspname <> 'information_schema'
      -- A sequence of a column goes with its table.
      AND NOT (relkind = 'S' AND EXISTS (SELECT FROM pg_depend
        WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i')))
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${programRole}', pg_proc.oid::regprocedure)
    FROM pg_proc JOIN pg_namespace space ON space.oid = pronamespace
    WHERE proowner = '${superuser}'::regrole
      -- What came with an extension stays the server's.
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass
        AND objid = pg_proc.oid AND deptype = 'e')
      AND nspname !~ '^pg_' AND nspname <> 'information_schema'
    UNION ALL
    SELECT format('ALTER TYPE %I.%I OWNER TO ${programRole}', nspname, typname)
    FROM pg_type JOIN pg_namespace space ON space.oid = typnamespace
    WHERE typowner = '${superuser}'::regrole AND typtype IN ('e', 'd', 'r')
      AND nspname !~ '^pg_' AND nspname <> 'information_schema'
  LOOP
    EXECUTE change;
  END LOOP;
  IF NOT EXISTS (SELECT FROM pg_database
    WHERE datname = current_database() AND datdba = '${programRole}'::regrole) THEN
    EXECUTE format('ALTER DATABASE %I OWNER TO ${programRole}', current_database());
  END IF;
END $$`;

/** The longest that a launcher does is to copy an empty database; others may be at it, too. */
const LAUNCHER_PATIENCE_MS = 60_000;

/** A connection of the launcher's; `lost` settles when it is gone, whatever ended it. */
export type Launcher = { client: pg.Client; lost: Promise<void> };

/** Opens one, which gives up on a silent server. Whoever opens it ends it. */
export async function openLauncher(url: string): Promise<Launcher> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dabba launcher',
    connectionTimeoutMillis: 10_000,
  });
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  client.on('end', () => resolve());
  client.on('error', () => resolve());
  try {
    await client.connect();
    addQueryTimeout(client, LAUNCHER_PATIENCE_MS);
    return { client, lost };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** @param url of the program's database, as the superuser */
export async function handOver(url: string): Promise<void> {
  const { client } = await openLauncher(url);
  try {
    await client.query(HAND_OVER);
  } finally {
    await client.end();
  }
}
