import { NETWORK, OUTDATED_PAGE, SERVER_ERROR, UNAVAILABLE } from './errors-at-hand.ts';

/**
 * The closed list of everything that can go wrong, with its HTTP status and the words a person
 * reads (spec 1 section 8, spec 2 section 8). `{name}` is filled in from the refusal's details.
 * Status 0: happens in the browser and never travels.
 */
export const ERRORS = {
  // Any call
  invalid_request: [400, 'Invalid request. Please check your input and try again.'],
  malformed_json: [400, 'Invalid request. Please check your input and try again.'],
  validation_failed: [422, 'Please check your input and try again.'],
  session_expired: [401, 'Your session has expired. Please log in again.'],
  forbidden: [403, 'You do not have permission to perform this action.'],
  not_found: [404, 'The requested resource was not found.'],
  method_not_allowed: [405, 'This cannot be done at this address.'],
  conflict: [409, 'This has changed in the meantime. Please reload and try again.'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  payload_too_large: [413, 'This is too large to send. Please shorten it and try again.'],
  unsupported_media: [415, 'Please send JSON.'],
  idempotency_key_missing: [400, 'Please send an Idempotency-Key header with this request.'],
  idempotency_key_reused: [
    422,
    'This Idempotency-Key was already used for a different request. Please use a new one.',
  ],

  server_error: SERVER_ERROR,
  unavailable: UNAVAILABLE,

  // In the browser
  network: NETWORK,
  circuit_open: [0, 'Service temporarily unavailable due to repeated failures'],
  unexpected_status: [0, 'An error occurred ({status}). Please try again.'],
  invalid_login_response: [0, 'Invalid response from server'],
  outdated_page: OUTDATED_PAGE,

  // Accounts
  invalid_credentials: [
    401,
    'Invalid email or password. Please check your credentials and try again.',
  ],
  customers_only: [
    403,
    'Access denied. This website is only for customers. Please use the admin panel for administrative access.',
  ],
  account_disabled: [403, 'Your account has been disabled. Please contact support for assistance.'],
  too_many_attempts: [
    429,
    'Too many login attempts. Please wait a few minutes before trying again.',
  ],
  email_taken: [
    409,
    'This email address is already registered. Please use a different email or try logging in.',
  ],
  reset_link_invalid: [400, 'Invalid reset link. Please request a new password reset.'],
  unsubscribe_link_invalid: [
    400,
    'This link is not complete. Please open it from the mail again, or choose in your settings which mails you get.',
  ],
  current_password_wrong: [422, 'Your current password is not right. Please try again.'],
  password_unchanged: [422, 'Please choose a password that differs from the current one.'],
  password_change_required: [403, 'Please choose a new password first.'],
  staff_email_taken: [409, 'A staff account with this email address exists already.'],
  last_owner: [409, 'This is the only owner. Please make somebody else an owner first.'],
  google_unavailable: [503, 'Signing in with Google is not set up here. Please use your password.'],

  // Addresses
  address_not_found: [404, 'This address is not in your address book any more.'],
  address_saved_already: [409, 'This address is in your address book already.'],
  too_many_addresses: [409, 'Your address book holds {most} addresses. Please remove one first.'],

  // Plans and subscriptions
  plan_unavailable: [409, 'This plan is no longer offered. Please choose another one.'],
  prices_changed: [409, 'Prices have changed. Please review your order.'],
  start_date_unavailable: [422, 'Selected date is not available. Suggested date: {suggested}'],
  kitchen_closed: [422, 'The kitchen is closed on {date} ({reason}). Suggested date: {suggested}'],
  outside_service_area: [
    422,
    'We do not deliver to {postalCode} yet. Please call us at {phone} and we will see what we can do.',
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
  nothing_to_pay_back: [409, 'Nothing is left to pay back here.'],
  total_price_disagrees: [
    422,
    'The total price must be the price per tiffin times the number of tiffins: {expected}.',
  ],
  amount_disagrees: [422, 'Paying back more than was paid is not possible. At most {most}.'],

  // Tiffin orders
  insufficient_credits: [409, 'Insufficient credits. You have {available} credits remaining.'],
  too_many_tiffins: [422, 'Maximum 5 tiffins per order'],
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

  // The desk
  customer_erased: [409, 'This account was anonymised: nobody is left in it.'],
  customer_merged: [409, 'This account has become part of the one of {email}.'],
  customer_leaving: [
    409,
    '{email} has asked to be deleted. Two accounts can become one when that was taken back.',
  ],
  customer_is_staff: [409, 'This is an account of the desk, and no customer.'],
  customer_unsettled: [409, 'Please settle this first: {what}.'],
  email_differs: [422, 'This is not the e-mail address of this customer.'],
  merge_same_account: [422, 'This is the same account. Please choose another one.'],
  closure_needs_fate: [
    409,
    '{count} booked tiffins fall on these days. Choose what becomes of them: skip with the credit back, or move to the next service day.',
  ],
  credits_would_go_negative: [
    409,
    'Only {available} credits are available; they cannot go below 0.',
  ],
  reason_missing: [422, 'Please give a reason; the customer reads it.'],
  slug_taken: [409, 'The address "{slug}" is taken already. Please choose another one.'],
  still_in_use: [409, 'This is in use and cannot be deleted. Switch it off instead.'],
  week_exists: [409, 'The week of {date} has a menu of its own already. Please change that one.'],
  week_past: [422, 'The week of {date} is over. Please choose this week or a later one.'],
  last_cycle_week: [409, 'The cycle needs at least one week. Please empty this one instead.'],
  dish_unknown: [
    409,
    'A dish of this week has been deleted meanwhile. Please reload and try again.',
  ],
  served_to_nobody: [
    422,
    '{name} suits none of those who would get it on {day}. Please choose again who gets it.',
  ],
  dish_taken: [409, 'There is a dish called {name} already.'],
  category_taken: [409, 'There is a category called {name} already.'],
  category_unknown: [422, 'Please choose a category.'],
  publish_time_past: [422, 'Please choose a time that is still to come.'],
  photo_too_large: [413, 'Please choose a photo of at most 6 MB.'],
  photo_too_detailed: [422, 'Please choose a photo of at most 50 megapixels.'],
  photo_unreadable: [
    422,
    'This file cannot be read as a photo. Please choose a JPEG, PNG, WebP or AVIF file.',
  ],
  photo_is_heic: [
    422,
    "Photos in Apple's HEIC format cannot be read here. Please save it as a JPEG first, or set the iPhone to Settings, Camera, Formats, Most Compatible.",
  ],

  // Snacks, catering, blog, contact
  snack_not_found: [404, 'Snack not found'],
  cart_empty: [422, 'Your cart is empty. Please add some snacks first.'],
  snack_unavailable: [409, '{name} is no longer on offer. Please remove it from your cart.'],
  snack_sold_out: [
    409,
    '{name} is sold out on {date}. Please choose another day or remove it from your cart.',
  ],
  snack_nearly_sold_out: [
    409,
    'Only {left} of {name} can still be ordered for {date}. Please take fewer or choose another day.',
  ],
  snack_day_out_of_range: [422, 'Please choose a date from today to {last}.'],
  snack_day_closed: [422, 'The kitchen is closed on {date} ({reason}). Please choose another day.'],
  snack_time_passed: [422, 'That time has passed. Please choose a later one.'],
  order_too_large: [422, 'This order is too large to place here. Please call us about catering.'],
  menu_option_unavailable: [
    409,
    '{name} is no longer on our catering menu. Please choose something else.',
  ],
  shrikhand_missing: [422, 'Please select a shrikhand.'],
  event_date_past: [422, 'Event date cannot be in the past. Please select a future date.'],
  event_date_too_far: [422, 'Event date cannot be more than 2 years in the future'],
  inquiry_too_large: [
    422,
    'This is more than we can estimate here. Please call us, and we will work it out with you.',
  ],
  not_human: [422, 'Please leave the field "Website" empty, or call us.'],
  too_many_inquiries: [
    429,
    'We have several inquiries from this address today. Please call us, and we will look at them together.',
  ],
  inquiry_not_found: [404, 'Inquiry not found. Please check your inquiry number.'],
  inquiry_changed: [
    409,
    'This inquiry has changed in the meantime. Please look at it again before you change it.',
  ],
  inquiry_not_editable: [
    403,
    'This inquiry can no longer be changed here, as the kitchen is already working on it. Please call us.',
  ],
  inquiry_not_cancellable: [
    403,
    'This inquiry cannot be cancelled as it has been confirmed by admin.',
  ],
  verification_required: [
    401,
    'Please confirm this email address with the code that we send to it.',
  ],
  too_many_codes: [
    429,
    'Several codes were asked for already. Please use the latest one, or try again in a few minutes.',
  ],
  code_wrong: [422, 'This is not the code that we sent. Please check it and try again.'],
  code_ended: [422, 'This code is no longer valid. Please ask for a new one.'],
  quote_not_found: [404, 'There is no such quote.'],
  quote_replaced: [
    409,
    'There is a newer quote (version {version}). Please read that one; this one can no longer be accepted.',
  ],
  quote_expired: [409, 'This quote was good until {date}. Please ask us for a new one.'],
  quote_already_accepted: [409, 'Version {version} of this quote has been accepted already.'],
  quote_total_negative: [422, 'The total of a quote cannot be less than C$0.00.'],
  quote_too_large: [422, 'A quote and each of its lines can be at most {most}.'],
  quote_deposit_too_high: [422, 'The deposit cannot be more than the total of {total}.'],
  quote_valid_until_past: [422, 'Please choose a day from today on.'],
  quote_valid_until_late: [
    422,
    'The event is on {date}. A quote for it is good until then at most.',
  ],
  inquiry_not_accepted: [
    409,
    'Payments are recorded against an accepted quote. This inquiry has none yet.',
  ],
  payment_not_found: [404, 'There is no such payment.'],
  menu_option_taken: [409, '{name} is on the menu already.'],
  blog_not_found: [404, 'Blog not found'],
  too_many_messages: [
    429,
    'We have several messages from this address today. Please call us, or wait for our answer.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

export const errorStatus = (code: ErrorCode): number => ERRORS[code][0];

/** What fills the `{name}` places of an error's words, and what a screen may need to react. */
export type ErrorDetails = Record<string, string | number>;

/** The words for a code, with `{name}` places filled in. */
export function errorMessage(code: ErrorCode, details: ErrorDetails = {}): string {
  return ERRORS[code][1].replace(/\{(\w+)\}/g, (place, name) => String(details[name] ?? place));
}

/**
 * A refusal: the expected "no" of a command, as a value. It names a code of the closed list; the
 * words follow from it. `field` names the field of the body that it is about, `data` travels with
 * the answer (a new quote, a suggested date).
 */
export type Refusal = {
  refused: ErrorCode;
  details?: ErrorDetails;
  field?: string;
  data?: unknown;
};

export function refuse(
  code: ErrorCode,
  details?: ErrorDetails,
  more?: { field?: string; data?: unknown },
): Refusal {
  return { refused: code, ...(details && { details }), ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'refused' in value &&
    typeof value.refused === 'string'
  );
}
