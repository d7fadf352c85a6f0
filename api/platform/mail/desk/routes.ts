import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { isSecret } from '#api/platform/mail/kinds.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { adminMails } from '#contract/kitchen/desk/desk.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { MAIL_TRIES } from '#db/platform/mails.ts';
import type { DB } from '#db/types.ts';
import { mailListing, presentMail } from './list.ts';

const findMail = (db: Kysely<DB>, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export const adminMailHandlers = handlers(adminMails, {
  list: (ctx, { query }) => pageOf(ctx, mailListing, query),
  read: async (ctx, { params }) => {
    const row = await findMail(ctx.db, params.id);
    return row ? presentMail(row, true) : refuse('not_found');
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
    return presentMail({ ...row, status: 'queued', last_error: null }, true);
  },
});
