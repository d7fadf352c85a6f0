import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type InquiryAccess, type InquiryRow, selectInquiries, withinAccess } from './inquiries.ts';

/** Of an `inquiry`: its customer asks for a change of the latest quote. */
export const hasOpenChangeRequest = sql<boolean>`(inquiry.status = 'quoted' AND (
  SELECT change_requested_at IS NOT NULL FROM catering_quotes
  WHERE inquiry_id = inquiry.id ORDER BY version DESC LIMIT 1))`;

/** The events of a range of days that are not cancelled, in the order of the days, the earliest first; those without a time are the last of their day. */
export async function listEventsBetween(
  db: Kysely<DB>,
  from: string,
  to: string,
): Promise<InquiryRow[]> {
  return selectInquiries(db)
    .where('inquiry.event_day', '>=', from)
    .where('inquiry.event_day', '<=', to)
    .where('inquiry.status', '<>', 'cancelled')
    .orderBy('inquiry.event_day')
    .orderBy('inquiry.event_clock')
    .orderBy('inquiry.created_at')
    .orderBy('inquiry.id')
    .execute();
}

/** More than a calendar of one customer has. */
const MOST_IN_CALENDAR = 200;

/**
 * Events that a caller has access to, from a day on, whose quote was accepted, also if they were
 * cancelled since.
 */
export async function listAcceptedEventsSince(
  db: Kysely<DB>,
  access: InquiryAccess,
  day: string,
): Promise<InquiryRow[]> {
  return selectInquiries(db)
    .where(withinAccess(access))
    .where('inquiry.event_day', '>=', day)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('catering_quotes')
          .whereRef('inquiry_id', '=', 'inquiry.id')
          .where('accepted_at', 'is not', null)
          .select('version'),
      ),
    )
    .orderBy('inquiry.event_day')
    .orderBy('inquiry.id')
    .limit(MOST_IN_CALENDAR)
    .execute();
}
