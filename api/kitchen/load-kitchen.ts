import type { Kysely, Transaction } from 'kysely';
import { lockCalendar } from '#db/kitchen/closures.ts';
import { readKitchen } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';

/** Closures this far back still matter: to days that are looked at again, never to new ones. */
const DAYS_BACK = 40;

/** The kitchen's rules and closures, as every decision about days and deadlines needs them. */
export function loadKitchen({
  db,
  now,
}: {
  db: Kysely<DB>;
  now: Temporal.Instant;
}): Promise<Kitchen> {
  return readKitchen(db, addDays(dayOf(now), -DAYS_BACK));
}

/**
 * The same for a command that puts a tiffin on a day: no closure can come in between until its
 * transaction ends. Called before any row is locked but the customer's own.
 */
export async function loadKitchenToBook(ctx: {
  db: Transaction<DB>;
  now: Temporal.Instant;
}): Promise<Kitchen> {
  const [, kitchen] = await Promise.all([lockCalendar(ctx.db, 'booking'), loadKitchen(ctx)]);
  return kitchen;
}
