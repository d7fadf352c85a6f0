import type { InquiryCorrection } from '#contract/catering/desk-catering.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type Closure, closureOn } from '#domain/kitchen/calendar.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import { type CorrectionTable, correctionsOf } from '../platform/corrections.ts';

/** How an inquiry can be put right (beside INQUIRY_STATES). */
export const INQUIRY_CORRECTIONS: CorrectionTable<InquiryCorrection, InquiryStatus> = {
  'not-completed': {
    label: 'It is not completed yet',
    from: ['completed'],
    to: 'confirmed',
  },
  // It leads to the state before, whichever that was: see `stateBeforeCancelling`.
  'not-cancelled': {
    label: 'It was not cancelled: it goes on as before',
    from: ['cancelled'],
    to: 'pending',
  },
  'not-accepted': {
    label: 'The quote is not accepted yet',
    from: ['confirmed'],
    to: 'quoted',
  },
};

/** What can be true of an inquiry instead. */
export const inquiryCorrectionsOf = (status: InquiryStatus, day: string): InquiryCorrection[] =>
  correctionsOf(INQUIRY_CORRECTIONS, { status, day }, day);

/**
 * Whether an inquiry can be corrected as it stands: no money may stand on a quote that is open again
 * (`paid` in cents), and what goes on needs a day that the kitchen is open.
 */
export function checkInquiryCorrection(
  correction: InquiryCorrection,
  { day, paid }: { day: IsoDay; paid: Cents },
  closures: readonly Closure[],
): Refusal | null {
  if (correction === 'not-accepted' && paid !== 0)
    return refuse('inquiry_paid_for', { amount: formatMoney(paid) });
  if (correction === 'not-cancelled' && closureOn(day, closures))
    return refuse('inquiry_day_closed', { day: formatDay(day) });
  return null;
}

/** The state that a cancelled inquiry was in before, by the states it has been in, first to last. */
const stateBeforeCancelling = (history: readonly { status: InquiryStatus }[]): InquiryStatus =>
  history.findLast(({ status }) => status !== 'cancelled')?.status ?? 'pending';

/** Where a correction leads. */
export const inquiryTarget = (
  correction: InquiryCorrection,
  history: readonly { status: InquiryStatus }[],
): InquiryStatus =>
  correction === 'not-cancelled'
    ? stateBeforeCancelling(history)
    : INQUIRY_CORRECTIONS[correction].to;
