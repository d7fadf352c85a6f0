import type { DeliveryType } from '#contract/snacks/orders.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';

/**
 * What several kinds of mail (mail-kinds.ts) are told alike. Details are stored as JSON in
 * `mails.details`: plain values only, money in cents, percents in basis points, days `YYYY-MM-DD`,
 * moments ISO 8601.
 */

/** The person and the subscription that a mail is about. `name` is how to greet them. */
export type AboutSubscription = { name: string; subscriptionNumber: string; planName: string };

/** A plan of somebody who leaves: its unused credits, and what the kitchen owes for them in cents. */
export type UnusedSubscription = {
  number: string;
  planName: string;
  credits: number;
  payBack: number;
};

/** One delivery as mails name it. */
export type MailedDelivery = {
  day: string;
  slot: Slot;
  quantity: number;
  address: string;
  /** Absent in mails that were written before orders named their plan. */
  planName?: string;
  /** The household member it is for; absent: the account holder. */
  memberName?: string;
};

/** One delivery in a reminder. */
export type RemindedDelivery = MailedDelivery & {
  orderNumber: string;
  /** Until when it can be skipped; null when that is over, or the kitchen has it in hand. */
  skipUntil: string | null;
  /** The secret of the link that skips it: see `isSecret`. */
  token: string | null;
};

/** The person and the booked tiffin; `available` are the credits free to book after this change. */
export type AboutOrder = MailedDelivery & {
  name: string;
  orderNumber: string;
  subscriptionNumber: string;
  available: number;
};

/** What somebody wrote on a booked tiffin, for the kitchen and for the door. */
export type OrderNotes = {
  specialInstructions: string | null;
  /** Absent from mails of before there was one. */
  doorNote?: string | null;
};

/** Until when a skip brings the credit back; null when that time is over. */
export type SkipDeadline = { skipUntil: string | null };

/** The person and their snack order; `day` and `time` are Toronto's, `time` is `HH:MM`. */
export type AboutSnackOrder = {
  name: string;
  orderNumber: string;
  deliveryType: DeliveryType;
  day: string;
  time: string;
  /** Null for pickup. */
  address: string | null;
  /** `amount` is price x quantity. */
  items: {
    name: string;
    unit: string;
    quantity: number;
    amount: number;
    specialInstructions: string | null;
  }[];
  subtotal: number;
  deliveryFee: number;
  taxAmount: number;
  totalAmount: number;
  /** What is still to be paid. */
  owed: number;
  /** Who cancelled it, and why, when it was cancelled; why it could not be handed over. */
  by: 'customer' | 'staff';
  reason: string | null;
  /** It was carried to the door in vain; absent from mails of before that was told. */
  failed?: boolean;
  /** What the kitchen pays back for it, now that it is cancelled; absent or 0 for nothing. */
  toPayBack?: number;
};

/** The person and the catering inquiry that a mail is about; `event` is `Wedding` or what was typed. */
export type AboutInquiry = {
  name: string;
  inquiryNumber: string;
  event: string;
  eventDay: string;
  /** `Lunch, Dinner` */
  times: string;
  /** When the food has to be there, `HH:MM` in Toronto; null or absent while that is not agreed. */
  clock?: string | null;
  /** Whether the kitchen brings it; absent from mails of before that was told. */
  isBrought?: boolean;
  guests: number;
  planName: string;
};

/** What the kitchen adds in its own words for the customer (docs/rules.md#two-notes). */
export type WithCustomerNote = { customerNote?: string | null };

/** Whether the kitchen has yet to confirm it; absent from mails of before that was told. */
export type MaybePending = { isPending?: boolean };

/** In the kitchen's own words; an empty line begins another paragraph. */
export type MailedBroadcast = { name: string; subject: string; text: string };
