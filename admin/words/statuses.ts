import type { Tone } from '#admin/theme/colours.ts';
import type { PostStatus } from '#contract/admin/blogs.ts';
import type { MessageStatus } from '#contract/admin/contact-messages.ts';
import type { InquiryStatus } from '#contract/catering-inquiries.ts';
import type { QuoteState } from '#contract/catering-quotes.ts';
import type { DeliveryType, SnackOrderStatus } from '#contract/snack-orders.ts';
import type { SubscriptionStatus } from '#contract/subscriptions.ts';
import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { MESSAGE_STATES } from '#domain/message-states.ts';

/** A state in the desk's words, with the tone that it is shown in. */
export type StatusWords = { label: string; tone: Tone };

/** States of a subscription; turmeric waits for somebody. */
export const SUBSCRIPTION_STATUSES: Record<SubscriptionStatus, StatusWords> = {
  pending_approval: { label: 'Pending approval', tone: 'turmeric' },
  active: { label: 'Active', tone: 'leaf' },
  paused: { label: 'Paused', tone: 'steel' },
  cancelled: { label: 'Cancelled', tone: 'chilli' },
  completed: { label: 'Completed', tone: 'steel' },
};

/** States of a tiffin order, in the order of the kitchen's day. */
export const ORDER_STATUSES: Record<TiffinOrderStatus, StatusWords> = {
  pending_confirmation: { label: 'Pending', tone: 'turmeric' },
  scheduled: { label: 'Scheduled', tone: 'steel' },
  confirmed: { label: 'Confirmed', tone: 'leaf' },
  preparing: { label: 'Preparing', tone: 'turmeric' },
  out_for_delivery: { label: 'Out for delivery', tone: 'turmeric' },
  delivered: { label: 'Delivered', tone: 'leaf' },
  cancelled: { label: 'Cancelled', tone: 'chilli' },
  skipped: { label: 'Skipped', tone: 'steel' },
};

/** States of a snack order, in the order of the counter. */
export const SNACK_STATUSES: Record<SnackOrderStatus, StatusWords> = {
  pending: { label: 'Pending', tone: 'turmeric' },
  confirmed: { label: 'Confirmed', tone: 'steel' },
  preparing: { label: 'Preparing', tone: 'turmeric' },
  ready: { label: 'Ready', tone: 'leaf' },
  delivered: { label: 'Delivered', tone: 'leaf' },
  cancelled: { label: 'Cancelled', tone: 'chilli' },
};

/** The same for one order: what is picked up is not delivered. */
export const snackStatuses = (way: DeliveryType): Record<SnackOrderStatus, StatusWords> =>
  way === 'delivery'
    ? SNACK_STATUSES
    : { ...SNACK_STATUSES, delivered: { ...SNACK_STATUSES.delivered, label: 'Picked up' } };

/** States of a catering inquiry; turmeric waits for the kitchen. */
export const INQUIRY_STATUSES: Record<InquiryStatus, StatusWords> = {
  pending: { label: 'Pending', tone: 'turmeric' },
  contacted: { label: 'Contacted', tone: 'turmeric' },
  quoted: { label: 'Quoted', tone: 'steel' },
  confirmed: { label: 'Confirmed', tone: 'leaf' },
  completed: { label: 'Completed', tone: 'steel' },
  cancelled: { label: 'Cancelled', tone: 'chilli' },
};

/** What a version of a quote is now. */
export const QUOTE_STATES: Record<QuoteState, StatusWords> = {
  open: { label: 'Waits for the customer', tone: 'steel' },
  accepted: { label: 'Accepted', tone: 'leaf' },
  expired: { label: 'Expired', tone: 'turmeric' },
  replaced: { label: 'Replaced', tone: 'steel' },
  closed: { label: 'Closed', tone: 'steel' },
};

/** Who can read a post of the blog; turmeric appears by itself. */
export const POST_STATUSES: Record<PostStatus, StatusWords> = {
  draft: { label: 'Draft', tone: 'steel' },
  scheduled: { label: 'Scheduled', tone: 'turmeric' },
  published: { label: 'Published', tone: 'leaf' },
};

/** States of a message from the contact page. */
export const MESSAGE_STATUSES: Record<MessageStatus, StatusWords> = {
  waiting: { label: MESSAGE_STATES.labels.waiting, tone: 'turmeric' },
  answered: { label: MESSAGE_STATES.labels.answered, tone: 'leaf' },
  dismissed: { label: MESSAGE_STATES.labels.dismissed, tone: 'steel' },
};

/** States of a mail in the outbox. */
export const MAIL_STATUSES: Record<'queued' | 'sent' | 'failed', StatusWords> = {
  queued: { label: 'Waiting to be sent', tone: 'turmeric' },
  sent: { label: 'Sent', tone: 'leaf' },
  failed: { label: 'Failed', tone: 'chilli' },
};

/** Choices for a filter, from such a table. */
export const choicesOf = (table: Record<string, StatusWords>) =>
  Object.entries(table).map(([id, { label }]) => ({ id, name: label }));
