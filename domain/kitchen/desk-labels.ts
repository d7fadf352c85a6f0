import type { AdminMail } from '#contract/kitchen/desk.ts';
import type { Course, SpiceLevel } from '#contract/menu/weekly-menu.ts';
import type { PaymentMethod } from '#contract/money/balance.ts';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { PostStatus } from '#contract/site/desk-blog.ts';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import type { ShownTiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import type { Actor } from '#domain/platform/states.ts';
import { MESSAGE_STATES } from '#domain/site/message-states.ts';
import type { SnackOrderOverride } from '#domain/snacks/beyond-rules.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import type { TiffinOverride } from '#domain/tiffin/beyond-rules.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from '#domain/tiffin/order-labels.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

/** What the desk calls states and choices: on its screens, in its tables to download, in its log. */

export const SUBSCRIPTION_STATUS_LABELS: Record<SubscriptionStatus, string> = {
  ...SUBSCRIPTION_STATES.labels,
  pending_approval: 'Pending approval',
};

export const TIFFIN_ORDER_STATUS_LABELS: Record<ShownTiffinOrderStatus, string> = {
  ...CUSTOMER_TIFFIN_STATUS_LABELS,
  pending_confirmation: 'Pending',
};

/** Of one order, or of both ways alike: what is picked up is not delivered. */
export const adminSnackStatusLabels = (way?: DeliveryType): Record<SnackOrderStatus, string> =>
  way === 'pickup'
    ? { ...SNACK_ORDER_STATES.labels, delivered: 'Picked up' }
    : SNACK_ORDER_STATES.labels;

export const INQUIRY_STATUS_LABELS = INQUIRY_STATES.labels;

export const MESSAGE_STATUS_LABELS = MESSAGE_STATES.labels;

export const POST_STATUS_LABELS: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

export const MAIL_STATUS_LABELS: Record<AdminMail['status'], string> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  delivered: 'Delivered',
  unanswered: 'Not certain',
  kept: 'Kept here',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
  to_print: 'To be printed',
  printed: 'Printed',
};

/** By which way a mail goes. */
export const MAIL_CHANNEL_LABELS: Record<AdminMail['channel'], string> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  paper: 'Paper',
};

/** The same inside of a sentence: `by e-mail`. */
export const MAIL_CHANNEL_WORDS: Record<AdminMail['channel'], string> = {
  ...MAIL_CHANNEL_LABELS,
  email: 'e-mail',
  paper: 'paper',
};

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  interac: 'Interac e-Transfer',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  other: 'Other',
};

export const DELIVERY_TYPE_LABELS: Record<DeliveryType, string> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
};

/** What the kitchen does with tiffins beyond the rules for customers. */
export const TIFFIN_OVERRIDE_LABELS: Record<TiffinOverride, string> = {
  after_cutoff: 'after the cut-off',
  over_capacity: 'more than the capacity',
  outside_area: 'outside the area that is served',
  after_deadline: 'when its customer no longer could',
  credit_back: 'with the credit back that it would have cost its customer',
  before_start: 'before the plan starts',
  too_far_ahead: 'further ahead than customers can',
};

/** The same with snacks. */
export const SNACK_OVERRIDE_LABELS: Record<SnackOrderOverride, string> = {
  over_limit: 'more than the daily limit',
  sold_out: 'marked as sold out that day',
  outside_area: TIFFIN_OVERRIDE_LABELS.outside_area,
  after_deadline: TIFFIN_OVERRIDE_LABELS.after_deadline,
};

export const BILLING_CYCLE_LABELS: Record<BillingCycle, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
  basic: 'Basic',
  premium: 'Premium',
  other: 'Other',
};

export const SNACK_CATEGORY_LABELS: Record<SnackCategory, string> = {
  'indian-snacks': 'Indian snacks',
  'street-food': 'Street food',
  savory: 'Savory',
  sweet: 'Sweet',
};

/** The courses of a tiffin, in the order of the meal. */
export const COURSE_LABELS: Record<Course, string> = {
  sabji: 'Sabji',
  dal: 'Dal',
  rice: 'Rice',
  roti: 'Roti',
  farsan: 'Farsan',
  salad: 'Salad',
  side: 'Side',
  sweet: 'Sweet',
};

export const SPICE_LEVEL_LABELS: Record<SpiceLevel, string> = {
  mild: 'Mild',
  medium: 'Medium',
  hot: 'Hot',
  extra_hot: 'Extra hot',
};

const LABELS: Record<Exclude<Actor, 'staff'>, string> = {
  customer: 'Customer',
  clock: 'By itself',
};

/** Who did something, as the desk says it: `Customer`, `By itself`, or somebody's name. */
export const actorLabel = (actor: string): string =>
  (LABELS as Readonly<Record<string, string>>)[actor] ?? actor.replace(/^staff /, '');
