import type { QuoteDocument, ReceiptDocument } from '#api/money/documents/document-details.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { PaymentMethod } from '#contract/money/balance.ts';
import type { NotDelivered, Slot } from '#contract/tiffin/tiffin-orders.ts';
import { SECRET_MAILS } from '#db/kitchen/mails.ts';
import type {
  AboutInquiry,
  AboutOrder,
  AboutSnackOrder,
  AboutSubscription,
  MailedBroadcast,
  MailedDelivery,
  MaybePending,
  OrderNotes,
  RemindedDelivery,
  SkipDeadline,
  UnusedSubscription,
  WithCustomerNote,
} from './mail-details.ts';

/**
 * Every kind of mail that is sent, and what its template is told (mail-details.ts says how). Above each
 * group stands who puts it into the outbox, and which file of api/kitchen/mail-templates/ words it. A mail
 * always goes, except for those that mail-choices.ts leaves to their reader.
 */
export type MailDetails = {
  // An account. Sent by api/account/; words in account-mails.ts.
  welcome: { name: string };
  /** `token` is the secret of the link: see `isSecret`. */
  password_reset: { name: string; email: string; token: string };
  /** `token` is the secret of the link, which works until `until`: see `isSecret`. */
  account_invitation: { name: string; token: string; until: string };
  /** The password is another one now, changed or reset. */
  password_changed: { name: string };
  /** Another account of theirs is part of this one now; `email` signs in. */
  accounts_merged: { name: string; email: string };
  /** The account is deleted on `day`; `plans` have credits that nobody will eat then. */
  account_deletion_asked: { name: string; day: string; plans: UnusedSubscription[] };
  /** The last one: see `isDeletedOnceSent`. */
  account_deleted: { name: string };
  /** To the kitchen: somebody leaves, and what is to be settled with them; or they stay after all. */
  customer_leaving: {
    customerId: string;
    day: string;
    stays: boolean;
    plans: UnusedSubscription[];
  };
  /** The code that proves an address: see `isSecret`. Nobody is greeted by name. */
  email_code: { name: ''; code: string };
  phone_code: { name: ''; code: string };

  // What the kitchen writes to many. Sent by api/account/desk/broadcasts.ts; words in desk-mails.ts.
  /** What the kitchen has written to many, about what they have ordered. */
  broadcast_service: MailedBroadcast;
  /** The same to sell something. */
  broadcast_promotion: MailedBroadcast;

  // A subscription. Sent by api/tiffin/subscriptions/, api/tiffin/desk/; words in subscription-mails.ts.
  subscription_received: AboutSubscription & {
    tiffinCount: number;
    startDay: string;
    address: string;
    subtotal: number;
    deliveryFee: number;
    taxBasisPoints: number;
    taxAmount: number;
    totalAmount: number;
  };
  subscription_approved: AboutSubscription &
    WithCustomerNote & {
      credits: number;
      startDay: string;
      /** The day that the customer had asked for, when it has passed and the start was moved. */
      movedFrom: string | null;
      address: string;
      /** What is still to be paid; 0 when it was approved with its payment. */
      owed: number;
      /** Of the payment that it was approved with, attached as a PDF. */
      receipt?: ReceiptDocument;
    };
  subscription_declined: AboutSubscription & WithCustomerNote & { reason: string };
  subscription_withdrawn: AboutSubscription & { by: 'customer' | 'clock' };
  subscription_paused: AboutSubscription &
    WithCustomerNote & {
      by: 'customer' | 'staff';
      /** `planned`: it begins on the day `from`; `begun`: it was planned before; absent: it begins now. */
      phase?: 'planned' | 'begun';
      from?: string;
      /** The last day of the pause; null: until somebody resumes it. */
      until: string | null;
      reason: string | null;
      /** Deliveries that the pause skipped; their credits are in `available` again. */
      skipped: { orderNumber: string; day: string; slot: Slot }[];
      available: number;
    };
  subscription_resumed: AboutSubscription &
    WithCustomerNote & {
      by: 'customer' | 'staff' | 'clock';
      available: number;
      /** The days of a planned pause that will not be. */
      calledOff?: { from: string; until: string | null };
    };
  subscription_cancelled: AboutSubscription &
    WithCustomerNote & {
      reason: string;
      /** Absent: the kitchen. */
      by?: 'customer' | 'staff';
      /** Cents that the kitchen pays back; 0 for none. */
      paidBack: number;
      /** Unused credits and what the kitchen is still to settle for them, in cents. */
      unused?: { credits: number; payBack: number };
      /** Of what was paid back, attached as a PDF. */
      receipt?: ReceiptDocument;
      /** Deliveries that can no longer be stopped. */
      stillComing?: { orderNumber: string; day: string; slot: Slot }[];
      /** Deliveries that were booked and no longer come. */
      cancelled: { orderNumber: string; day: string; slot: Slot }[];
    };

  // A tiffin order. Sent by api/tiffin/orders/enqueue-order-mail.ts, api/tiffin/desk/book-by-phone.ts; words in order-mails.ts.
  order_scheduled: AboutOrder & OrderNotes & SkipDeadline;
  /** Several that were booked at once. */
  orders_scheduled: AboutSubscription & {
    booked: MailedDelivery[];
    /** So many of them wait for the kitchen's word. */
    waiting: number;
    available: number;
  };
  order_pending_confirmation: AboutOrder;
  order_skipped: AboutOrder &
    WithCustomerNote & {
      by: 'customer' | 'staff' | 'closure' | 'pause';
      /** Why, in words the customer reads: the closure's or the kitchen's reason. */
      reason: string | null;
      /** Until when the customer can take the skip back; null when they cannot. */
      unskipUntil: string | null;
    };
  order_cancelled: AboutOrder &
    WithCustomerNote & {
      by: 'customer' | 'staff';
      reason: string | null;
      /** Credits that came back; 0 when it was too late for that. */
      creditsReturned: number;
    };
  /** It was brought in vain. */
  order_undelivered: AboutOrder &
    WithCustomerNote & {
      reason: string | null;
      /** What becomes of its credit. */
      credit: NotDelivered;
    };
  /** What the kitchen says later about the credit of such a one. */
  order_credit_decided: AboutOrder & { returned: boolean };
  /** Such a one was brought again, and handed over. */
  order_delivered_after_all: AboutOrder;
  /** The kitchen closes that day, and this one comes all the same. */
  order_stays: AboutOrder & { reason: string };
  order_expired: AboutOrder & { creditsReturned: number };

  // One that is changed. Sent by api/tiffin/orders/enqueue-order-mail.ts; words in order-changed-mails.ts.
  /** Its customer gave it another day, slot, quantity, address or words; `before` is what it replaces. */
  order_changed: AboutOrder &
    OrderNotes &
    SkipDeadline & {
      before: MailedDelivery & OrderNotes;
      /** It waits for the kitchen's word there. */
      waiting: boolean;
    };
  /** A skip was undone: it is booked as before, or waits for the kitchen's word. */
  order_unskipped: AboutOrder & OrderNotes & SkipDeadline & { waiting: boolean };
  order_changed_by_kitchen: AboutOrder &
    WithCustomerNote & {
      before: MailedDelivery;
      reason: string | null;
      /** It waits for the kitchen's word there, as it did before. */
      waiting?: boolean;
    };

  // A recurring booking. Sent by api/tiffin/recurring-booking/; words in recurring-booking-mail.ts.
  /** What the weekly pattern has booked at once, and what was released for it or when it stopped. */
  usual_booked: AboutSubscription & {
    booked: MailedDelivery[];
    /** How many of these wait for the kitchen's word, because their time is full. */
    waiting: number;
    released: MailedDelivery[];
    /** The last delivery that the credits cover at this pace; null when that is not known. */
    lastsUntil: string | null;
    /** Credits end before the weeks that are booked ahead do. */
    isOut: boolean;
  };

  // Reminders. Sent by api/account/reminders/; words in reminder-mails.ts.
  /** What comes on a day, while it can still be skipped. */
  delivery_reminder: { name: string; day: string; deliveries: RemindedDelivery[] };
  /** Few credits are left to book; `lastDay` is the last delivery that is booked. */
  credits_low: AboutSubscription & { available: number; lastDay: string | null };
  /** `payUntil` is the day after which it is withdrawn; null for a plan that is active already. */
  subscription_unpaid: AboutSubscription & { owed: number; payUntil: string | null };
  /** The menu of the week that begins on the Monday `weekStart`. */
  weekly_menu: {
    name: string;
    weekStart: string;
    /** `closed` is why nothing is cooked that day. */
    days: { day: string; closed: string | null; dishes: string[] }[];
  };
  inquiry_quote_expiring: AboutInquiry & { version: number; total: number; validUntil: string };

  // A snack order. Sent by api/snacks/orders/enqueue-order-mail.ts; words in snack-order-mails.ts.
  snack_order_received: AboutSnackOrder;
  snack_order_confirmed: AboutSnackOrder & WithCustomerNote;
  snack_order_ready: AboutSnackOrder & WithCustomerNote;
  snack_order_undelivered: AboutSnackOrder & WithCustomerNote;
  snack_order_cancelled: AboutSnackOrder & WithCustomerNote;
  snack_order_moved: AboutSnackOrder & MaybePending & { before: { day: string; time: string } };
  /** The kitchen closes that day, and this one is made all the same. */
  snack_order_stays: AboutSnackOrder & WithCustomerNote & MaybePending;

  // An inquiry. Sent by api/catering/, api/kitchen/desk/apply-closure.ts; words in inquiry-mails.ts.
  inquiry_received: AboutInquiry & {
    menu: MenuLine[];
    estimate: {
      basePrice: number;
      additionalCharges: number;
      deliveryFee: number;
      taxBasisPoints: number;
      taxAmount: number;
      totalPrice: number;
    };
    /** It was there before, and its customer has changed it. */
    changed: boolean;
    /** The estimate says that the kitchen calls first. */
    needsCall: boolean;
  };
  /** The PDF of the quote is attached. */
  inquiry_quoted: AboutInquiry & { quote: QuoteDocument };
  inquiry_accepted: AboutInquiry & {
    by: 'customer' | 'staff';
    version: number;
    total: number;
    /** What confirms the date; 0 for none. */
    deposit: number;
  };
  /** The time of an accepted event is agreed, another one, or open again. */
  inquiry_clock_changed: AboutInquiry & { before: string | null };
  inquiry_cancelled: AboutInquiry &
    WithCustomerNote & {
      by: 'customer' | 'staff';
      reason: string | null;
      /** Its quote was accepted: to its customer it is an event, and no inquiry. */
      wasAccepted?: boolean;
      /** What the kitchen pays back for it; absent or 0 for nothing. */
      toPayBack?: number;
    };
  /** The kitchen closes that day, and caters all the same. */
  inquiry_stays: AboutInquiry & { reason: string };

  // The contact page. Sent by api/site/; words in desk-mails.ts.
  /** Somebody wrote from the contact page; it goes to the kitchen, and a reply to it goes to them. */
  contact_message: { name: string; email: string; subject: string; message: string };
  /** What the kitchen answers to such a message. */
  contact_answer: { name: string; subject: string; message: string; answer: string };

  // A payment. Sent by api/money/desk/; words in payment-mail.ts.
  payment_received: (
    | AboutSubscription
    | { name: string; orderNumber: string }
    | { name: string; inquiryNumber: string }
  ) & {
    /** Attached as a PDF; absent where one was written before there were receipts. */
    receipt?: ReceiptDocument;
    /** Cents; negative when the kitchen paid back. */
    amount: number;
    method: PaymentMethod;
    reference: string;
    receivedDay: string;
    /** What is still to be paid after this; 0 for nothing. */
    owed: number;
  };

  // A desk step that is undone or corrected. Sent by api/kitchen/steps/; words in desk-mails.ts.
  /** Something at the desk was undone after its mail had gone out. */
  taken_back: {
    name: string;
    /** The subjects of what was sent. */
    messages: string[];
    /** How the things stand that it spoke of, a line for each. */
    stands: string[];
    /** What has been paid, or paid back, for them meanwhile; none in mails of before. */
    money?: string[];
    /** A receipt came along, and counts no more. */
    voidsReceipt: boolean;
  };
  /** Something that was entered by mistake was put right. */
  corrected: {
    name: string;
    /** The number of what it is about. */
    number: string;
    /** What is different, and how it stands now, a line each. */
    changes: string[];
    stands: string[];
    reason: string;
    /** A receipt counts no more. */
    voidsReceipt: boolean;
  };
};

/** The kinds by their names. */
export type MailKind = keyof MailDetails;

/**
 * Whether a mail opens something to whoever reads it. The outbox forgets the details and the bodies
 * of these once they are sent and never shows them at the desk (only the hash of a
 * reset link is kept).
 */
export function isSecret(kind: string): boolean {
  return SECRET_MAILS.includes(kind);
}

/** Whether a mail is forgotten whole once it is sent, or given up: its reader has left. */
export function isDeletedOnceSent(kind: string): boolean {
  return kind === 'account_deleted';
}
