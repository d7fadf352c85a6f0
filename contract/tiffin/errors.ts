import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

/** Booking, changing and skipping tiffins. */
export const TIFFIN_ERRORS = {
  insufficient_credits: [409, 'Insufficient credits. You have {available} credits remaining.'],
  too_many_tiffins: [422, 'Maximum {most} per order'],
  too_early: [422, 'Orders must be placed at least 1 day in advance (Canadian time)'],
  after_cutoff: [422, 'Next-day orders must be placed before {cutoff}.'],
  too_far_ahead: [422, 'Tiffins can be scheduled up to {days} days ahead.'],
  before_start: [422, 'Your subscription starts on {date}. Please choose that day or a later one.'],
  day_unavailable: [422, 'We do not deliver on {date}. The next delivery day is {suggested}.'],
  already_scheduled: [
    409,
    'You already have {quantity} booked for this day, time and address ({orderNumber}). Change its quantity instead.',
  ],
  order_not_found: [404, 'Order not found. Please check your order number.'],
  skip_link_invalid: [
    404,
    'This link is not complete, or the delivery it was for is no longer as it was.',
  ],
  skip_date_missing: [422, 'Please select a date to skip.'],
  nothing_to_skip: [404, 'You have no tiffin scheduled for that date.'],
  which_to_skip: [409, 'You have several tiffins on that date. Please choose which one to skip.'],
  skip_deadline_passed: [409, 'The time to skip this tiffin with its credit back was {until}.'],
  unskip_deadline_passed: [409, 'The time to take this skip back was {until}.'],
  change_deadline_passed: [409, 'The time to change this tiffin was {until}.'],
  cancel_deadline_passed: [409, 'The time to cancel this tiffin was {until}.'],
  cancel_costs_credit: [
    409,
    'This tiffin can no longer be cancelled with its credit back. Please confirm that you still want to cancel it.',
  ],
  order_not_cancellable: [403, 'This order cannot be cancelled as it has been confirmed by admin.'],
} as const satisfies ErrorCatalogue;

/** Plans and subscriptions. */
export const SUBSCRIPTION_ERRORS = {
  plan_unavailable: [409, 'This plan is no longer offered. Please choose another one.'],
  prices_changed: [409, 'Prices have changed. Please review your order.'],
  start_date_unavailable: [422, 'Selected date is not available. Suggested date: {suggested}'],
  kitchen_closed: [422, 'The kitchen is closed on {date} ({reason}). Suggested date: {suggested}'],
  outside_service_area: [
    422,
    'We do not deliver to {postalCode} yet. Please {ask} and we will see what we can do.',
  ],
  subscription_not_found: [404, 'Subscription not found. Please refresh the page.'],
  subscription_pending: [
    409,
    'Your subscription is pending approval. Please wait for admin approval before scheduling orders.',
  ],
  subscription_not_active: [409, 'Your subscription is not active. Current status: {status}'],
  action_not_allowed: [409, 'This cannot be done while it is {status}.'],
  paused_by_kitchen: [
    409,
    'The kitchen has paused this plan. Please contact support to resume it.',
  ],
  pause_day_past: [422, 'Please choose a day from today on.'],
  pause_too_far: [422, 'A pause can begin up to {days} days ahead. Please choose an earlier day.'],
  pause_ends_early: [422, 'The last day of a pause cannot be before its first.'],
  pause_too_long: [
    422,
    'A pause can last up to a year. Please choose an earlier last day, or none at all.',
  ],
  in_planned_pause: [
    422,
    'Your plan is paused {days}. Please choose another day, or change the pause.',
  ],
  cancelling_changed: [
    409,
    'What would happen has changed in the meantime. Please look at it again.',
  ],
  renewal_not_found: [422, 'The plan that this renews was not found. Please start again.'],
} as const satisfies ErrorCatalogue;

export type SubscriptionErrorCode = keyof typeof SUBSCRIPTION_ERRORS;
