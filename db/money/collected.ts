import { type Kysely, type RawBuilder, sql } from 'kysely';
import { takenOut } from './payments.ts';
import type { DB } from '../types.ts';

/** What was collected at doors, by how it was paid. */
export type CollectedRow = { method: string; cents: number };

/** Of a `payment`: whether it was collected at a door on a day, and counts. */
const collectedOn = (day: string) => sql<boolean>`
  payment.at_door AND payment.received_day = ${day}::date AND NOT ${takenOut}`;

/** What was collected on a day for the thing that the condition on a `payment` names, the most first. */
export const collectedFor = (itsPayments: RawBuilder<unknown>, day: string) => sql<CollectedRow[]>`(
  SELECT coalesce(jsonb_agg(sums ORDER BY cents DESC), '[]') FROM (
    SELECT payment.method, sum(payment.amount_cents)::int AS cents
    FROM payments AS payment WHERE ${itsPayments} AND ${collectedOn(day)}
    GROUP BY payment.method) AS sums)`;

/** What everybody has collected on a day, cash before all else. */
export async function listCollected(
  db: Kysely<DB>,
  day: string,
): Promise<(CollectedRow & { by: string })[]> {
  const { rows } = await sql<CollectedRow & { by: string }>`
    SELECT staff.name AS by, payment.method, sum(payment.amount_cents)::int AS cents
    FROM payments AS payment JOIN staff ON staff.id = payment.recorded_by
    WHERE ${collectedOn(day)}
    GROUP BY staff.name, payment.method
    ORDER BY staff.name, payment.method <> 'cash', cents DESC`.execute(db);
  return rows;
}
