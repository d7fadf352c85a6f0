import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { SECRET_MAILS } from '#db/platform/mails.ts';
import type { PublicProfile } from '#domain/kitchen/settings.ts';
import type { MailDetails } from './mail-details.ts';

/** The mails that there are, by what each is told. */
export type MailKind = keyof MailDetails;

/** The choice of a customer's settings that an optional mail goes by. */
export type MailChoice = 'orderUpdates' | 'promotions';

/**
 * The optional mails, each with the choice that it goes by. A kind that is not
 * here is needed, and always goes (docs/decisions/0018).
 */
const MAIL_CHOICE: Partial<Record<MailKind, MailChoice>> = {
  snack_order_ready: 'orderUpdates',
  delivery_reminder: 'orderUpdates',
  usual_booked: 'orderUpdates',
  credits_low: 'orderUpdates',
  inquiry_quote_expiring: 'orderUpdates',
  weekly_menu: 'promotions',
  broadcast_service: 'orderUpdates',
  broadcast_promotion: 'promotions',
};

/**
 * The choice that a mail goes by; null for one that always goes. What the kitchen has written itself
 * always goes too.
 */
export function choiceOf(kind: MailKind, details: object): MailChoice | null {
  const hasNote = 'customerNote' in details && details.customerNote;
  return hasNote ? null : (MAIL_CHOICE[kind] ?? null);
}

/** Who writes: the business profile as customers are told it, and the address of the site without a slash at its end. */
export type MailSender = Pick<
  PublicProfile,
  'name' | 'phone' | 'email' | 'address' | 'supportHours' | 'paymentWays'
> &
  Pick<PublicBusiness, 'logo'> & { publicUrl: string };

/** `short` is what it says on a phone, on one line. */
export type RenderedMail = { subject: string; html: string; text: string; short: string };

/** How the reader of an optional mail gets no more of its kind: the shop's page for it. */
export type UnsubscribeLink = { choice: MailChoice; url: string };

/** What `build/mail/templates.js` exports as `renderMail`; `wayOut` is null for needed mails. */
export type RenderMail = <Kind extends MailKind>(
  kind: Kind,
  details: MailDetails[Kind],
  business: MailSender,
  unsubscribe: UnsubscribeLink | null,
) => Promise<RenderedMail>;

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
