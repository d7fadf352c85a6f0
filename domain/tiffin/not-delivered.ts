import type { TiffinOrderCorrection } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { NotDelivered } from '#contract/tiffin/tiffin-orders.ts';

/** A tiffin that could not be handed over: what becomes of its credit, and who says so. */

/** What becomes of the credit of it, as its customer reads it. */
export const CUSTOMER_CREDIT_LABELS: Record<NotDelivered, string> = {
  undecided: 'The kitchen decides about the credit, and tells you.',
  returned: 'Your credit is back with you.',
  kept: 'It was cooked for you, so its credit counts as used.',
};

/** What was decided about it, as the desk reads it. */
export const CREDIT_DECISION_LABELS: Record<NotDelivered, string> = {
  undecided: 'Nobody has decided about the credit yet.',
  returned: 'The credit was given back.',
  kept: 'The credit stays used.',
};

/** What a decision about the credit leaves. */
export const decidedAs = (returnCredit: boolean): NotDelivered =>
  returnCredit ? 'returned' : 'kept';

/** What a correction leaves of it; an order that is delivered or cancelled for another reason has none. */
export function notDeliveredAfter(
  correction: TiffinOrderCorrection,
  before: NotDelivered | null,
): NotDelivered | null {
  switch (correction) {
    case 'not-handed-over':
      return 'returned';
    case 'handed-over-in-vain':
      return 'kept';
    case 'credit-back':
      return before && 'returned';
    case 'credit-used':
      return before && 'kept';
    default:
      return null;
  }
}
