import type { Kysely } from 'kysely';
import { listClosures } from '#db/closures.ts';
import { readSettings } from '#db/settings.ts';
import type { DB } from '#db/types.ts';
import { addDays, dayOf } from '#domain/days.ts';
import type { Kitchen } from '#domain/settings.ts';

/** Closures this far back still matter: to days that are looked at again, never to new ones. */
const DAYS_BACK = 40;

/** The kitchen's rules and closures, as every decision about days and deadlines needs them. */
export async function loadKitchen({
  db,
  now,
}: {
  db: Kysely<DB>;
  now: Temporal.Instant;
}): Promise<Kitchen> {
  const settings = await readSettings(db, 'kitchen');
  const closures = await listClosures(db, addDays(dayOf(now), -DAYS_BACK));
  return { settings, closures };
}
