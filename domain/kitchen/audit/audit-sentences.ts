/**
 * What is done at the desk, in the words of whoever did it: by what it is done to, each action as a
 * sentence in which `…` stands for the thing. `one` is the thing where it has no name, `many` several.
 * The audit log takes nothing that is not said here, so another action is one more line.
 */
const AUDIT_SENTENCES = {
  'tiffin-orders': {
    one: 'a tiffin order',
    many: 'tiffin orders',
    did: {
      book: 'Booked … by phone',
      accept: 'Accepted …',
      decline: 'Declined …',
      confirm: 'Confirmed …',
      prepare: 'Began to cook …',
      dispatch: 'Sent out …',
      deliver: 'Delivered …',
      fail: 'Could not hand over …',
      'decide-credit': 'Decided about the credit of …',
      skip: 'Skipped …',
      unskip: 'Took back the skip of …',
      cancel: 'Cancelled …',
      update: 'Changed …',
      correct: 'Corrected …',
    },
  },
  'snack-orders': {
    one: 'a snack order',
    many: 'snack orders',
    did: {
      place: 'Wrote down … by phone',
      confirm: 'Confirmed …',
      prepare: 'Began to prepare …',
      ready: 'Made ready …',
      deliver: 'Handed over …',
      fail: 'Could not hand over …',
      retry: 'Chose to bring … again',
      cancel: 'Cancelled …',
      update: 'Changed the notes of …',
      correct: 'Corrected …',
      'nothing-to-pay-back': 'Settled without paying what was to be paid back for …',
    },
  },
  subscriptions: {
    one: 'a subscription',
    many: 'subscriptions',
    did: {
      create: 'Wrote down … by phone',
      approve: 'Approved …',
      'approve-unpaid': 'Approved before it was paid: …',
      decline: 'Declined …',
      update: 'Changed …',
      pause: 'Paused …',
      'call-off-pause': 'Called off the pause of …',
      resume: 'Resumed …',
      cancel: 'Cancelled …',
      correct: 'Corrected …',
      'adjust-credits': 'Changed the credits of …',
      'set-pattern': 'Set the weekly pattern of …',
      'stop-pattern': 'Stopped the weekly pattern of …',
      'align-diet': 'Settled which diet holds for …',
      'change-member': 'Changed who it is for: …',
      'nothing-to-pay-back': 'Settled without paying what was to be paid back for …',
    },
  },
  payments: {
    one: 'a payment',
    many: 'payments',
    did: { create: 'Recorded …', correct: 'Took out …' },
  },
  'catering-inquiries': {
    one: 'a catering inquiry',
    many: 'catering inquiries',
    did: {
      create: 'Wrote down … by phone',
      contact: 'Called about …',
      quote: 'Sent a quote for …',
      'set-clock': 'Set the time of …',
      'set-diets': 'Wrote down what the guests eat of …',
      accept: 'Accepted the quote of …',
      complete: 'Completed …',
      cancel: 'Cancelled …',
      update: 'Changed the notes of …',
      correct: 'Corrected …',
      'nothing-to-pay-back': 'Settled without paying what was to be paid back for …',
    },
  },
  customers: {
    one: 'a customer',
    many: 'customers',
    did: {
      create: 'Wrote down a new customer: …',
      update: 'Changed the account of …',
      disable: 'Disabled the account of …',
      enable: 'Enabled the account of …',
      'set-channel': 'Wrote down how to reach …',
      'note-stop': 'Noted that no more messages should go to …',
      'note-start': 'Noted that messages may go again to …',
      'set-offers': 'Wrote down what was said about offers by …',
      'sign-out': 'Signed out everywhere: …',
      'tell-apart':
        'Noted that they are two people: … and somebody with the same number, address or name',
      merge: 'Merged two accounts into one: …',
      'add-member': 'Added somebody to the household of …',
      'change-member': 'Changed somebody in the household of …',
      'remove-member': 'Took somebody out of the household of …',
      invite: 'Made an invitation for …',
      anonymise: 'Anonymised …',
      'sign-in': 'Signed in at the shop: …',
      'sign-in-failed': 'Gave a wrong password at the shop: …',
      'sign-in-disabled': 'Gave the right password of a disabled account at the shop: …',
      'sign-in-unknown': 'Tried to sign in at the shop with an address that has no account',
    },
  },
  broadcasts: {
    one: 'a broadcast',
    many: 'broadcasts',
    did: {
      create: 'Wrote to many: …',
      stop: 'Stopped what had not gone out of …',
      tell: 'Noted who was told by hand: …',
    },
  },
  imports: {
    one: 'a sheet of customers',
    many: 'sheets of customers',
    did: { create: 'Imported …' },
  },
  'sheet-imports': { one: 'a sheet', many: 'sheets', did: { create: 'Imported …' } },
  'kitchen-days': {
    one: 'a past day',
    many: 'past days',
    did: { 'close-day': 'Closed …: what was still open counts as delivered' },
  },
  closures: {
    one: 'some days',
    many: 'closures',
    did: {
      create: 'Closed the kitchen on …',
      update: 'Changed when the kitchen is closed: …',
      delete: 'Opened the kitchen again on …',
    },
  },
  'contact-messages': {
    one: 'a message',
    many: 'messages',
    did: {
      answer: 'Answered …',
      dismiss: 'Dismissed …',
      'mark-answered': 'Marked as answered: …',
      reopen: 'Opened again: …',
      'update-notes': 'Changed the note on …',
    },
  },
  'plan-groups': {
    one: 'a plan',
    many: 'plans',
    did: { create: 'Added …', update: 'Changed …', delete: 'Deleted …' },
  },
  snacks: {
    one: 'a snack',
    many: 'snacks',
    did: {
      create: 'Added …',
      update: 'Changed …',
      delete: 'Deleted …',
      'sold-out': 'Marked as sold out: …',
      'back-on-sale': 'Put back on sale: …',
      reorder: 'Arranged the snacks anew',
      'set-photo': 'Gave a photo to …',
      'remove-photo': 'Took away the photo of …',
    },
  },
  dishes: {
    one: 'a dish',
    many: 'dishes',
    did: {
      create: 'Added …',
      update: 'Changed …',
      delete: 'Deleted …',
      'set-photo': 'Gave a photo to …',
      'remove-photo': 'Took away the photo of …',
    },
  },
  'weekly-menus': {
    one: 'a week of the menu',
    many: 'weeks of the menu',
    did: {
      create: 'Added …',
      update: 'Changed …',
      delete: 'Deleted …',
      'serve-this-week': 'Chose to serve now …',
    },
  },
  'catering-options': {
    one: 'a dish of the catering menu',
    many: 'dishes of the catering menu',
    did: { create: 'Added …', update: 'Changed …', delete: 'Deleted …' },
  },
  blogs: {
    one: 'a post',
    many: 'posts',
    did: {
      create: 'Wrote …',
      update: 'Changed …',
      delete: 'Deleted …',
      unpublish: 'Took out of the shop: …',
      'set-photo': 'Gave a photo to …',
      'remove-photo': 'Took away the photo of …',
    },
  },
  'blog-categories': {
    one: 'a category of the blog',
    many: 'categories of the blog',
    did: { create: 'Added …', update: 'Changed …', delete: 'Deleted …' },
  },
  'weekly-timings': {
    one: 'a weekday',
    many: 'weekdays',
    did: { update: 'Changed the opening hours of …' },
  },
  settings: {
    one: 'the settings',
    many: 'settings',
    did: {
      update: 'Changed …',
      test: 'Tried out … with a message',
      'set-photo': 'Gave the kitchen a logo',
      'remove-photo': 'Took away the kitchen’s logo',
    },
  },
  'first-day': {
    one: 'a line of the first-day list',
    many: 'lines of the first-day list',
    did: { 'look-at': 'Found right as it is: …', 'look-again': 'Wants to look again at …' },
  },
  staff: {
    one: 'somebody of the staff',
    many: 'accounts of the staff',
    did: {
      create: 'Added an account for …',
      update: 'Changed the account of …',
      'change-password': 'Chose a new password: …',
      'sign-out': 'Signed out everywhere: …',
      'add-totp': 'Added the code of an app as a second factor: …',
      'remove-totp': 'Took away the code of an app as a second factor: …',
      'add-passkey': 'Added a passkey as a second factor: …',
      'remove-passkey': 'Took away a passkey: …',
      'renew-recovery-codes': 'Made new recovery codes: …',
      'sign-in': 'Signed in at the desk: …',
      'sign-in-failed': 'Gave a wrong password or code at the desk: …',
      'sign-in-disabled': 'Gave the right password of a disabled account at the desk: …',
      'sign-in-half': 'Gave the right password at the desk, and was asked for the second factor: …',
      'sign-in-unknown': 'Tried to sign in at the desk with an address that has no account',
    },
  },
  mails: { one: 'a mail', many: 'mails', did: { resend: 'Sent once more: …', print: 'Printed …' } },
  'audit-log': { one: 'the audit log', many: 'the audit log', did: {} },
} as const satisfies Record<
  string,
  { one: string; many: string; did: Readonly<Record<string, string>> }
>;

/** What can be done with anything that has a list or a step. */
const ANYWHERE = { download: 'Downloaded a table of …', 'take-back': 'Took back: …' } as const;

type Table = typeof AUDIT_SENTENCES;

/** What something is done to, by its name in the desk's paths. */
export type AuditResource = keyof Table;

/** What can be done to it; what is not in the table cannot be written into the audit log. */
export type AuditAction<Resource extends AuditResource> =
  | (keyof Table[Resource]['did'] & string)
  | keyof typeof ANYWHERE;

/** An action together with what it is done to. */
export type AuditedAct = {
  [Resource in AuditResource]: { resource: Resource; action: AuditAction<Resource> };
}[AuditResource];

/** Every resource that is spoken of, in the order of the desk. */
export const AUDIT_RESOURCES = Object.keys(AUDIT_SENTENCES) as AuditResource[];

const isKnown = (resource: string): resource is AuditResource =>
  Object.hasOwn(AUDIT_SENTENCES, resource);

/** What a resource is called: `tiffin orders`. */
export const resourceLabel = (resource: string): string =>
  isKnown(resource) ? AUDIT_SENTENCES[resource].many : resource.replaceAll('-', ' ');

/** One thing of a resource, without its name: `a tiffin order`. */
export const thingLabel = (resource: string): string =>
  isKnown(resource) ? AUDIT_SENTENCES[resource].one : resource.replaceAll('-', ' ');

/** An action at the desk; one that undoes another names it in what was written down with it. */
type DoneAct = {
  resource: string;
  action: string;
  after?: Readonly<Record<string, unknown>> | null;
};

const begin = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const goOn = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function patternOf({ resource, action, after }: DoneAct): string {
  if (action === 'take-back' && typeof after?.takenBack === 'string')
    return `Took back: ${goOn(patternOf({ resource, action: after.takenBack }))}`;
  const did: Readonly<Record<string, string>> = isKnown(resource)
    ? AUDIT_SENTENCES[resource].did
    : {};
  const words = did[action] ?? (ANYWHERE as Readonly<Record<string, string>>)[action];
  // What an earlier version of the desk did, in its own word.
  return words ?? `${begin(action.replaceAll('-', ' '))} …`;
}

/**
 * The sentence around the thing that it was done to, `['Began to cook ', '']`; null for `after`
 * where it is whole without one.
 */
export function sentenceAround(done: DoneAct): [before: string, after: string | null] {
  const [before = '', after = null] = patternOf(done).split('…');
  return [before, after];
}

/** What was done, as a sentence: `Began to cook a tiffin order`, `Began to cook 16 tiffin orders`. */
export function auditSentence(done: DoneAct, names: readonly (string | null)[] = []): string {
  const [before, after] = sentenceAround(done);
  if (after === null) return before;
  const { resource, action } = done;
  if (action === 'download') return `${before}${resourceLabel(resource)}${after}`;
  const [name, ...others] = names;
  const thing =
    others.length > 0
      ? `${names.length} ${resourceLabel(resource)}`
      : (name ?? thingLabel(resource));
  return `${before}${thing}${after}`;
}

/** `Began to cook tiffin TF-2026-0012 of Mon, Nov 23 for Asha Patel`, `Began to cook 16 tiffin orders`. */
export const stepText = (step: {
  action: string;
  resource: string;
  things: readonly { label: string | null }[];
}): string =>
  auditSentence(
    step,
    step.things.map(({ label }) => label),
  );

/** What can be done at the desk, to choose from: `resource.action`, or an action of any resource. */
export const AUDIT_ACTIONS: readonly { id: string; about: string; words: string }[] = [
  { id: 'download', about: 'the desk', words: 'Downloaded a table' },
  { id: 'take-back', about: 'the desk', words: 'Took a step back' },
  ...AUDIT_RESOURCES.flatMap((resource) =>
    Object.keys(AUDIT_SENTENCES[resource].did).map((action) => ({
      id: `${resource}.${action}`,
      about: resourceLabel(resource),
      words: auditSentence({ resource, action }),
    })),
  ),
];

/** What one of the `DOINGS` is told apart by. */
export function auditActionOf(id: string): { resource: string | null; action: string } {
  const at = id.indexOf('.');
  return at < 0
    ? { resource: null, action: id }
    : { resource: id.slice(0, at), action: id.slice(at + 1) };
}

/** The `DOINGS` whose words contain a text. */
export const auditActionsLike = (text: string) =>
  AUDIT_ACTIONS.filter(({ words }) => words.toLowerCase().includes(text.trim().toLowerCase()));
