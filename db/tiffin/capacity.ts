import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/**
 * Tiffins booked on a day, in all and in one slot, with the day held until the transaction ends, so
 * that two bookings cannot both take the last place.
 */
export async function lockDayLoad(
  tx: Transaction<DB>,
  day: string,
  slot: string,
): Promise<{ day: number; slot: number }> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('tiffin-day'), hashtext(${day}))`.execute(tx);
  const { rows } = await sql<{ day: number; slot: number }>`
    SELECT coalesce(sum(quantity), 0)::int AS day,
      coalesce(sum(quantity) FILTER (WHERE slot = ${slot}), 0)::int AS slot
    FROM tiffin_orders
    WHERE delivery_day = ${day}::date AND status NOT IN ('cancelled', 'skipped')`.execute(tx);
  return rows[0] ?? { day: 0, slot: 0 };
}
