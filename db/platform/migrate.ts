import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { codeOf, StartupError } from './database-error.ts';
import { openQueuePool } from './queue-pool.ts';
import { withClient } from './with-client.ts';

type Migration = { name: string; sql: string; hash: string };

const migrating = 7_466_003;

/**
 * A migration that waits for a table lets all wait behind it who come for that table meanwhile
 * (PostgreSQL, 13.3.1): where other nodes serve, it gives way soon, and tries again for so long.
 */
const LOCK_TIMEOUT_MS = 2_000;
const GIVES_WAY_MS = 1_000;
const LOCK_PATIENCE_MS = 10 * 60_000;

/**
 * As PostgreSQL says that a lock was waited for too long, and that two waited for each other, which it
 * sees first where somebody has one lock and waits for the next (its appendix A).
 */
const GAVE_WAY = ['55P03', '40P01'];

const OUR_MIGRATIONS = join(import.meta.dirname, '../migrations');

/**
 * Brings a database to this program's version: every numbered SQL file that it has not had yet, in
 * order, each in a transaction of its own, and the job queue's migrations. Forward only. Programs
 * that start at once wait for each other. Answers the names of the files applied.
 * @param through the last file to apply; all when absent
 * @param waiting how long it waits for the database, for tests
 * @throws StartupError when a file that was applied has changed since, the database is newer, it does
 *   not answer, or a table that is needed stays in use
 */
export async function migrate(
  url: string,
  {
    log = () => {},
    folder = OUR_MIGRATIONS,
    through,
    waiting = {},
  }: {
    log?: (line: string) => void;
    folder?: string;
    through?: string;
    waiting?: { patience?: number; toldAfter?: number };
  } = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const told = { name: 'migrations', doing: 'bringing it to this version', log, ...waiting };
  return withClient(url, told, async (client) => {
    await client.query(`SET TimeZone = 'America/Toronto'`);
    await client.query('SELECT pg_advisory_lock($1)', [migrating]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query('SELECT name, hash FROM schema_migrations ORDER BY name');
    const missing = findMissing(migrations, rows).filter(
      ({ name }) => through === undefined || name <= through,
    );
    for (const migration of missing) {
      log(`Migrating the database: ${migration.name}`);
      await applyWhenFree(client, migration, log);
    }
    await migrateQueue(url);
    return missing.map((migration) => migration.name);
  });
}

async function migrateQueue(url: string): Promise<void> {
  const pgPool = openQueuePool(url, 2);
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

/** The migrations that this program knows, in their order. */
export function readMigrations(folder = OUR_MIGRATIONS): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name, index) => {
    if (!name.startsWith(`${String(index + 1).padStart(4, '0')}_`)) {
      throw new Error(`Migrations are numbered without gaps from 0001: ${name} is out of place.`);
    }
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

function findMissing(known: Migration[], applied: { name: string; hash: string }[]): Migration[] {
  for (const { name, hash } of applied) {
    const migration = known.find((candidate) => candidate.name === name);
    if (!migration) {
      throw new StartupError(
        `The database has had the migration ${name}, which this program does not know: it was\n` +
          'written by a newer version. Start that version, or restore a backup made before it.',
      );
    }
    if (migration.hash !== hash) {
      throw new StartupError(
        `The migration ${name} has changed since this database had it.\n\n` +
          'A migration that has run is never edited: put the file back and add a new one. In\n' +
          'development, move the data folder away to start with an empty kitchen.',
      );
    }
  }
  return known.slice(applied.length);
}

/** Applies a migration as soon as nobody holds what it needs. */
async function applyWhenFree(
  client: pg.Client,
  migration: Migration,
  log: (line: string) => void,
): Promise<void> {
  const startedAt = performance.now();
  for (let attempt = 1; !(await apply(client, migration)); attempt += 1) {
    if (attempt === 1) log(`Waiting for a table that is in use (${migration.name})`);
    if (performance.now() - startedAt > LOCK_PATIENCE_MS)
      throw new StartupError(
        `The migration ${migration.name} has waited 10 min for a table that is in use all the time.\n` +
          'Nothing is left half done: stop the other programs on this database, and start again.',
      );
    await pause(GIVES_WAY_MS);
  }
}

/** Whether it could be applied; not when somebody held what it needs for too long. */
async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if (GAVE_WAY.includes(codeOf(error))) return false;
    const { message, position } = error as pg.DatabaseError;
    const line = position ? sql.slice(0, Number(position)).split('\n').length : '?';
    throw new Error(`Migration ${name}, line ${line}: ${message}`, { cause: error });
  }
}
