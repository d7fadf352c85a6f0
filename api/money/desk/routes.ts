import { pageOf } from '#api/kitchen/desk/listing.ts';
import { correctPayment } from '#api/money/desk/correct-payment.ts';
import { receiptPdf } from '#api/money/receipts.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { selectPayments } from '#db/money/payments.ts';
import { paymentListing, presentPayment } from './payments.ts';
import { recordPaymentAndMail, settleWithoutPaying } from './record-payment.ts';

export const adminPaymentHandlers = handlers(adminPayments, {
  list: (ctx, { query }) => pageOf(ctx, paymentListing, query),
  read: async (ctx, { params }) => {
    const row = await selectPayments(ctx.db).where('payment.id', '=', params.id).executeTakeFirst();
    return row ? presentPayment(row) : refuse('not_found');
  },
  record: recordPaymentAndMail,
  correct: correctPayment,
  nothingToPayBack: settleWithoutPaying,
  receipt: (ctx, { params }) => receiptPdf(ctx.db, params.id),
});
