import { type Kysely, type Selectable, sql } from 'kysely';
import { recordAudit } from '#api/audit/record-audit.ts';
import { handlers, ok, paginate } from '#api/core/handler.ts';
import { attachmentNames } from '#api/mail/attachments.ts';
import { isSecret, type MailDetails, type MailKind } from '#api/mail/kinds.ts';
import { type AdminMail, adminMails } from '#contract/admin/desk.ts';
import { refuse } from '#contract/refusal.ts';
import { containing } from '#db/like.ts';
import { MAIL_TRIES } from '#db/mails.ts';
import { takePage } from '#db/page.ts';
import type { DB } from '#db/types.ts';

/** A mail for the desk; one that opens something to its reader shows neither body. */
function present(row: Selectable<DB['mails']>, withBody: boolean): AdminMail {
  const shown = withBody && !isSecret(row.kind);
  return {
    id: row.id,
    kind: row.kind,
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

const findMail = (db: Kysely<DB>, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export const adminMailHandlers = handlers(adminMails, {
  list: async (ctx, { query }) => {
    let wanted = ctx.db.selectFrom('mails').selectAll();
    if (query.status) wanted = wanted.where('status', '=', query.status);
    if (query.kind) wanted = wanted.where('kind', '=', query.kind);
    if (query.customerId) wanted = wanted.where('customer_id', '=', query.customerId);
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([where('to_address', 'ilike', pattern), where('subject', 'ilike', pattern)]),
      );
    }
    const { rows, total } = await takePage(wanted, query, 'created_at', 'id');
    return ok(
      rows.map((row) => present(row, false)),
      { pagination: paginate(query, total) },
    );
  },
  read: async (ctx, { params }) => {
    const row = await findMail(ctx.db, params.id);
    return row ? present(row, true) : refuse('not_found');
  },
  resend: async (ctx, { params }) => {
    const row = await findMail(ctx.db, params.id);
    if (!row) return refuse('not_found');
    if (isSecret(row.kind)) {
      return refuse('action_not_allowed', { status: 'a mail with a secret link' });
    }
    await ctx.db
      .updateTable('mails')
      .set({ status: 'queued', last_error: null })
      .where('id', '=', row.id)
      .execute();
    await sql`SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', ${row.id}::text),
      max_attempts => ${MAIL_TRIES}::int, job_key => 'mail:' || ${row.id}::text)`.execute(ctx.db);
    await recordAudit(ctx, { action: 'resend', resource: 'mails', id: row.id });
    return present({ ...row, status: 'queued', last_error: null }, true);
  },
});
