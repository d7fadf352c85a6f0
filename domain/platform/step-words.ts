/** What was done with something at the desk, by resource and action; its name follows. */
const DONE: Record<string, Record<string, string>> = {
  'tiffin-orders': {
    accept: 'Accepted',
    decline: 'Declined',
    confirm: 'Confirmed',
    prepare: 'Prepared',
    dispatch: 'Dispatched',
    deliver: 'Delivered',
    fail: 'Not delivered:',
    skip: 'Skipped',
    unskip: 'Took the skip back of',
    cancel: 'Cancelled',
    update: 'Changed',
    correct: 'Corrected',
  },
  'snack-orders': {
    confirm: 'Confirmed',
    prepare: 'Started preparing',
    ready: 'Made ready',
    deliver: 'Handed over',
    fail: 'Not handed over:',
    cancel: 'Cancelled',
    correct: 'Corrected',
  },
  subscriptions: {
    approve: 'Approved',
    'approve-unpaid': 'Approved before it was paid:',
    decline: 'Declined',
    pause: 'Paused',
    'call-off-pause': 'Called off the pause of',
    resume: 'Resumed',
    cancel: 'Cancelled',
    correct: 'Reinstated',
    'adjust-credits': 'Changed the credits of',
    'nothing-to-pay-back': 'Settled what was to be paid back for',
  },
  payments: {
    create: 'Recorded a payment for',
    correct: 'Took out a payment for',
  },
  'catering-inquiries': {
    contact: 'Called about',
    quote: 'Sent a quote for',
    accept: 'Accepted the quote of',
    complete: 'Completed',
    cancel: 'Cancelled',
    correct: 'Corrected',
  },
  closures: {
    create: 'Closed the kitchen:',
    update: 'Changed when the kitchen is closed:',
    delete: 'Opened the kitchen again on days that were closed',
  },
  'kitchen-days': { 'close-day': 'Closed a past day' },
  'contact-messages': {
    dismiss: 'Dismissed a message',
    'mark-answered': 'Marked a message as answered',
    reopen: 'Opened a message again',
  },
  customers: { disable: 'Disabled an account', enable: 'Enabled an account' },
  snacks: { 'sold-out': 'Sold out for today:', 'back-on-sale': 'Back on sale:' },
};

const NOUNS: Record<string, string> = {
  'tiffin-orders': 'tiffin orders',
  'snack-orders': 'snack orders',
};

/** A thing that something was done with, by its number or name where it has one. */
type Thing = { label: string | null };

/** `Prepared TF-2026-0012`, `Prepared 16 tiffin orders`, `Dismissed a message`. */
export function stepWords(step: {
  action: string;
  resource: string;
  things: readonly Thing[];
}): string {
  const done = DONE[step.resource]?.[step.action] ?? step.action.replaceAll('-', ' ');
  const [first, ...others] = step.things;
  if (others.length > 0) return `${done} ${step.things.length} ${NOUNS[step.resource] ?? 'things'}`;
  return first?.label ? `${done} ${first.label}` : done.replace(/:$/, '');
}

/** `9 min left`; in the last one `less than a minute left`. */
export function timeLeftWords(until: string, nowMs: number): string {
  const minutes = Math.floor((Date.parse(until) - nowMs) / 60_000);
  return minutes < 1 ? 'less than a minute left' : `${minutes} min left`;
}
