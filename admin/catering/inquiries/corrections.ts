import { call } from '#admin/platform/client/services.ts';
import type { CorrectProps } from '#admin/platform/correct-dialog.tsx';
import { refusedWords } from '#admin/platform/refused-words.ts';
import {
  type AdminInquiry,
  adminCatering,
  type InquiryCorrection,
} from '#contract/catering/desk/catering.ts';
import type { Closure } from '#domain/platform/calendar.ts';
import { acceptedQuote } from '#domain/catering/inquiry.ts';
import {
  checkInquiryCorrection,
  INQUIRY_CORRECTIONS,
  inquiryCorrectionsOf,
  inquiryTarget,
} from '#domain/catering/inquiry-corrections.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { balanceAfter, balanceWords } from '#domain/money/balance-words.ts';
import { costOfEvent } from '#domain/money/costs.ts';
import { stateWords } from '#domain/platform/corrections.ts';

/** How an inquiry can be corrected, and what that changes. */
export function correctionsOfInquiry(
  inquiry: AdminInquiry,
  closures: readonly Closure[],
): CorrectProps<InquiryCorrection> {
  const { id, inquiryNumber, status, history, balance } = inquiry;
  return {
    what: inquiryNumber,
    truths: inquiryCorrectionsOf(status, inquiry.eventDate).map((key) => {
      const to = inquiryTarget(key, history);
      const isOpenAgain = key === 'not-accepted';
      const cents = isOpenAgain ? null : (acceptedQuote(inquiry)?.total ?? null);
      return {
        key,
        label: INQUIRY_CORRECTIONS[key].label,
        refused: refusedWords(
          checkInquiryCorrection(key, { day: inquiry.eventDate, paid: balance.paid }, closures),
        ),
        changes: [
          ...stateWords(INQUIRY_STATES, status, to),
          ...(isOpenAgain ? ['The quote is open again, to be accepted until its day.'] : []),
          ...balanceWords(balance, balanceAfter(balance, costOfEvent(cents, to))),
        ],
      };
    }),
    send: (body) =>
      call(adminCatering.correct, { params: { id }, body: { ...body, from: status } }),
  };
}
