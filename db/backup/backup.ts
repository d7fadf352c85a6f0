import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { SECRET_MAILS } from '#db/kitchen/mails.ts';
import { StartupError } from '#db/platform/database-error.ts';
import { type BackupHeader, END_OF_TABLE, lastLine } from './file.ts';

/** A backup that was written. `bytes` is the size of the file. */
export type Backup = { path: string; tables: number; rows: number; bytes: number };

/** How a backup came about: a person's own are theirs to remove, the clock's make room for new ones. */
export type BackupKind = 'backup' | 'nightly';

/** The name of a backup's file, which sorts by its instant among those of its kind. */
export const backupName = (kind: BackupKind, at: Temporal.Instant): string =>
  `${kind}-${at.round('second').toString().replaceAll(':', '-')}.gz`;

/**
 * Writes one consistent backup of everything the kitchen remembers (not of the job queue, which a
 * restore refills, and not of what opens something: `LEFT_OUT`) as `<folder>/<kind>-<instant>.gz`. Everybody else may go on writing meanwhile.
 * The file appears whole or not at all, and only its owner can read it: it holds what the database
 * holds.
 * @param client a connection that nobody else uses meanwhile
 */
export async function writeBackup(
  client: pg.ClientBase,
  { folder, kind, now }: { folder: string; kind: BackupKind; now: Temporal.Instant },
): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = now.round('second').toString();
  const path = join(folder, backupName(kind, now));
  const part = `${path}.${process.pid}.part`;
  const counted = { tables: 0, rows: 0 };
  try {
    await inOneSnapshot(client, (tables) =>
      pipeline(
        backupText(client, tables, at, counted),
        createGzip(),
        createWriteStream(part, { mode: 0o600, flush: true }),
      ),
    );
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { path, ...counted, bytes: (await stat(path)).size };
}

/** Removes all but the newest of the clock's backups, and what killed ones left half written. */
export async function keepNewest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort().reverse();
  const old = names.filter((name) => /^nightly-.*\.gz$/.test(name)).slice(keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  for (const name of names.filter((each) => each.endsWith('.part'))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > 86_400_000) await rm(join(folder, name), { force: true });
  }
}

type Table = BackupHeader['tables'][number];

/** Tables of which no backup has a row, and none comes back from an older one that has. */
export const LEFT_OUT = {
  secrets: 'the key that signs sessions, addresses of calendars and links in mails',
  sessions: 'whoever is signed in',
  idempotency_keys: 'keys of calls, and what they were answered',
  limited_calls: 'how often somebody has called within the hour',
  password_resets: 'links that set a password',
  account_invitations: 'links that take over an account',
  email_codes: 'codes that prove an address',
  phone_codes: 'codes that prove a phone',
  staff_pending_steps: 'halves of a sign-in at the desk',
  desk_step_changes: 'rows of these tables as they were for ten minutes',
  list_counts: 'counts of the rows of these tables, which are counted anew',
} as const;

/** A mail that waits with a link or a code in it. */
export const HOLDS_SECRET = `details <> '{}' AND kind IN (${SECRET_MAILS.map((kind) => `'${kind}'`).join(', ')})`;

export const isLeftOut = (table: string): boolean => Object.hasOwn(LEFT_OUT, table);

/** Which rows of a table a backup has. */
const keptOf = (table: string): string => (table === 'mails' ? `NOT (${HOLDS_SECRET})` : 'true');

/**
 * Shows the work one moment of the database. The tables are locked against migrations before the
 * snapshot is taken, because a rewritten table looks empty to an older snapshot.
 */
async function inOneSnapshot(
  client: pg.ClientBase,
  work: (tables: Table[]) => Promise<void>,
): Promise<void> {
  const before = await listTables(client);
  if (before.length === 0) throw new StartupError('This database is empty: nothing to back up.');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    // Zone and style as text that reads the same on every server.
    await client.query(`SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'`);
    const names = before.map((table) => quote(table.name)).join(', ');
    await client.query(`LOCK TABLE ${names}, schema_migrations IN ACCESS SHARE MODE`);
    const tables = await listTables(client);
    if (tables.length !== before.length) throw new Error('the database is being migrated');
    await work(tables.filter(({ name }) => !isLeftOut(name)));
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Our tables and their columns, without what the migrations and PostgreSQL fill in themselves. */
async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT relname::text AS name,
      array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
      AND NOT attisdropped AND relname <> 'schema_migrations'
    GROUP BY relname ORDER BY relname`);
  return rows;
}

async function* backupText(
  client: pg.ClientBase,
  tables: Table[],
  at: string,
  counted: { tables: number; rows: number },
): AsyncGenerator<string | Buffer> {
  const migrations = await client.query('SELECT name, hash FROM schema_migrations ORDER BY name');
  const header: BackupHeader = {
    format: 'dabba-backup-1',
    at,
    migrations: migrations.rows,
    tables,
    sequences: await readSequences(client),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const { name, columns } of tables) {
    const rows = `SELECT ${columns.map(quote)} FROM ${quote(name)} WHERE ${keptOf(name)}`;
    const stream = client.query(copyTo(`COPY (${rows}) TO STDOUT`));
    yield* stream;
    yield END_OF_TABLE;
    counted.tables += 1;
    counted.rows += stream.rowCount;
  }
  yield lastLine(counted.rows);
}

/** Sequences stand outside of snapshots; read after it was taken, they are past all of its rows. */
async function readSequences(client: pg.ClientBase): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename::text AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  const sequences: BackupHeader['sequences'] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quote(name)}`,
    );
    sequences.push({ name, ...values[0] });
  }
  return sequences;
}

const quote = pg.escapeIdentifier;
