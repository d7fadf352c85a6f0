import { render } from 'react-email';
import type { MailDetails, MailKind, MailSender, RenderMail } from '../kinds.ts';
import { passwordReset, welcome } from './account-letters.ts';
import type { Letter, Write } from './letter.ts';
import { LetterPage } from './letter-page.tsx';
import {
  orderCancelled,
  orderChangedByKitchen,
  orderExpired,
  orderPendingConfirmation,
  orderScheduled,
  orderSkipped,
} from './order-letters.ts';
import { paymentReceived } from './payment-letter.ts';
import { plainText } from './plain-text.ts';
import {
  snackOrderCancelled,
  snackOrderConfirmed,
  snackOrderReady,
  snackOrderReceived,
} from './snack-order-letters.ts';
import {
  subscriptionApproved,
  subscriptionCancelled,
  subscriptionDeclined,
  subscriptionPaused,
  subscriptionReceived,
  subscriptionResumed,
  subscriptionWithdrawn,
} from './subscription-letters.ts';
import { subjectLine } from './wording.ts';

const LETTERS: { [Kind in MailKind]: Write<MailDetails[Kind]> } = {
  welcome,
  password_reset: passwordReset,
  subscription_received: subscriptionReceived,
  subscription_approved: subscriptionApproved,
  subscription_declined: subscriptionDeclined,
  subscription_withdrawn: subscriptionWithdrawn,
  subscription_paused: subscriptionPaused,
  subscription_resumed: subscriptionResumed,
  subscription_cancelled: subscriptionCancelled,
  order_scheduled: orderScheduled,
  order_pending_confirmation: orderPendingConfirmation,
  order_skipped: orderSkipped,
  order_cancelled: orderCancelled,
  order_changed_by_kitchen: orderChangedByKitchen,
  order_expired: orderExpired,
  snack_order_received: snackOrderReceived,
  snack_order_confirmed: snackOrderConfirmed,
  snack_order_ready: snackOrderReady,
  snack_order_cancelled: snackOrderCancelled,
  payment_received: paymentReceived,
};

/** The content of a mail before it is drawn. */
export function writeLetter<Kind extends MailKind>(
  kind: Kind,
  details: MailDetails[Kind],
  business: MailSender,
): Letter {
  return LETTERS[kind](details, business);
}

/**
 * Makes a mail from its kind and details: a subject on one line, and HTML and plain text that say
 * the same.
 */
export const renderMail: RenderMail = async (kind, details, business) => {
  const letter = writeLetter(kind, details, business);
  return {
    subject: subjectLine(letter.subject),
    html: await render(<LetterPage business={business} letter={letter} />),
    text: plainText(letter, business),
  };
};
