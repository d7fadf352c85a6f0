import { type Kysely, sql } from 'kysely';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { type CollectedRow, collectedFor } from '../money/collected.ts';
import type { DB } from '../types.ts';

/** An event that food is brought to, as it is stored. */
export type EventStopRow = {
  id: string;
  number: string;
  event_type: string;
  event_type_other: string | null;
  event_clock: string | null;
  catering_services: string[];
  catering_service_other: string | null;
  guests: number;
  location: string;
  name: string;
  phone: string;
  menu: MenuLine[];
  /** What is to be collected there, in cents. */
  owed_cents: number;
  collected: CollectedRow[];
  status: string;
};

/**
 * The agreed events of a day that the kitchen brings food to: all but those that only pick it up. The
 * earliest first, those without a time before them.
 */
export async function listEventStops(db: Kysely<DB>, day: string): Promise<EventStopRow[]> {
  const { rows } = await sql<EventStopRow>`
    SELECT id, number, event_type, event_type_other, event_clock, catering_services,
      catering_service_other, guests, location, first_name || ' ' || last_name AS name, phone, menu,
      owed_cents, status,
      ${collectedFor(sql`payment.inquiry_id = inquiry.id`, day)} AS collected
    FROM catering_inquiries AS inquiry
    WHERE event_day = ${day}::date AND status IN ('confirmed', 'completed')
      AND catering_services <> '{self_serve_pickup}'
    ORDER BY event_clock NULLS FIRST, created_at, id`.execute(db);
  return rows;
}
