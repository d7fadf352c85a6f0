import { type Kysely, sql } from 'kysely';
import { sweepRemovedMembers } from '#db/account/household-members.ts';
import { sweepReminders } from '#db/account/reminders.ts';
import { sweepSignInLog } from '#db/account/sign-in-attempts.ts';
import { queueMailFileDeletion } from '#db/kitchen/mails.ts';
import { sweepPendingSteps } from '#db/kitchen/second-factor.ts';
import { sweepSkipLinks } from '#db/tiffin/skip-links.ts';
import type { DB } from '#db/types.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { sweepStepChanges } from './kitchen/desk-steps.ts';

const hoursBefore = (now: Temporal.Instant, hours: number) => now.subtract({ hours });

/** A message of the contact page, and the mails about it, live for a year after it is done with. */
const MESSAGE_HOURS = 365 * 24;

/** Where an account has signed in from is forgotten when it has not for a year. */
const SIGN_IN_NETWORK_HOURS = 365 * 24;

/** So long the audit log tells who signed in from where. */
const SIGN_IN_LOG_HOURS = 365 * 24;

/** Gateways tell for a week what they could not get rid of before; by then nothing from before a START comes. */
const OPT_IN_HOURS = 14 * 24;

/** What somebody was reminded of is over by then. */
const REMINDER_HOURS = 90 * 24;

/** Until then a step of the desk that names somebody who was removed can still be undone. */
const REMOVED_MEMBER_HOURS = 24;

/** A week with a menu of its own stays so many days after its Sunday; then its dishes are free. */
const PAST_WEEK_DAYS = 30;

/** Counts of visits stay for two years, so that a month can be compared with the year before. */
const PAGE_VIEW_DAYS = 2 * 366;

/**
 * Deletes what has outlived its use: replayed answers after a day, counts, dead sessions and links,
 * what steps of the desk wrote once they cannot be undone, menus of certain weeks that were over
 * a month ago, counts of visits after two years, where accounts signed in from more than a year ago
 * (in the audit log too), when somebody answered START, people who were taken out of their household and are named nowhere, and
 * messages that were answered or put aside a year ago.
 */
export async function sweepOldRows(db: Kysely<DB>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', hoursBefore(now, 24)).execute();
  await db.deleteFrom('limited_calls').where('ends_at', '<', now).execute();
  await db.deleteFrom('sign_in_failures').where('at', '<', hoursBefore(now, 48)).execute();
  await db
    .deleteFrom('sign_in_addresses')
    .where('last_at', '<', hoursBefore(now, SIGN_IN_NETWORK_HOURS))
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await sweepPendingSteps(db, now);
  await db.deleteFrom('email_codes').where('created_at', '<', hoursBefore(now, 24)).execute();
  await db.deleteFrom('google_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('inquiry_access').where('expires_at', '<', now).execute();
  await db.deleteFrom('account_invitations').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', hoursBefore(now, 24)).execute();
  await sweepSignInLog(db, hoursBefore(now, SIGN_IN_LOG_HOURS));
  await sweepRemovedMembers(db, hoursBefore(now, REMOVED_MEMBER_HOURS));
  await sweepStepChanges(db, now);
  await sweepSkipLinks(db, dayOf(now));
  await db.deleteFrom('opt_ins').where('at', '<', hoursBefore(now, OPT_IN_HOURS)).execute();
  await sweepReminders(db, hoursBefore(now, REMINDER_HOURS));
  await db
    .deleteFrom('menu_weeks')
    .where('week_start', '<', addDays(dayOf(now), -6 - PAST_WEEK_DAYS))
    .execute();
  const firstCounted = addDays(dayOf(now), -PAGE_VIEW_DAYS);
  await db.deleteFrom('page_views').where('day', '<', firstCounted).execute();
  await db
    .deleteFrom('page_view_months')
    .where('month', '<=', sql<string>`${firstCounted}::date - interval '1 month'`)
    .execute();
  const lastYear = hoursBefore(now, MESSAGE_HOURS);
  await db
    .deleteFrom('contact_messages')
    .where('status', '<>', 'waiting')
    .where('updated_at', '<', lastYear)
    .execute();
  const mails = await db
    .deleteFrom('mails')
    .where('kind', 'in', ['contact_message', 'contact_answer'])
    .where('created_at', '<', lastYear)
    .returning('id')
    .execute();
  await queueMailFileDeletion(
    db,
    mails.map(({ id }) => id),
  );
}
