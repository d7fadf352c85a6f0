import { type Kysely, sql } from 'kysely';
import { type InquiryRow, selectInquiries } from './catering-inquiries.ts';
import type { DB } from './types.ts';

/** Of an `inquiry`: its customer asks for a change of the latest quote. */
export const wantsChange = sql<boolean>`(inquiry.status = 'quoted' AND (
  SELECT change_requested_at IS NOT NULL FROM catering_quotes
  WHERE inquiry_id = inquiry.id ORDER BY version DESC LIMIT 1))`;

/** The events of a range of days that are not cancelled, in the order of the days. */
export async function listEvents(db: Kysely<DB>, from: string, to: string): Promise<InquiryRow[]> {
  return selectInquiries(db)
    .where('inquiry.event_day', '>=', from)
    .where('inquiry.event_day', '<=', to)
    .where('inquiry.status', '<>', 'cancelled')
    .orderBy('inquiry.event_day')
    .orderBy('inquiry.created_at')
    .orderBy('inquiry.id')
    .execute();
}
