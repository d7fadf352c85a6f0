import { sql } from 'kysely';
import type { Listing } from '#api/platform/desk/listing.ts';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';
import { type InquiryRow, selectInquiries, withInquiryParts } from '#db/catering/inquiries.ts';
import { wantsChange } from '#db/catering/event-book.ts';
import { containing } from '#db/platform/like.ts';
import { presentForDesk } from './read-inquiry.ts';

/** All catering inquiries. */
export const inquiryListing: Listing<'catering-inquiries', InquiryRow, AdminInquiry> = {
  sorts: {
    createdAt: 'inquiry.created_at',
    eventDate: 'inquiry.event_day',
    inquiryNumber: 'inquiry.number',
  },
  tieBreak: 'inquiry.id',
  wanted(db, query) {
    let wanted = selectInquiries(db);
    if (query.status) wanted = wanted.where('inquiry.status', '=', query.status);
    if (query.from) wanted = wanted.where('inquiry.event_day', '>=', query.from);
    if (query.to) wanted = wanted.where('inquiry.event_day', '<=', query.to);
    if (query.customerId) wanted = wanted.where('inquiry.customer_id', '=', query.customerId);
    if (query.wantsChange !== undefined)
      wanted = wanted.where(wantsChange, query.wantsChange ? 'is' : 'is not', true);
    if (query.unpaid) wanted = wanted.where('inquiry.owed_cents', '>', 0);
    if (query.toPayBack) wanted = wanted.where('inquiry.pay_back_due_cents', '>', 0);
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
    return wanted;
  },
  show: async (read, rows) => presentForDesk(read, await withInquiryParts(read.db, rows)),
};
