import type { StatusLabel } from '#admin/platform/components/chip.tsx';
import type { Tone } from '#admin/platform/theme/colours.ts';
import type { QuoteState } from '#contract/catering/inquiries.ts';
import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import {
  adminSnackStatusLabels,
  INQUIRY_STATUS_LABELS,
  MAIL_STATUS_LABELS,
  MESSAGE_STATUS_LABELS,
  POST_STATUS_LABELS,
  SUBSCRIPTION_STATUS_LABELS,
  TIFFIN_ORDER_STATUS_LABELS,
} from '#domain/kitchen/desk-labels.ts';

/** A table of states from what they are called and the tone of each. */
const inTones = <Status extends string>(
  words: Record<Status, string>,
  tones: Record<Status, Tone>,
): Record<Status, StatusLabel> =>
  Object.fromEntries(
    (Object.keys(words) as Status[]).map((status) => [
      status,
      { label: words[status], tone: tones[status] },
    ]),
  ) as Record<Status, StatusLabel>;

/** States of a subscription; turmeric waits for somebody. */
export const SUBSCRIPTION_STATUSES = inTones(SUBSCRIPTION_STATUS_LABELS, {
  pending_approval: 'turmeric',
  active: 'leaf',
  paused: 'steel',
  cancelled: 'chilli',
  completed: 'steel',
});

/** States of a tiffin order, in the order of the kitchen's day. */
export const ORDER_STATUSES = inTones(TIFFIN_ORDER_STATUS_LABELS, {
  pending_confirmation: 'turmeric',
  scheduled: 'steel',
  confirmed: 'leaf',
  preparing: 'turmeric',
  out_for_delivery: 'turmeric',
  delivered: 'leaf',
  not_delivered: 'chilli',
  cancelled: 'chilli',
  skipped: 'steel',
});

const SNACK_TONES: Record<SnackOrderStatus, Tone> = {
  pending: 'turmeric',
  confirmed: 'steel',
  preparing: 'turmeric',
  ready: 'leaf',
  undelivered: 'chilli',
  delivered: 'leaf',
  cancelled: 'chilli',
};

/** States of a snack order, in the order of the counter. */
export const SNACK_STATUSES = inTones(adminSnackStatusLabels(), SNACK_TONES);

/** The same for one order: what is picked up is not delivered. */
export const snackStatuses = (way: DeliveryType) =>
  inTones(adminSnackStatusLabels(way), SNACK_TONES);

/** States of a catering inquiry; turmeric waits for the kitchen. */
export const INQUIRY_STATUSES = inTones(INQUIRY_STATUS_LABELS, {
  pending: 'turmeric',
  contacted: 'turmeric',
  quoted: 'steel',
  confirmed: 'leaf',
  completed: 'steel',
  cancelled: 'chilli',
});

/** What a version of a quote is now. */
export const QUOTE_STATES: Record<QuoteState, StatusLabel> = {
  open: { label: 'Waits for the customer', tone: 'steel' },
  accepted: { label: 'Accepted', tone: 'leaf' },
  expired: { label: 'Expired', tone: 'turmeric' },
  replaced: { label: 'Replaced', tone: 'steel' },
  closed: { label: 'Closed', tone: 'steel' },
};

/** Who can read a post of the blog; turmeric appears by itself. */
export const POST_STATUSES = inTones(POST_STATUS_LABELS, {
  draft: 'steel',
  scheduled: 'turmeric',
  published: 'leaf',
});

/** States of a message from the contact page. */
export const MESSAGE_STATUSES = inTones(MESSAGE_STATUS_LABELS, {
  waiting: 'turmeric',
  answered: 'leaf',
  dismissed: 'steel',
});

/** States of a mail in the outbox. */
export const MAIL_STATUSES = inTones(MAIL_STATUS_LABELS, {
  queued: 'turmeric',
  sent: 'leaf',
  delivered: 'leaf',
  unanswered: 'turmeric',
  kept: 'turmeric',
  failed: 'chilli',
  withdrawn: 'steel',
  to_print: 'turmeric',
  printed: 'leaf',
});

/** Choices for a filter, from such a table. */
export const choicesOf = (table: Record<string, StatusLabel>) =>
  Object.entries(table).map(([id, { label }]) => ({ id, name: label }));
