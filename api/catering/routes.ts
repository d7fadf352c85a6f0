import { afterProof, computed, fromSnapshot, handlers } from '#api/platform/http/handler.ts';
import { catering } from '#contract/catering/catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { acceptQuote, requestChange } from './accept-quote.ts';
import { sharedCatalogue } from './catalogue.ts';
import { cancelInquiry, changeInquiry } from './change-inquiry.ts';
import { readQuotePdf, readReceiptPdf } from './documents.ts';
import { readCalculatedMenu } from './estimate.ts';
import { checkInquiryProof } from './inquiry-access.ts';
import { listByCustomer, readInquiry } from './present-inquiry.ts';
import { sendInquiry } from './send-inquiry.ts';

export const cateringHandlers = handlers(catering, {
  plans: fromSnapshot(async (ctx) => (await sharedCatalogue(ctx)).plans),
  menu: fromSnapshot(async (ctx) => (await sharedCatalogue(ctx)).menu),
  calculateMenu: computed(readCalculatedMenu),
  create: sendInquiry,
  change: changeInquiry,
});

export const cateringInquiriesHandlers = handlers(cateringInquiries, {
  listByCustomer,
  read: readInquiry,
  cancel: cancelInquiry,
  acceptQuote: afterProof(checkInquiryProof, acceptQuote),
  requestChange: afterProof(checkInquiryProof, requestChange),
  quotePdf: readQuotePdf,
  receiptPdf: readReceiptPdf,
});
