import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

/** Catering inquiries, and codes by mail. */
export const CATERING_ERRORS = {
  menu_option_unavailable: [
    409,
    '{name} is no longer on our catering menu. Please choose something else.',
  ],
  too_many_dishes: [
    422,
    'Your plan includes {included} for each guest. Please choose no more than that.',
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
  guest_diets_differ: [
    422,
    'These are {spokenFor} guests, and the event is for {guests}. Please say for each of them what they eat, or for nobody.',
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
    'Several codes were asked for already. Please use one of them, or try again in a few minutes.',
  ],
  code_wrong: [422, 'This is not the code that we sent. Please check it and try again.'],
  code_ended: [422, 'This code is no longer valid. Please ask for a new one.'],
} as const satisfies ErrorCatalogue;
