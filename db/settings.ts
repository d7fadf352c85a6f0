import type { Kysely } from 'kysely';
import type { BusinessProfile, KitchenSettings } from '#contract/settings.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS } from '#domain/settings.ts';
import type { DB } from './types.ts';

/** The names under which whole groups of settings are stored, and what each holds. */
type Groups = { kitchen: KitchenSettings; business: BusinessProfile };

const DEFAULTS: Groups = { kitchen: DEFAULT_SETTINGS, business: DEFAULT_PROFILE };

/** A group of settings; what an older version has not stored yet comes from the defaults. */
export async function readSettings<Name extends keyof Groups>(
  db: Kysely<DB>,
  name: Name,
): Promise<Groups[Name]> {
  const row = await db
    .selectFrom('settings')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirst();
  return { ...DEFAULTS[name], ...(row?.value as Partial<Groups[Name]> | undefined) };
}

/** Stores a group whole. */
export async function storeSettings<Name extends keyof Groups>(
  db: Kysely<DB>,
  name: Name,
  value: Groups[Name],
  at: Temporal.Instant,
): Promise<void> {
  const row = { name, value: JSON.stringify(value), updated_at: at };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
