import { SECRET_MAILS } from '#db/platform/mails.ts';

/** Tables of which no backup has a row, and none comes back from an older one that has. */
export const LEFT_OUT = {
  secrets: 'the key that signs sessions, addresses of calendars and links in mails',
  sessions: 'whoever is signed in',
  idempotency_keys: 'keys of calls, and what they were answered',
  password_resets: 'links that set a password',
  email_codes: 'codes that prove an address',
  staff_pending_steps: 'halves of a sign-in at the desk',
  desk_step_changes: 'rows of these tables as they were for ten minutes',
} as const;

/** A mail that waits with a link or a code in it. */
export const HOLDS_SECRET = `status IN ('queued', 'failed') AND kind IN (${SECRET_MAILS.map((kind) => `'${kind}'`).join(', ')})`;

export const isLeftOut = (table: string): boolean => Object.hasOwn(LEFT_OUT, table);

/** Which rows of a table a backup has. */
export const keptOf = (table: string): string =>
  table === 'mails' ? `NOT (${HOLDS_SECRET})` : 'true';
