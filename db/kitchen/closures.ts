import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import type { Closure } from '#domain/kitchen/calendar.ts';

/** Closures that end on or after a day, in order. */
export async function listClosures(db: Kysely<DB>, from: string): Promise<Closure[]> {
  const { rows } = await sql<Closure>`
    ${prepared} SELECT start_day AS "startDay", end_day AS "endDay", reason FROM closures
    WHERE end_day >= ${from} ORDER BY start_day`.execute(db);
  return rows;
}

export type ClosureRow = Selectable<DB['closures']>;

type ClosureDays = { startDate: string; endDate: string; reason: string };

const columns = ({ startDate, endDate, reason }: ClosureDays) => ({
  start_day: startDate,
  end_day: endDate,
  reason,
});

export async function insertClosure(
  tx: Transaction<DB>,
  closure: ClosureDays,
  at: Temporal.Instant,
): Promise<ClosureRow> {
  return tx
    .insertInto('closures')
    .values({ ...columns(closure), created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function lockClosure(
  tx: Transaction<DB>,
  id: string,
): Promise<ClosureRow | undefined> {
  return tx.selectFrom('closures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateClosure(
  tx: Transaction<DB>,
  id: string,
  closure: ClosureDays,
): Promise<ClosureRow> {
  return tx
    .updateTable('closures')
    .set(columns(closure))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Holds the calendar until the transaction ends, so that a booking and a closure cannot miss each
 * other: bookings share it, a closure has it alone. Taken before any row is locked but the customer's own.
 */
export async function lockCalendar(tx: Transaction<DB>, as: 'booking' | 'closure'): Promise<void> {
  const key = sql`hashtext('dabba calendar')`;
  if (as === 'booking')
    await sql`${prepared} SELECT pg_advisory_xact_lock_shared(${key})`.execute(tx);
  else await sql`SELECT pg_advisory_xact_lock(${key})`.execute(tx);
}
