import { correctInquiry } from '#api/catering/desk/correct-inquiry.ts';
import { setClock } from '#api/catering/desk/set-clock.ts';
import { setDiets } from '#api/catering/desk/set-diets.ts';
import { quoteDocument } from '#api/catering/documents.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { adminCatering } from '#contract/catering/desk/catering.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findInquiry } from '#db/catering/inquiries.ts';
import { act } from './act.ts';
import { changeNotes } from './change-notes.ts';
import { inquiryListing } from './list.ts';
import { listOptions, presentOption, removeOption, saveOption } from './options.ts';
import { presentDetails } from './read-inquiry.ts';
import { readMonth } from './read-month.ts';
import { sendQuote } from './send-quote.ts';

export const adminCateringHandlers = handlers(adminCatering, {
  list: (ctx, { query }) => pageOf(ctx, inquiryListing, query),
  month: readMonth,
  read: async (ctx, { params }) => {
    const inquiry = await findInquiry(ctx.db, params.id);
    return inquiry ? presentDetails(ctx, inquiry) : refuse('inquiry_not_found');
  },
  update: changeNotes,
  setClock,
  setDiets,
  act,
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
