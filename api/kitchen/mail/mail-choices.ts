import type { MailKind } from './mail-kinds.ts';

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
