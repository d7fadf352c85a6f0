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
