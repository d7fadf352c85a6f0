import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import type { FirstDaySettings } from '#contract/kitchen/first-day.ts';
import type { OpeningHours } from '#contract/kitchen/kitchen.ts';
import type {
  BusinessProfile,
  CateringSettings,
  DeskSettings,
  KitchenSettings,
  MenuSettings,
  Testimonials,
} from '#contract/kitchen/settings.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import type { Closure, Kitchen } from '#domain/kitchen/calendar.ts';
import {
  DEFAULT_CATERING,
  DEFAULT_DESK,
  DEFAULT_MENU,
  DEFAULT_PROFILE,
  DEFAULT_SETTINGS,
  DEFAULT_TESTIMONIALS,
} from '#domain/kitchen/settings.ts';
import { type IsoDay, WEEKDAY_NAMES } from '#domain/platform/days.ts';

/** The names under which whole groups of settings are stored, and what each holds. */
export type SettingsGroups = {
  kitchen: KitchenSettings;
  business: BusinessProfile;
  catering: CateringSettings;
  desk: DeskSettings;
  menu: MenuSettings;
  testimonials: Testimonials;
  /** Its secrets are sealed. */
  gateways: GatewaySettings;
  firstDay: FirstDaySettings;
};

const DEFAULTS: SettingsGroups = {
  kitchen: DEFAULT_SETTINGS,
  business: DEFAULT_PROFILE,
  catering: DEFAULT_CATERING,
  desk: DEFAULT_DESK,
  menu: DEFAULT_MENU,
  testimonials: DEFAULT_TESTIMONIALS,
  gateways: { sms: { provider: 'none' }, whatsapp: { provider: 'none' } },
  firstDay: { lookedAt: [] },
};

/** What is stored of a group; what an older version has not stored yet comes from the defaults. */
const completed = <Name extends keyof SettingsGroups>(
  name: Name,
  stored: unknown,
): SettingsGroups[Name] => ({
  ...DEFAULTS[name],
  ...(stored as Partial<SettingsGroups[Name]> | undefined),
});

/** All groups of settings in one read. */
export async function readAllSettings(db: Kysely<DB>): Promise<SettingsGroups> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const stored = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]));
  const names = Object.keys(DEFAULTS) as (keyof SettingsGroups)[];
  return Object.fromEntries(
    names.map((name) => [name, completed(name, stored.get(name))]),
  ) as SettingsGroups;
}

/** A group of settings. */
export async function readSettings<Name extends keyof SettingsGroups>(
  db: Kysely<DB>,
  name: Name,
): Promise<SettingsGroups[Name]> {
  return (await readVersion(db, name)).settings;
}

/** The kitchen's rules, with its closures that end on or after a day, in one read. */
export async function readKitchen(db: Kysely<DB>, from: IsoDay): Promise<Kitchen> {
  const { rows } = await sql<{ stored: unknown; closures: Closure[] | null }>`
    ${prepared} SELECT (SELECT value FROM settings WHERE name = 'kitchen') AS stored,
      (SELECT json_agg(json_build_object('startDay', start_day, 'endDay', end_day, 'reason', reason)
        ORDER BY start_day) FROM closures WHERE end_day >= ${from}) AS closures`.execute(db);
  return {
    settings: completed('kitchen', rows[0]?.stored),
    closures: rows[0]?.closures ?? [],
  };
}

/** A group with its version, which counts the changes: 0 while nothing was stored. */
export async function readVersion<Name extends keyof SettingsGroups>(
  db: Kysely<DB>,
  name: Name,
): Promise<{ settings: SettingsGroups[Name]; version: number }> {
  const { rows } = await sql<{ value: unknown; version: number }>`
    ${prepared} SELECT value, version FROM settings WHERE name = ${name}`.execute(db);
  const [row] = rows;
  return { settings: completed(name, row?.value), version: row?.version ?? 0 };
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

/** The kitchen's logo: the photo and its size in pixels. */
export type LogoRow = { photo_id: string; width: number; height: number };

/** The row of the settings that the logo stands in. */
export const LOGO_OF = 'business';

/** The logo; undefined for a kitchen without one, whose name stands in letters. */
export function findLogo(db: Kysely<DB>): Promise<LogoRow | undefined> {
  return db
    .selectFrom('settings')
    .innerJoin('photos', 'photos.id', 'settings.photo_id')
    .where('settings.name', '=', LOGO_OF)
    .select(['photos.id as photo_id', 'photos.width', 'photos.height'])
    .executeTakeFirst();
}

/** The same until the transaction ends, for whoever changes it: there is a row to change. */
export async function lockLogo(
  tx: Transaction<DB>,
  at: Temporal.Instant,
): Promise<LogoRow | { photo_id: null }> {
  const { settings, version } = await lockVersion(tx, LOGO_OF);
  if (version === 0) await storeSettings(tx, LOGO_OF, settings, at);
  return (await findLogo(tx)) ?? { photo_id: null };
}

/** The opening hours, Monday first; `id` is the weekday, 1 is Monday. */
export async function listOpeningHours(db: Kysely<DB>): Promise<(OpeningHours & { id: number })[]> {
  const rows = await db.selectFrom('weekly_timings').selectAll().orderBy('weekday').execute();
  return rows.map((row) => ({
    id: row.weekday,
    day: WEEKDAY_NAMES[row.weekday - 1] ?? 'Monday',
    open_time: row.open_time,
    close_time: row.close_time,
    is_closed: row.is_closed,
  }));
}
