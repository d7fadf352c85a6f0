import { type Kysely, sql } from 'kysely';
import type { adminCatering } from '#contract/admin/catering.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { selectInquiries, type WholeInquiry, withInquiryParts } from '#db/catering-inquiries.ts';
import { wantsChange } from '#db/event-book.ts';
import { containing } from '#db/like.ts';
import { takePage } from '#db/page.ts';
import type { DB } from '#db/types.ts';

const SORTS = {
  createdAt: 'inquiry.created_at',
  eventDate: 'inquiry.event_day',
  inquiryNumber: 'inquiry.number',
} as const;

/** A page of inquiries for the desk and the number of all that match. */
export async function listInquiries(
  db: Kysely<DB>,
  { query }: InputOf<typeof adminCatering.list>,
): Promise<{ inquiries: WholeInquiry[]; total: number }> {
  let wanted = selectInquiries(db);
  if (query.status) wanted = wanted.where('inquiry.status', '=', query.status);
  if (query.from) wanted = wanted.where('inquiry.event_day', '>=', query.from);
  if (query.to) wanted = wanted.where('inquiry.event_day', '<=', query.to);
  if (query.customerId) wanted = wanted.where('inquiry.customer_id', '=', query.customerId);
  if (query.wantsChange !== undefined)
    wanted = wanted.where(wantsChange, query.wantsChange ? 'is' : 'is not', true);
  if (query.search) {
    const pattern = containing(query.search);
    const digits = query.search.replace(/[\s\-().]/g, '');
    wanted = wanted.where((where) =>
      where.or([
        where('inquiry.number', 'ilike', pattern),
        where(sql`inquiry.first_name || ' ' || inquiry.last_name`, 'ilike', pattern),
        where('inquiry.email', 'ilike', pattern),
        where('inquiry.location', 'ilike', pattern),
        ...(/^\+?\d+$/.test(digits) ? [where('inquiry.phone', 'like', `%${digits}%`)] : []),
      ]),
    );
  }
  const { rows, total } = await takePage(wanted, query, SORTS[query.sort], 'inquiry.id');
  return { inquiries: await withInquiryParts(db, rows), total };
}
