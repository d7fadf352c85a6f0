import { presentAdminInquiryDetails } from '#api/catering/desk/read-inquiry.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import {
  beginCorrection,
  correctionText,
  finishCorrection,
} from '#api/kitchen/steps/correction.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminInquiryDetails, adminCatering } from '#contract/catering/desk-catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  addInquiryStep,
  findInquiry,
  type InquiryWithDetails,
  lockInquiry,
  updateInquiry,
} from '#db/catering/inquiries.ts';
import { forgetAcceptance } from '#db/catering/quotes.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import { settleAsBefore } from '#db/money/settle.ts';
import {
  checkInquiryCorrection,
  INQUIRY_CORRECTIONS,
  inquiryTarget,
} from '#domain/catering/inquiry-corrections.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { balanceChangeText } from '#domain/money/balance-text.ts';
import { stateChangeText } from '#domain/platform/corrections.ts';

type Input = InputOf<typeof adminCatering.correct>;

/**
 * Brings an inquiry back to the state before: not completed, not cancelled, or its quote not accepted
 * after all, which no money may stand on. Whoever sent it gets one mail.
 */
export async function correctInquiry(
  ctx: StaffWrite,
  { params, body }: Input,
): Promise<AdminInquiryDetails | Refusal> {
  const { closures } = await loadKitchenToBook(ctx);
  const inquiry = await lockInquiry(ctx.db, params.id);
  if (!inquiry) return refuse('inquiry_not_found');
  const thing = { status: inquiry.status, day: inquiry.event_day };
  const begun = beginCorrection(ctx, INQUIRY_CORRECTIONS, INQUIRY_STATES, thing, body);
  if (isRefusal(begun)) return begun;
  const { from, made } = begun;
  const to = inquiryTarget(body.correction, historyOf(inquiry));
  const balance = balanceOfRow(inquiry);
  const stands = { day: inquiry.event_day, paid: balance.paid };
  const refusal = checkInquiryCorrection(body.correction, stands, closures);
  if (refusal) return refusal;

  if (body.correction === 'not-accepted') await forgetAcceptance(ctx.db, inquiry.id);
  await addInquiryStep(ctx.db, {
    inquiryId: inquiry.id,
    status: to,
    at: ctx.now,
    actor: `staff ${ctx.caller.email}`,
    note: correctionText(made),
  });
  await updateInquiry(ctx.db, inquiry.id, { status: to, cancelReason: null }, ctx.now);
  // What was agreed about money that does not go back is over with what it was about.
  if (body.correction !== 'not-completed')
    await settleAsBefore(ctx.db, 'catering_inquiries', inquiry.id);
  const after = (await findInquiry(ctx.db, inquiry.id)) ?? inquiry;
  await finishCorrection(ctx, {
    ...made,
    resource: 'catering-inquiries',
    id: inquiry.id,
    reader: { inquiryId: inquiry.id },
    name: inquiry.first_name,
    number: inquiry.number,
    changes: [
      ...stateChangeText(INQUIRY_STATES, from, to),
      ...balanceChangeText(balance, balanceOfRow(after)),
    ],
    before: { status: from },
    after: { status: to },
  });
  return presentAdminInquiryDetails(ctx, after);
}

/** The states that an inquiry has been in, first to last. */
const historyOf = ({ steps }: InquiryWithDetails) => steps.map(({ status }) => ({ status }));
