import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

/** Signing in, passwords and the address book. */
export const ACCOUNT_ERRORS = {
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
  invitation_invalid: [
    400,
    'This invitation does not work any more. Please ask the kitchen for a new one.',
  ],
  name_missing: [422, 'Please enter a name.'],
  phone_not_saved: [422, 'Please save your phone number in your profile first.'],
  channel_off: [409, 'We do not send these at the moment.'],
  email_not_proved: [409, 'Please confirm your e-mail address first.'],
  phone_abroad: [422, 'We can only send to numbers of Canada and the United States.'],
  phone_account_gone: [409, 'This is not there any more. Please load the page again.'],
  unsubscribe_link_invalid: [
    400,
    'This link is not complete. Please open it from the mail again, or choose in your settings which mails you get.',
  ],
  current_password_wrong: [422, 'Your current password is not right. Please try again.'],
  password_common: [
    422,
    'This password is one of those that are tried first, or nearly. Please choose another one.',
  ],
  password_names_you: [
    422,
    'Please choose a password without your name or your e-mail address in it.',
  ],
  password_unchanged: [422, 'Please choose a password that differs from the current one.'],
  second_factor_required: [403, 'Please show your second factor, too.'],
  second_factor_wrong: [422, 'This code is not right, or has been used. Please try again.'],
  passkey_wrong: [422, 'This passkey did not fit. Please try again.'],
  sign_in_expired: [
    409,
    'This has taken too long, or had too many tries. Please begin again with your password.',
  ],
  second_factor_missing: [403, 'Please add a second factor first.'],
  own_factor_first: [
    409,
    'Please add a second factor to your own account first, under Your sign-in.',
  ],
  no_second_factor: [409, 'There is no second factor to recover from. Please add one first.'],
  password_change_required: [403, 'Please choose a new password first.'],
  google_unavailable: [503, 'Signing in with Google is not set up here. Please use your password.'],
  google_other_account: [
    409,
    'This account is joined with another Google account. Please sign in with that one, or with your password.',
  ],
  address_not_found: [404, 'This address is not in your address book any more.'],
  address_saved_already: [409, 'This address is in your address book already.'],
  too_many_addresses: [409, 'Your address book holds {most} addresses. Please remove one first.'],
  member_not_found: [404, 'This person is not in the household any more.'],
  member_name_taken: [409, 'Somebody of this name is in the household already.'],
  too_many_members: [409, 'A household holds {most} people. Please remove one first.'],
  member_has_plan: [409, 'Plan {plan} is for {name}. Please say first who else it is for.'],
} as const satisfies ErrorCatalogue;
