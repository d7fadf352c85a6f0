import { type Kysely, sql, type Transaction } from 'kysely';
import type { FirstDaySettings } from '#contract/kitchen/first-day.ts';
import type {
  BusinessProfile,
  CateringSettings,
  DeskSettings,
  KitchenSettings,
  MenuSettings,
  Testimonials,
} from '#contract/kitchen/settings.ts';
import {
  DEFAULT_CATERING,
  DEFAULT_DESK,
  DEFAULT_MENU,
  DEFAULT_PROFILE,
  DEFAULT_SETTINGS,
  DEFAULT_TESTIMONIALS,
} from '#domain/kitchen/settings.ts';
import type { DB } from '#db/types.ts';

/** The names under which whole groups of settings are stored, and what each holds. */
export type SettingsGroups = {
  kitchen: KitchenSettings;
  business: BusinessProfile;
  catering: CateringSettings;
  desk: DeskSettings;
  menu: MenuSettings;
  testimonials: Testimonials;
  firstDay: FirstDaySettings;
};

const DEFAULTS: SettingsGroups = {
  kitchen: DEFAULT_SETTINGS,
  business: DEFAULT_PROFILE,
  catering: DEFAULT_CATERING,
  desk: DEFAULT_DESK,
  menu: DEFAULT_MENU,
  testimonials: DEFAULT_TESTIMONIALS,
  firstDay: { lookedAt: [] },
};

/** A group of settings; what an older version has not stored yet comes from the defaults. */
export async function readSettings<Name extends keyof SettingsGroups>(
  db: Kysely<DB>,
  name: Name,
): Promise<SettingsGroups[Name]> {
  return (await readVersion(db, name)).settings;
}

/** A group with its version, which counts the changes: 0 while nothing was stored. */
export async function readVersion<Name extends keyof SettingsGroups>(
  db: Kysely<DB>,
  name: Name,
): Promise<{ settings: SettingsGroups[Name]; version: number }> {
  const row = await db
    .selectFrom('settings')
    .where('name', '=', name)
    .select(['value', 'version'])
    .executeTakeFirst();
  const stored = row?.value as Partial<SettingsGroups[Name]> | undefined;
  return { settings: { ...DEFAULTS[name], ...stored }, version: row?.version ?? 0 };
}

/** The same; whoever else asks for it so waits until the transaction ends. */
export async function lockVersion<Name extends keyof SettingsGroups>(
  tx: Transaction<DB>,
  name: Name,
): Promise<{ settings: SettingsGroups[Name]; version: number }> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba settings ${name}`}))`.execute(tx);
  return readVersion(tx, name);
}

/** Stores a group whole, and counts the change. */
export async function storeSettings<Name extends keyof SettingsGroups>(
  db: Kysely<DB>,
  name: Name,
  value: SettingsGroups[Name],
  at: Temporal.Instant,
): Promise<void> {
  const row = { name, value: JSON.stringify(value), updated_at: at };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...row, version: sql`settings.version + 1` }),
    )
    .execute();
}
