import type { MailDetails, MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import type { MailSender } from '#api/kitchen/mail/rendered-mail.ts';
import {
  accountDeleted,
  accountDeletionAsked,
  accountInvitation,
  accountsMerged,
  customerDeletionNotice,
  emailCode,
  passwordChanged,
  passwordReset,
  phoneCode,
  welcome,
} from './account-mails.ts';
import { broadcast, contactAnswer, contactMessage, corrected, takenBack } from './desk-mails.ts';
import {
  inquiryAccepted,
  inquiryCancelled,
  inquiryClockChanged,
  inquiryQuoted,
  inquiryReceived,
  inquiryStays,
} from './inquiry-mails.ts';
import type { MailContent, MailTemplate } from './mail-content.ts';
import { orderChanged, orderChangedByKitchen, orderUnskipped } from './order-changed-mails.ts';
import {
  orderCancelled,
  orderCreditDecided,
  orderDeliveredAfterAll,
  orderExpired,
  orderPendingConfirmation,
  orderScheduled,
  orderSkipped,
  orderStays,
  ordersScheduled,
  orderUndelivered,
} from './order-mails.ts';
import { paymentReceived } from './payment-mail.ts';
import { recurringOrdersBooked } from './recurring-booking-mail.ts';
import {
  creditsLow,
  deliveryReminder,
  quoteExpiring,
  subscriptionUnpaid,
  weeklyMenu,
} from './reminder-mails.ts';
import {
  snackOrderCancelled,
  snackOrderConfirmed,
  snackOrderMoved,
  snackOrderReady,
  snackOrderReceived,
  snackOrderStays,
  snackOrderUndelivered,
} from './snack-order-mails.ts';
import {
  subscriptionApproved,
  subscriptionCancelled,
  subscriptionDeclined,
  subscriptionPaused,
  subscriptionReceived,
  subscriptionResumed,
  subscriptionWithdrawn,
} from './subscription-mails.ts';

/** The template of every kind; who sends it is in api/kitchen/mail/mail-kinds.ts. */
const TEMPLATES: { [Kind in MailKind]: MailTemplate<MailDetails[Kind]> } = {
  welcome,
  password_reset: passwordReset,
  account_invitation: accountInvitation,
  broadcast_service: broadcast,
  broadcast_promotion: broadcast,
  password_changed: passwordChanged,
  accounts_merged: accountsMerged,
  account_deletion_asked: accountDeletionAsked,
  account_deleted: accountDeleted,
  customer_leaving: customerDeletionNotice,
  subscription_received: subscriptionReceived,
  subscription_approved: subscriptionApproved,
  subscription_declined: subscriptionDeclined,
  subscription_withdrawn: subscriptionWithdrawn,
  subscription_paused: subscriptionPaused,
  subscription_resumed: subscriptionResumed,
  subscription_cancelled: subscriptionCancelled,
  order_scheduled: orderScheduled,
  orders_scheduled: ordersScheduled,
  order_pending_confirmation: orderPendingConfirmation,
  order_changed: orderChanged,
  order_skipped: orderSkipped,
  order_unskipped: orderUnskipped,
  order_cancelled: orderCancelled,
  order_changed_by_kitchen: orderChangedByKitchen,
  order_undelivered: orderUndelivered,
  order_credit_decided: orderCreditDecided,
  order_delivered_after_all: orderDeliveredAfterAll,
  order_stays: orderStays,
  order_expired: orderExpired,
  usual_booked: recurringOrdersBooked,
  delivery_reminder: deliveryReminder,
  credits_low: creditsLow,
  subscription_unpaid: subscriptionUnpaid,
  weekly_menu: weeklyMenu,
  snack_order_received: snackOrderReceived,
  snack_order_confirmed: snackOrderConfirmed,
  snack_order_ready: snackOrderReady,
  snack_order_undelivered: snackOrderUndelivered,
  snack_order_cancelled: snackOrderCancelled,
  snack_order_moved: snackOrderMoved,
  snack_order_stays: snackOrderStays,
  inquiry_received: inquiryReceived,
  inquiry_quoted: inquiryQuoted,
  inquiry_quote_expiring: quoteExpiring,
  inquiry_accepted: inquiryAccepted,
  inquiry_cancelled: inquiryCancelled,
  inquiry_clock_changed: inquiryClockChanged,
  inquiry_stays: inquiryStays,
  email_code: emailCode,
  phone_code: phoneCode,
  contact_message: contactMessage,
  contact_answer: contactAnswer,
  payment_received: paymentReceived,
  taken_back: takenBack,
  corrected,
};

/** The content of a mail before it is drawn. */
export function contentOfMail<Kind extends MailKind>(
  kind: Kind,
  details: MailDetails[Kind],
  business: MailSender,
): MailContent {
  return TEMPLATES[kind](details, business);
}
