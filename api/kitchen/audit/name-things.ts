import type { Kysely } from 'kysely';
import { PERSONAL_VALUE } from '#api/kitchen/steps/changed-fields.ts';
import type { SettingsGroups } from '#db/kitchen/settings.ts';
import { readDeleted, readThings } from '#db/kitchen/thing-names.ts';
import type { DB } from '#db/types.ts';
import { thingLabel } from '#domain/kitchen/audit/audit-sentences.ts';
import { FIRST_DAY_LABELS } from '#domain/kitchen/first-day.ts';
import { formatDate, formatDayLong, isDay, WEEKDAY_NAMES } from '#domain/platform/days.ts';

/** A thing as the desk speaks of it, and the record whose page shows it while there is one. */
export type NamedThing = { name: string; page: { resource: string; id: string } | null };

/** `action` is what was done to it: what was just deleted need not be said to be gone. */
type AuditedThingRef = { resource: string; resourceId: string | null; action?: string };

const keyOf = ({ resource, resourceId }: AuditedThingRef) => `${resource} ${resourceId}`;

/** The name that something had, out of what was written down when it was deleted. */
function lastName(resource: string, before: unknown): string | null {
  const told = (before ?? {}) as Record<string, unknown>;
  if (resource === 'closures' && typeof told.startDate === 'string')
    return formatDate(told.startDate);
  const name = told.name ?? told.title;
  return typeof name === 'string' && name !== PERSONAL_VALUE ? name : null;
}

/** The groups of settings, as the desk's menu of them says. */
const SETTINGS_NAMES: Record<keyof SettingsGroups, string> = {
  kitchen: 'the kitchen rules',
  business: 'the business profile',
  catering: 'the catering rules',
  desk: 'the rules for signing in at the desk',
  testimonials: 'what customers say',
  menu: 'the weekly menu’s settings',
  firstDay: 'the first-day list',
  gateways: 'the messages to phones',
};

/** What is known by more than its row: by its weekday, its day, its name in the settings. */
const PLAIN: Readonly<Record<string, (id: string) => string | undefined>> = {
  settings: (id) => (SETTINGS_NAMES as Readonly<Record<string, string>>)[id],
  'weekly-timings': (id) => WEEKDAY_NAMES[Number(id) - 1],
  'kitchen-days': (id) => (isDay(id) ? formatDayLong(id) : undefined),
  'first-day': (id) => (FIRST_DAY_LABELS as Readonly<Record<string, string>>)[id],
};

/** The name of a thing that is no row of its own: `Monday`, `the kitchen rules`; null for others. */
const plainName = (resource: string, id: string): string | null => PLAIN[resource]?.(id) ?? null;

/**
 * Names things, each by the desk's words for it: one query for each kind of thing, however many
 * there are. What is deleted is named as it was last, if that was nobody's name, and says so.
 */
export async function nameThings(
  db: Kysely<DB>,
  things: readonly AuditedThingRef[],
): Promise<(thing: AuditedThingRef) => NamedThing | null> {
  const names = new Map<string, NamedThing>();
  const ids = Map.groupBy(
    things.filter(({ resourceId }) => resourceId !== null),
    ({ resource }) => resource,
  );
  for (const [resource, asked] of ids) {
    const wanted = [...new Set(asked.map(({ resourceId }) => resourceId ?? ''))];
    for (const { id, name, pageOf, pageId } of await readThings(db, resource, wanted)) {
      const page = pageOf && pageId ? { resource: pageOf, id: pageId } : null;
      names.set(keyOf({ resource, resourceId: id }), { name, page });
    }
  }
  const isUnnamed = (thing: AuditedThingRef) =>
    thing.resourceId !== null &&
    !names.has(keyOf(thing)) &&
    plainName(thing.resource, thing.resourceId) === null;
  const gone = things.filter(isUnnamed);
  const lastNames = new Map(
    (await readDeleted(db, gone)).map(({ id, resource, before }) => [
      keyOf({ resource, resourceId: id }),
      lastName(resource, before),
    ]),
  );

  return (thing) => {
    const { resource, resourceId } = thing;
    if (resourceId === null) return null;
    const plain = plainName(resource, resourceId);
    if (plain) return { name: plain, page: null };
    const named = names.get(keyOf(thing));
    if (named) return named;
    const name = lastNames.get(keyOf(thing));
    if (thing.action === 'delete') return { name: name ?? thingLabel(resource), page: null };
    return {
      name: name ? `${name} (deleted)` : `${thingLabel(resource)} that is gone`,
      page: null,
    };
  };
}
