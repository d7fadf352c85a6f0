import type {
  CreditKept,
  ShownTiffinOrderStatus,
  TiffinOrderStatus,
} from '#contract/tiffin/tiffin-orders.ts';
import { CUSTOMER_CREDIT_LABELS } from './not-delivered.ts';
import { TIFFIN_ORDER_STATES, type TiffinOrderState } from './order-states.ts';

/** The words for a tiffin order: what its states are called, what they mean to its customer, and its skip. */

/** What customers call the states; what the desk does is in domain/kitchen/desk-labels.ts. */
export const CUSTOMER_TIFFIN_STATUS_LABELS: Record<ShownTiffinOrderStatus, string> = {
  ...TIFFIN_ORDER_STATES.labels,
  not_delivered: 'Not delivered',
};

/** What a state means for the credits, as the customer reads it beside the label. */
const STATUS_NOTES: Partial<Record<TiffinOrderStatus, string>> = {
  pending_confirmation: 'The kitchen will accept or decline it before the day.',
  confirmed: 'Credits deducted on the delivery date',
  preparing: 'Credits deducted',
  skipped: 'Credits refunded',
  cancelled: 'Credits refunded',
};

/** The same of a cancelled one whose credit is used all the same. */
const CREDIT_KEPT_NOTES: Record<CreditKept, string> = {
  late: 'Cancelled after midnight, credit used',
  other: 'Cancelled, credit used',
};

/** Why it is used, at the desk; null where nothing is known. */
export const CREDIT_KEPT_REASONS: Record<CreditKept, string | null> = {
  late: 'cancelled after midnight',
  other: null,
};

/** What the state of an order means, as its customer reads it beside the label; often nothing. */
export function orderNote(
  order: TiffinOrderState & { creditKept: CreditKept | null },
): string | undefined {
  const { status, notDelivered, creditKept } = order;
  if (notDelivered !== null)
    return `We could not hand it over. ${CUSTOMER_CREDIT_LABELS[notDelivered]}`;
  return creditKept === null ? STATUS_NOTES[status] : CREDIT_KEPT_NOTES[creditKept];
}

/** What a skip says where its customer gave no reason. */
export const DEFAULT_SKIP_REASON = 'Customer requested skip';

/** What is said of a skip that went through, its day in words (docs/rules.md#fixed-words). */
export const skippedText = (day: string): string =>
  `Tiffin successfully skipped for ${day}. Credits will be refunded.`;
