import type { MailKind } from './kinds.ts';

const MAIL_KIND_WORDS: Record<MailKind, string> = {
  welcome: 'Welcome to a new account',
  password_reset: 'Link for a new password',
  password_changed: 'The password was changed',
  accounts_merged: 'Two accounts became one',
  account_deletion_asked: 'The account will be deleted',
  account_deleted: 'The account is deleted',
  customer_leaving: 'To the kitchen: a customer leaves, or stays',

  subscription_received: 'A plan was asked for',
  subscription_approved: 'A plan was approved',
  subscription_declined: 'A plan was declined',
  subscription_withdrawn: 'A plan was withdrawn',
  subscription_paused: 'A plan is paused',
  subscription_resumed: 'A plan goes on',
  subscription_cancelled: 'A plan was cancelled',
  subscription_unpaid: 'A plan is not paid yet',
  credits_low: 'Few credits are left',
  usual_booked: 'The usual was booked',
  delivery_reminder: 'What comes tomorrow',

  order_scheduled: 'A tiffin was booked',
  order_pending_confirmation: 'A tiffin waits for the kitchen',
  order_changed: 'A tiffin was changed',
  order_skipped: 'A tiffin was skipped',
  order_unskipped: 'A skip was taken back',
  order_cancelled: 'A tiffin was cancelled',
  order_undelivered: 'A tiffin could not be handed over',
  order_credit_decided: 'What becomes of the credit of a tiffin',
  order_delivered_after_all: 'A tiffin was handed over after all',
  order_changed_by_kitchen: 'The kitchen moved a tiffin',
  order_stays: 'A tiffin comes although the kitchen closes',
  order_expired: 'A tiffin waited too long',

  snack_order_received: 'A snack order came in',
  snack_order_confirmed: 'A snack order was confirmed',
  snack_order_ready: 'A snack order is ready',
  snack_order_undelivered: 'A snack order could not be handed over',
  snack_order_cancelled: 'A snack order was cancelled',
  snack_order_moved: 'A snack order was moved',
  snack_order_stays: 'A snack order comes although the kitchen closes',

  inquiry_received: 'A catering inquiry came in',
  inquiry_quoted: 'A quote',
  inquiry_quote_expiring: 'A quote runs out soon',
  inquiry_accepted: 'A quote was accepted',
  inquiry_clock_changed: 'The time of an event was changed',
  inquiry_cancelled: 'An event or inquiry was cancelled',
  inquiry_stays: 'An event stands although the kitchen closes',

  payment_received: 'A payment was recorded',
  corrected: 'Something was corrected',
  taken_back: 'Something was taken back',
  weekly_menu: 'The menu of the week',
  email_code: 'A code for an e-mail address',
  contact_message: 'To the kitchen: a message',
  contact_answer: 'An answer to a message',
};

/** What a mail is about, for the desk: its subject is written when it is sent. */
export const mailKindWords = (kind: string): string =>
  // A database may hold mails of a kind that is written no more.
  (MAIL_KIND_WORDS as Record<string, string>)[kind] ?? 'A mail';
