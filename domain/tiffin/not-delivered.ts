import type {
  AdminTiffinOrderStatus,
  TiffinOrderCorrection,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import type {
  CreditKept,
  NotDelivered,
  TiffinOrderStatus,
} from '#contract/tiffin/tiffin-orders.ts';
import {
  TIFFIN_ORDER_NOTES,
  TIFFIN_ORDER_STATES,
  TIFFINS_ACCEPTED,
  TIFFINS_COOKED,
  TIFFINS_TO_BRING,
} from './order-states.ts';

type Order = { status: TiffinOrderStatus; notDelivered: NotDelivered | null };

/** The state of an order by its name: one that could not be handed over is not just cancelled. */
export const adminStatusOf = ({ status, notDelivered }: Order): AdminTiffinOrderStatus =>
  notDelivered === null ? status : 'not_delivered';

/** What those states are called, by whoever reads of them. */
export const CUSTOMER_TIFFIN_STATUS_LABELS: Record<AdminTiffinOrderStatus, string> = {
  ...TIFFIN_ORDER_STATES.labels,
  not_delivered: 'Not delivered',
};

/** Orders that are cooked for their day, whether they were handed over or not. */
const COOKED: readonly AdminTiffinOrderStatus[] = [...TIFFINS_ACCEPTED, 'not_delivered'];

/** Whether an order is cooked for its day; one that waits for the kitchen's word is not yet. */
export const isCooked = (order: Order): boolean => COOKED.includes(adminStatusOf(order));

/** Orders whose food has left the pots. */
const COOKED_ALREADY: readonly AdminTiffinOrderStatus[] = [...TIFFINS_COOKED, 'not_delivered'];

/** Whether nothing is left to cook for an order: it is on its way, was brought, or came back. */
export const isCookedAlready = (order: Order): boolean =>
  COOKED_ALREADY.includes(adminStatusOf(order));

/** Whether an order is cooked for its day and nobody has been at the door with it yet. */
export const isToBring = (order: Order): boolean =>
  TIFFINS_TO_BRING.includes(order.status) && order.notDelivered === null;

/** What becomes of the credit of one that could not be handed over, as its customer reads it. */
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

/**
 * Why the credit of a tiffin is used though it is cancelled, by the action that used it; null where it
 * is not cancelled, or its credit came back.
 */
export function creditKeptOf(order: {
  status: TiffinOrderStatus;
  creditsUsed: number;
  consumedBy: string | null;
}): CreditKept | null {
  if (order.status !== 'cancelled' || order.creditsUsed === 0) return null;
  return order.consumedBy === 'cancel' ? 'late' : 'other';
}

/** Why, at the desk; null where nothing is known. */
export const CREDIT_KEPT_REASONS: Record<CreditKept, string | null> = {
  late: 'cancelled after midnight',
  other: null,
};

/** The same, as the customer reads it beside the state. */
const CREDIT_KEPT_NOTES: Record<CreditKept, string> = {
  late: 'Cancelled after midnight, credit used',
  other: 'Cancelled, credit used',
};

/** What the state of an order means, as its customer reads it beside the label; often nothing. */
export function orderNote(order: Order & { creditKept: CreditKept | null }): string | undefined {
  const { status, notDelivered, creditKept } = order;
  if (notDelivered !== null)
    return `We could not hand it over. ${CUSTOMER_CREDIT_LABELS[notDelivered]}`;
  return creditKept === null ? TIFFIN_ORDER_NOTES[status] : CREDIT_KEPT_NOTES[creditKept];
}

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
