import { mailListing } from '#api/platform/mail/desk/list.ts';
import { clockTime } from '#api/platform/http/csv.ts';
import { MAIL_STATUS_WORDS } from '#domain/kitchen/desk-words.ts';
import { download } from './download.ts';

/** The outbox as a table; what the mails say stays in it. */
export const downloadMails = download('mails', mailListing, {
  Written: (row) => clockTime(row.createdAt),
  To: (row) => row.to,
  Subject: (row) => row.subject || row.about,
  Status: (row) => MAIL_STATUS_WORDS[row.status],
  Sent: (row) => (row.sentAt ? clockTime(row.sentAt) : null),
  'What went wrong': (row) => row.lastError,
});
