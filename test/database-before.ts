import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { migrate } from '#db/platform/migrate.ts';
import { createTestDatabase } from './database.ts';
import { makeTestFolder, removeFolder } from './folders.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

/**
 * A database as a kitchen had it before a migration, to be filled as kitchens had filled theirs; it
 * is dropped with the test.
 * @param migration what the file is called without its number, such as `boxes`
 */
export async function createDatabaseBefore(
  migration: string,
): Promise<{ pool: pg.Pool; runMigration(): Promise<void> }> {
  const { url, pool, drop } = await createTestDatabase('template0');
  const folder = makeTestFolder('migrations');
  onTestFinished(async () => {
    await drop();
    removeFolder(folder);
  });
  const files = readdirSync(MIGRATIONS).sort();
  const its = files.findIndex((name) => name.endsWith(`_${migration}.sql`));
  const runUpTo = async (end: number) => {
    for (const name of files.slice(0, end)) cpSync(join(MIGRATIONS, name), join(folder, name));
    await migrate(url, { folder });
  };
  await runUpTo(its);
  return { pool, runMigration: () => runUpTo(its + 1) };
}
