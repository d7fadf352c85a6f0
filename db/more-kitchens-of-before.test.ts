import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase('template0');
  folder = makeTestFolder('migrations');
});
afterEach(async () => {
  await database.drop();
  removeFolder(folder);
});

it('gives a kitchen from before what new ones can switch on, and leaves its own dishes alone', async () => {
  const files = readdirSync(MIGRATIONS).sort();
  const ours = files.findIndex((name) => name.endsWith('_more_kitchens.sql'));
  for (const name of files.slice(0, ours)) cpSync(join(MIGRATIONS, name), join(folder, name));
  await migrate(database.url, { folder });
  const { pool } = database;
  await pool.query(`INSERT INTO settings (name, value) VALUES ('catering', '{}')`);
  await pool.query(`INSERT INTO catering_options (category, name, surcharge_cents) VALUES
    ('roti', 'naan', 50), ('rice', 'Plain Rice', 0)`);

  await migrate(database.url);
  const { rows } = await pool.query(
    'SELECT category, name, is_active FROM catering_options ORDER BY sort_order, lower(name)',
  );
  expect(rows.map(({ category, name, is_active }) => [category, name, is_active])).toEqual([
    ['roti', 'naan', true],
    ['rice', 'Plain Rice', true],
    ['dal', 'Sambar', false],
    ['rice', 'Masala Dosa', false],
    ['rice', 'Idli', false],
  ]);
});
