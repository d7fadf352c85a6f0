import { sql } from 'kysely';
import { correctInquiry } from '#api/catering/desk/correct-inquiry.ts';
import { setEventClock, setGuestDiets } from '#api/catering/desk/set-details.ts';
import { quoteDocument } from '#api/catering/documents.ts';
import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { clockTime, dollars } from '#api/platform/http/csv.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import {
  type AdminInquiry,
  type AdminInquiryDetails,
  adminCatering,
} from '#contract/catering/desk-catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { hasOpenChangeRequest } from '#db/catering/event-book.ts';
import {
  findInquiry,
  type InquiryRow,
  lockInquiry,
  selectInquiries,
  updateInquiry,
  withInquiryDetails,
} from '#db/catering/inquiries.ts';
import { isNumberLike, isPhoneLike, likePattern } from '#db/platform/paging.ts';
import { findByPrefix } from '#db/platform/searching.ts';
import { guestDietText } from '#domain/catering/guest-diets.ts';
import { acceptedQuote, eventOf, latestQuote, timesOf } from '#domain/catering/inquiry.ts';
import {
  CATERING_SERVICE_LABELS,
  CUISINE_TYPE_LABELS,
  labelWithOther,
  listLabels,
} from '#domain/catering/labels.ts';
import { INQUIRY_STATUS_LABELS } from '#domain/kitchen/desk-labels.ts';
import { actOnInquiry } from './act-on-inquiry.ts';
import { listOptions, presentOption, removeOption, saveOption } from './options.ts';
import { presentAdminInquiries, presentAdminInquiryDetails } from './read-inquiry.ts';
import { readMonth } from './read-month.ts';
import { sendQuote } from './send-quote.ts';

/** Changes the two notes of an inquiry; one that the body leaves out stays, an empty one goes. */
async function changeNotes(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminCatering.update>,
): Promise<AdminInquiryDetails | Refusal> {
  const inquiry = await lockInquiry(ctx.db, params.id);
  if (!inquiry) return refuse('inquiry_not_found');
  const changed = await updateInquiry(ctx.db, inquiry.id, body, ctx.now);
  const notes = ({ customer_note, internal_note }: typeof inquiry) => ({
    customerNote: customer_note,
    internalNote: internal_note,
  });
  await recordAudit(ctx, {
    action: 'update',
    resource: 'catering-inquiries',
    id: inquiry.id,
    before: notes(inquiry),
    after: notes(changed),
  });
  return presentAdminInquiryDetails(ctx, changed);
}

/** All catering inquiries. */
const inquiryListing: Listing<'catering-inquiries', InquiryRow, AdminInquiry> = {
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
    if (query.wantsChange) wanted = wanted.where(hasOpenChangeRequest);
    else if (query.wantsChange === false)
      wanted = wanted.where(hasOpenChangeRequest, 'is not', true);
    if (query.unpaid) wanted = wanted.where('inquiry.owed_cents', '>', 0);
    if (query.toPayBack) wanted = wanted.where('inquiry.pay_back_due_cents', '>', 0);
    return wanted;
  },
  // Nearly all of them want none, and each has to be looked at to say so.
  long: (db, { wantsChange }) =>
    wantsChange === false ? { id: 'inquiry.id', rows: selectInquiries(db) } : null,
  search(text) {
    const pattern = likePattern(text);
    const find = sql`SELECT id FROM catering_inquiries WHERE ${isNumberLike('number', text)}
      OR first_name || ' ' || last_name ILIKE ${pattern} OR email ILIKE ${pattern}
      OR location ILIKE ${pattern} OR ${isPhoneLike('phone', text)}`;
    const byLastName = findByPrefix('catering_inquiries', sql.ref('last_name'), text);
    return { id: 'inquiry.id', finds: [find], prefixFinds: [byLastName] };
  },
  show: async (read, rows) => presentAdminInquiries(read, await withInquiryDetails(read.db, rows)),
};

const quoted = (cents: number | undefined) => (cents === undefined ? null : dollars(cents));

/** The list of inquiries as a table. */
export const downloadInquiries = download('catering-inquiries', inquiryListing, {
  Number: (row) => row.inquiryNumber,
  'Event date': (row) => row.eventDate,
  Times: timesOf,
  'Ready at': (row) => row.eventClock,
  Event: eventOf,
  Status: (row) => INQUIRY_STATUS_LABELS[row.status],
  'Wants a change': (row) => (row.wantsChange ? 'yes' : ''),
  Guests: (row) => row.numberOfGuests,
  Customer: (row) => row.customerName,
  Phone: (row) => row.phoneNumber,
  Email: (row) => row.email,
  Location: (row) => row.eventLocation,
  Service: (row) =>
    listLabels(CATERING_SERVICE_LABELS, row.cateringService, row.cateringServiceOther),
  Diet: guestDietText,
  Cuisine: (row) => labelWithOther(CUISINE_TYPE_LABELS, row.cuisineType, row.cuisineTypeOther),
  Plan: (row) => row.selectedPlan.name,
  'Estimate (CAD)': (row) => dollars(row.pricingCalculation.totalPrice),
  'Quoted (CAD)': (row) => quoted(latestQuote(row)?.total),
  'Accepted (CAD)': (row) => quoted(acceptedQuote(row)?.total),
  'Given back as a courtesy (CAD)': (row) => dollars(row.balance.reduced),
  'Costs in the end (CAD)': (row) => dollars(row.balance.charge),
  'Paid (CAD)': (row) => dollars(row.balance.paid),
  'Still to pay (CAD)': (row) => dollars(row.balance.owed),
  'To pay back (CAD)': (row) => dollars(row.balance.toPayBack),
  'Reason of cancelling': (row) => row.cancelReason,
  Sent: (row) => clockTime(row.createdAt),
});

export const adminCateringHandlers = handlers(adminCatering, {
  list: (ctx, { query }) => pageOf(ctx, inquiryListing, query),
  month: readMonth,
  read: async (ctx, { params }) => {
    const inquiry = await findInquiry(ctx.db, params.id);
    return inquiry ? presentAdminInquiryDetails(ctx, inquiry) : refuse('inquiry_not_found');
  },
  update: changeNotes,
  setClock: setEventClock,
  setDiets: setGuestDiets,
  act: actOnInquiry,
  correct: correctInquiry,
  sendQuote,
  quotePdf: async (ctx, { params }) => {
    const inquiry = await findInquiry(ctx.db, params.id);
    return inquiry ? quoteDocument(ctx.db, inquiry, params.version) : refuse('inquiry_not_found');
  },
  listOptions: async (ctx, input) => {
    const { rows, total } = await listOptions(ctx.db, input);
    return ok(rows.map(presentOption), { pagination: paginate(input.query, total) });
  },
  readOption: async (ctx, { params }) => {
    const row = await ctx.db
      .selectFrom('catering_options')
      .where('id', '=', params.id)
      .selectAll()
      .executeTakeFirst();
    return row ? presentOption(row) : refuse('not_found');
  },
  createOption: (ctx, { body }) => saveOption(ctx, null, body),
  updateOption: (ctx, { params, body }) => saveOption(ctx, params.id, body),
  removeOption: (ctx, { params }) => removeOption(ctx, params.id),
});
