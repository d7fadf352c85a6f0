import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

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
