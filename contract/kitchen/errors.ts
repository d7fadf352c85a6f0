import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

/** What only the desk hears. */
export const DESK_ERRORS = {
  customer_erased: [409, 'This account was anonymised: nobody is left in it.'],
  phone_missing: [422, 'Please write down their phone number first.'],
  // Of a day after its cut-off: nobody looks at what waits for it any more.
  over_capacity: [
    409,
    'That is more than the kitchen has capacity for. It can be taken all the same, with a reason.',
  ],
  slot_over: [422, 'That hour has begun. Please choose a later one.'],
  customer_merged: [409, 'This account has become part of the one of {who}.'],
  customer_leaving: [
    409,
    '{who} has asked to be deleted. Two accounts can become one when that was taken back.',
  ],
  customer_is_staff: [409, 'This is an account of the desk, and no customer.'],
  customer_unsettled: [409, 'Please settle this first: {what}.'],
  email_has_account: [
    409,
    'There is an account with this e-mail address already. Please look it up on top of the page.',
  ],
  signs_in_already: [409, 'They have a way to sign in already.'],
  offers_need_proved_email: [
    409,
    'Offers go by mail alone, to an address that its owner has confirmed: they have none yet.',
  ],
  told_in_future: [422, 'Please choose today or an earlier day: that is when they said it.'],
  no_phone_to_stop: [409, 'There is no phone of theirs to which anything could go.'],
  stopped_themselves: [
    409,
    'They have answered STOP from their phone. START, from there, begins messages again.',
  ],
  chooses_channel_themselves: [
    409,
    'They have an e-mail address, and choose in their own settings.',
  ],
  email_is_theirs: [409, 'The e-mail address of an account is the customer’s own to change.'],
  phone_has_account: [
    409,
    '{name} has this phone number. Say that they are two people, or look them up on top of the page.',
  ],
  invitation_not_sendable: [
    409,
    'It cannot be sent: there is no e-mail address for them, and nothing goes to their phone. Make a link and hand it on.',
  ],
  gateway_off: [409, 'This is switched off. Save the settings with it switched on first.'],
  gateway_refused: [422, 'It did not go: {reason}'],
  gateway_unanswered: [
    409,
    'The gateway gave no answer: nobody can say whether it went. Look at your phone.',
  ],
  gateway_secret_missing: [422, 'Please enter it: there is none yet.'],
  broadcast_not_found: [404, 'This broadcast is not there.'],
  broadcast_to_nobody: [409, 'There is nobody whom this can reach. Please choose somebody else.'],
  broadcast_is_over: [409, 'There is nothing left to stop: it has gone out to everybody.'],
  broadcast_changed: [
    409,
    'It would reach {count} by now, which is not what you have seen. Please look at them again, and send it then.',
  ],
  sheet_too_large: [413, 'This sheet is too large. Please import it in two parts.'],
  import_has_mistakes: [409, 'Some rows have to be mended, decided or left out first.'],
  import_writes_nothing: [409, 'Nothing of this sheet is new, so there is nothing to write.'],
  import_changed: [
    409,
    'Something has changed since this sheet was checked. It is checked again; please look at it once more.',
  ],
  import_not_found: [404, 'This import is not there.'],
  import_taken_back: [409, 'This import was taken back already.'],
  sheet_changed_since: [
    409,
    'This import stays, because somebody has changed since what it wrote: {things}. What is wrong can be changed on each page.',
  ],
  sheet_in_use: [
    409,
    'This import stays, because something uses what it wrote by now: {things}. Please take back first what was imported later, or change by hand what is wrong.',
  ],
  import_built_on: [
    409,
    'This import is in use, so that it stays: {who} have paid, booked, signed in or been changed since, or a tiffin of theirs was cooked. What is wrong can be changed on each page.',
  ],
  contact_differs: [422, 'This is not what stands above.'],
  merge_into_sign_in: [
    409,
    'Please merge them the other way round: the account that they sign in with stays.',
  ],
  merge_same_account: [422, 'This is the same account. Please choose another one.'],
  closing_needs_answer: [
    409,
    'Something stands on these days. Please say what becomes of it before they close.',
  ],
  closing_changed: [409, 'The day has changed meanwhile. Please look at it again.'],
  closing_target_unavailable: [
    409,
    'Nothing can be moved to {date}. Please choose one of the days on offer.',
  ],
  closure_past: [422, 'These days are over. Please choose today or a later day.'],
  credit_decided: [409, 'Somebody has decided about this credit already.'],
  // The desk asks in a dialog, and says `anyTime` when it is meant.
  not_its_time: [409, '{what}.'],
  // The desk asks in a dialog, and says how much is known to be `unpaid` when it is meant.
  event_unpaid: [
    409,
    '{amount} of this event is still to be paid. Please confirm that it is completed all the same.',
  ],
  // The desk asks in a dialog, and says `moneyMoved` when it is meant.
  money_moved: [409, '{what}'],
  step_not_found: [404, 'There is no such step, or it is somebody else’s to take back.'],
  step_too_late: [
    409,
    'This can be taken back for ten minutes only. Please correct it where it stands.',
  ],
  step_taken_back: [409, 'This was taken back already.'],
  step_overtaken: [
    409,
    '{what}. This can no longer be taken back; please correct it where it stands.',
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
  staff_email_taken: [409, 'A staff account with this email address exists already.'],
  last_owner: [409, 'This is the only owner. Please make somebody else an owner first.'],
  downloads_busy: [
    503,
    'Two tables are being downloaded already. Please try again when they are done.',
  ],
  nothing_to_pay_back: [409, 'Nothing is left to pay back here.'],
  total_price_disagrees: [
    422,
    'The total price must be the price per tiffin times the number of tiffins: {expected}.',
  ],
  due_changed: [
    409,
    'What is due here has changed: it is {owed} by now, not {due}. Please close this, look at the stop again, and take no more than it says.',
  ],
  received_in_future: [
    422,
    'Please choose today or an earlier day: money counts once it is there.',
  ],
  // The desk asks in the dialog, and says `longAgo` when it is meant.
  received_long_ago: [409, '{what}'],
  amount_disagrees: [422, 'Paying back more than was paid is not possible. At most {most}.'],
  // The desk asks in the dialog, and says `beyondDue` when it is meant.
  beyond_due: [
    409,
    'This is {more} more than is due. Please confirm that it goes back all the same.',
  ],
} as const satisfies ErrorCatalogue;
