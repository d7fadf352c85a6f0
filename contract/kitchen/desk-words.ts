/**
 * What the desk reads where the words of an error speak to a customer of their own things: by code,
 * with the same `{name}` places. A code that is not here has one wording for both.
 */
export const DESK_WORDS = {
  insufficient_credits:
    'This plan has {available} left to book. Book fewer, or give it credits first.',
  too_early: 'It is too late for that day. Today can be booked after the cut-off, with a reason.',
  after_cutoff:
    'The cut-off of that day ({cutoff}) has passed. It can be booked all the same, with a reason.',
  before_start: 'This plan starts on {date}. Please choose that day or a later one.',
  already_scheduled:
    'There {are} {quantity} booked on {date}, at that time and address already ({orderNumber}). Change the quantity there.',
  subscription_pending: 'This plan waits for approval. Approve it first.',
  subscription_not_active: 'Nothing can be booked in this plan while it is {status}.',
  in_planned_pause: 'This plan is paused {days}. Please choose another day, or change the pause.',
  outside_service_area: '{postalCode} is outside the area that is served.',
  snack_unavailable: '{name} is no longer on offer.',
  snack_sold_out: '{name} is sold out on {date}. More can be promised with a reason.',
  snack_nearly_sold_out:
    'Only {left} of {name} are left for {date}. More can be promised with a reason.',
  order_too_large: 'This is too large for an order of snacks. Please write it down as catering.',
} as const;
