import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from '#db/platform/migrate.ts';

const OURS = join(import.meta.dirname, '../../db/migrations');

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

/** Makes a folder with the migrations of a program that is newer than this one. */
export function makeNewerMigrations(folder: string): string {
  const newer = join(folder, 'newer-migrations');
  cpSync(OURS, newer, { recursive: true });
  const next = String(readMigrations().length + 1).padStart(4, '0');
  writeFileSync(join(newer, `${next}_newer.sql`), NEWER);
  return newer;
}
