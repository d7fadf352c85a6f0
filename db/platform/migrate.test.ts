import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asLauncher, createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { StartupError } from './database-error.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase('template0');
  folder = makeTestFolder('migrations');
  write('0001_dishes.sql', 'CREATE TABLE dishes (name text PRIMARY KEY);');
});
afterEach(async () => {
  await database.drop();
  removeFolder(folder);
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate(database.url, { folder });
const dishes = async () => (await database.pool.query('SELECT name FROM dishes')).rows;

describe('migrations', () => {
  it('run once each, in order, and those of the job queue with them', async () => {
    write('0002_dal.sql', `INSERT INTO dishes VALUES ('dal');`);
    expect(await run()).toEqual(['0001_dishes.sql', '0002_dal.sql']);
    expect(await run()).toEqual([]);
    expect(await dishes()).toEqual([{ name: 'dal' }]);
    const { rows } = await database.pool.query(
      `SELECT to_regclass('graphile_worker.jobs') AS jobs`,
    );
    expect(rows[0].jobs).not.toBeNull();
  });

  it('run once when several programs start at the same moment', async () => {
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001_dishes.sql']);
  });

  it('say that they wait for another program, and give up when it never ends', async () => {
    const other = await database.pool.connect();
    await other.query('SELECT pg_advisory_lock(7466003)');
    const lines: string[] = [];
    const waiting = { patience: 600, toldAfter: 200 };
    const run = migrate(database.url, { folder, log: (line) => lines.push(line), waiting });
    await expect(run).rejects.toThrow(StartupError);
    await expect(run).rejects.toThrow('has not answered for 1 min (bringing it to this version)');
    expect(lines.join()).toContain('Still waiting for the database');
    await other.query('SELECT pg_advisory_unlock_all()');
    other.release();
  });

  it('give way to whoever needs a table that they wait for', async () => {
    await run();
    write('0002_dal.sql', 'ALTER TABLE dishes ADD COLUMN dal text;');
    const holder = await database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM dishes');
    const lines: string[] = [];
    const migrating = migrate(database.url, { folder, log: (line) => lines.push(line) });
    await vi.waitFor(() => expect(lines.join()).toContain('Waiting for a table'), 10_000);
    // Whoever comes now is not behind it for as long as the table is in use.
    expect(await dishes()).toEqual([]);
    await holder.query('COMMIT');
    holder.release();
    expect(await migrating).toEqual(['0002_dal.sql']);
  });

  it('give way to whoever waits for what they have', async () => {
    write('0002_ovens.sql', 'CREATE TABLE ovens ();');
    await run();
    write('0003_lit.sql', 'ALTER TABLE ovens ADD lit bool; ALTER TABLE dishes ADD lit bool;');
    const holder = new pg.Client(asLauncher(database.url));
    await holder.connect();
    // So that the migration is the one that notices.
    await holder.query("SET deadlock_timeout = '1min'; BEGIN; SELECT FROM dishes");
    const migrating = migrate(database.url, { folder });
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        'SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1',
        ['Lock'],
      );
      expect(rowCount).toBe(1);
    }, 10_000);
    await holder.query('SELECT FROM ovens');
    await holder.end();
    expect(await migrating).toEqual(['0003_lit.sql']);
  });

  it('leave nothing of a file that fails, and name its line', async () => {
    write('0002_half.sql', `INSERT INTO dishes VALUES ('dal');\nINSERT INTO nowhere VALUES (1);`);
    await expect(run()).rejects.toThrow(/0002_half\.sql, line 2: .*nowhere/);
    expect(await dishes()).toEqual([]);
    write('0002_half.sql', `INSERT INTO dishes VALUES ('dal');`);
    expect(await run()).toEqual(['0002_half.sql']);
  });

  it('refuse a file that has changed since it ran', async () => {
    await run();
    write('0001_dishes.sql', 'CREATE TABLE dishes (name text);');
    await expect(run()).rejects.toThrow('0001_dishes.sql has changed');
  });

  it('refuse a database that a newer version has migrated', async () => {
    write('0002_dal.sql', `INSERT INTO dishes VALUES ('dal');`);
    await run();
    removeFolder(join(folder, '0002_dal.sql'));
    await expect(run()).rejects.toThrow('written by a newer version');
  });

  it('are numbered without gaps', async () => {
    write('0003_late.sql', 'SELECT 1;');
    await expect(run()).rejects.toThrow('0003_late.sql is out of place');
  });
});
