import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { HOLDS_SECRET, isLeftOut } from '#db/backup/backup.ts';
import { type BackupHeader, openBackup } from '#db/backup/file.ts';
import { MAIL_TRIES } from '#db/kitchen/mails.ts';
import { StartupError } from '#db/platform/database-error.ts';
import { migrate, readMigrations } from '#db/platform/migrate.ts';
import { withClient } from '#db/platform/with-client.ts';
import { LOCK_FILLING } from '#db/seed/seed.ts';

const quote = pg.escapeIdentifier;

/** What a restore brought back. `at` is the instant of the backup. */
export type Restored = { at: string; rows: number; mails: number };

/**
 * Restores a backup into an empty database: through the migrations up to the backup's version, then
 * every row in one transaction, then forward to this program's version. Mails that were waiting get
 * their jobs again.
 * @throws StartupError when the database holds anything, or the file is torn or of a newer version;
 *   nothing is restored then
 */
export async function restoreBackup(
  url: string,
  path: string,
  {
    log = () => {},
    migrations: folder,
  }: { log?: (line: string) => void; migrations?: string } = {},
): Promise<Restored> {
  const header = await readThrough(path);
  const options = { log, ...(folder && { folder }) };
  refuseUnlessKnown(header, readMigrations(folder));
  return withClient(
    url,
    { name: 'restore', doing: 'restoring the backup', log },
    async (client) => {
      await refuseUnlessEmpty(client);
      await migrate(url, { ...options, through: header.migrations.at(-1)?.name ?? '' });
      await refuseIfNewer(client, header);
      const restored = await load(client, path);
      await migrate(url, options);
      return { at: header.at, ...restored };
    },
  );
}

/** Reads the whole file once, so that a torn one is refused before anything is touched. */
async function readThrough(path: string): Promise<BackupHeader> {
  const reader = await openBackup(path);
  try {
    for (const _ of reader.header.tables) for await (const _block of reader.table());
    await reader.end();
    return reader.header;
  } finally {
    reader.close();
  }
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const table of await ownTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${quote(table)} LIMIT 1`);
    if (rowCount === 0) continue;
    throw new StartupError(
      `This database is not empty: its table ${table} has rows. A backup is restored into an empty\n` +
        'database only, so that nothing is overwritten.\n\n' +
        'Stop the program and move the data folder away, or set DATA_DIR to a new folder (or\n' +
        'DATABASE_URL to a new database), and restore again.',
    );
  }
}

/** A program can restore what was backed up after migrations that it has had itself. */
function refuseUnlessKnown(header: BackupHeader, known: { name: string; hash: string }[]): void {
  for (const [place, { name, hash }] of header.migrations.entries()) {
    if (known[place]?.name === name && known[place].hash === hash) continue;
    throw new StartupError(
      `The backup was made after the migration ${name}, which this program does not have or has\n` +
        'otherwise. Restore with the version of the program that made the backup, or a newer one.',
    );
  }
}

/** A database without rows may have been migrated further than the backup, and there is no way back. */
async function refuseIfNewer(client: pg.Client, header: BackupHeader): Promise<void> {
  const { rows } = await client.query('SELECT name FROM schema_migrations ORDER BY name');
  if (rows.length === header.migrations.length) return;
  throw new StartupError(
    `This database has been migrated to ${rows.at(-1)?.name} and the backup is older. Restore into a\n` +
      'database in which no program has run yet: it is brought to the version of the program after.',
  );
}

/** Brings in every row, or none. */
async function load(client: pg.Client, path: string): Promise<{ rows: number; mails: number }> {
  const reader = await openBackup(path);
  await client.query('BEGIN');
  try {
    await client.query(LOCK_FILLING);
    await refuseUnlessEmpty(client);
    const stepBack = await stepAside(client);
    let rows = 0;
    for (const { name, columns } of reader.header.tables) {
      const into = client.query(copyFrom(`COPY ${quote(name)} (${columns.map(quote)}) FROM STDIN`));
      await pipeline(Readable.from(reader.table(), { objectMode: false }), into);
      rows += into.rowCount;
    }
    const promised = await reader.end();
    if (rows !== promised) throw new Error(`${rows} rows came in where ${promised} were promised`);
    await stepBack();
    for (const sequence of reader.header.sequences) await setSequence(client, sequence);
    await endWhatOpens(client, reader.header);
    await recount(client);
    const mails = await queueWaitingMails(client);
    await client.query('COMMIT');
    return { rows, mails };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    reader.close();
  }
}

/**
 * Foreign keys and triggers step aside while rows come in, whatever their order; the keys are
 * checked as they come back. Answers what brings them back.
 */
async function stepAside(client: pg.Client): Promise<() => Promise<void>> {
  const tables = (await ownTables(client)).map(quote);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT relname AS "table", conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE contype = 'f' AND relnamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)}`);
  }
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  return async () => {
    for (const { table, name, definition } of keys) {
      await client.query(`ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`);
    }
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  };
}

/** Not every row of a list has come back; a database of before they were counted is not counted yet. */
async function recount(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT to_regproc('recount_lists') IS NOT NULL AS counts`);
  if (rows[0].counts) await client.query('SELECT recount_lists()');
}

/** Sequences of public numbers are made by the first number of a year: they may be missing here. */
async function setSequence(
  client: pg.Client,
  { name, lastValue, isCalled }: BackupHeader['sequences'][number],
): Promise<void> {
  await client.query(`CREATE SEQUENCE IF NOT EXISTS ${quote(name)}`);
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
    quote(name),
    lastValue,
    isCalled,
  ]);
}

/**
 * What opens something does not come back from a backup that was made before it was left out, and
 * nothing that was done at the desk can be taken back by a journal that is not there.
 */
async function endWhatOpens(client: pg.Client, { at, tables }: BackupHeader): Promise<void> {
  for (const { name } of tables.filter((table) => isLeftOut(table.name))) {
    await client.query(`DELETE FROM ${quote(name)}`);
  }
  await client.query(`DELETE FROM mails WHERE ${HOLDS_SECRET}`);
  if (tables.some(({ name }) => name === 'desk_steps')) {
    await client.query('UPDATE desk_steps SET undo_until = $1 WHERE undo_until > $1', [at]);
  }
}

/**
 * The job queue is not in the backup: mails that were waiting get their jobs again, as new ones do
 * (`sendingJob` of db/kitchen/mails.ts). What waited for a phone may have gone since, and nobody is
 * written to twice by itself.
 */
async function queueWaitingMails(client: pg.Client): Promise<number> {
  await client.query(`UPDATE mails SET status = 'unanswered', asked_at = NULL,
      last_error = 'It was waiting when the backup was made.'
    WHERE status = 'queued' AND channel IN ('sms', 'whatsapp')`);
  const { rowCount } = await client.query(
    `SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id),
      max_attempts => $1::int, job_key => 'mail:' || id, job_key_mode => 'unsafe_dedupe')
    FROM mails WHERE status = 'queued'`,
    [MAIL_TRIES],
  );
  return rowCount ?? 0;
}

async function ownTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind = 'r' AND relname <> 'schema_migrations' ORDER BY 1`);
  return rows.map((row) => row.name);
}
