import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readMigrations } from '#db/platform/migrate.ts';

const OURS = resolve(import.meta.dirname, '../..');

/** What a program runs from: what was built, and the sources of its threads and migrations. */
const PARTS = ['api', 'art', 'build', 'contract', 'db', 'domain', 'web', 'package.json'];

/** What newer versions mostly bring: columns, a table that refers to others, an index, a check. */
const NEWER = `
  ALTER TABLE tiffin_orders ADD COLUMN newer text NOT NULL DEFAULT '-';
  ALTER TABLE subscriptions ADD COLUMN newer integer;
  ALTER TABLE customers ADD COLUMN newer jsonb;
  ALTER TABLE idempotency_keys ADD COLUMN newer text;
  CREATE TABLE newer (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES tiffin_orders ON DELETE CASCADE
  );
  CREATE INDEX ON newer (order_id);
  CREATE INDEX ON credit_entries (at);
  ALTER TABLE tiffin_orders ADD CHECK (newer <> '');`;

/** Makes a folder with a program that is this one, and a migration newer. */
export function makeNewerProgram(folder: string): string {
  const newer = join(folder, 'newer-program');
  mkdirSync(newer);
  for (const part of PARTS) cpSync(join(OURS, part), join(newer, part), { recursive: true });
  symlinkSync(join(OURS, 'node_modules'), join(newer, 'node_modules'));
  const next = String(readMigrations().length + 1).padStart(4, '0');
  writeFileSync(join(newer, 'db/migrations', `${next}_newer.sql`), NEWER);
  return newer;
}
