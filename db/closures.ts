import type { Kysely } from 'kysely';
import type { Closure } from '#domain/calendar.ts';
import type { DB } from './types.ts';

/** Closures that end on or after a day, in order. */
export async function listClosures(db: Kysely<DB>, from: string): Promise<Closure[]> {
  const rows = await db
    .selectFrom('closures')
    .where('end_day', '>=', from)
    .orderBy('start_day')
    .select(['start_day', 'end_day', 'reason'])
    .execute();
  return rows.map((row) => ({ startDay: row.start_day, endDay: row.end_day, reason: row.reason }));
}
