import type { Selectable } from 'kysely';
import { attachmentNames } from '#api/platform/mail/attachments.ts';
import { mailKindWords } from '#api/platform/mail/kind-words.ts';
import { isSecret, type MailDetails, type MailKind } from '#api/platform/mail/kinds.ts';
import type { Listing } from '#api/platform/desk/listing.ts';
import type { AdminMail } from '#contract/kitchen/desk/desk.ts';
import { containing } from '#db/platform/like.ts';
import type { DB } from '#db/types.ts';

type MailRow = Selectable<DB['mails']>;

/** A mail for the desk; one that opens something to its reader shows neither body. */
export function presentMail(row: MailRow, withBody: boolean): AdminMail {
  const shown = withBody && !isSecret(row.kind);
  return {
    id: row.id,
    kind: row.kind,
    about: mailKindWords(row.kind),
    to: row.to_address,
    customerId: row.customer_id,
    subject: row.subject,
    html: shown ? row.html : null,
    text: shown ? row.text : null,
    attachments: attachmentNames(row.details as MailDetails[MailKind]),
    status: row.status as AdminMail['status'],
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toString(),
    sentAt: row.sent_at?.toString() ?? null,
  };
}

/** The outbox; without what the mails say. */
export const mailListing: Listing<'mails', MailRow, AdminMail> = {
  sorts: { createdAt: 'created_at' },
  tieBreak: 'id',
  wanted(db, query) {
    let wanted = db.selectFrom('mails').selectAll();
    if (query.status) wanted = wanted.where('status', '=', query.status);
    if (query.kind) wanted = wanted.where('kind', '=', query.kind);
    if (query.customerId) wanted = wanted.where('customer_id', '=', query.customerId);
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([where('to_address', 'ilike', pattern), where('subject', 'ilike', pattern)]),
      );
    }
    return wanted;
  },
  show: (_read, rows) => rows.map((row) => presentMail(row, false)),
};
