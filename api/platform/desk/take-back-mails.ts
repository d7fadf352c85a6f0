import { sql, type Transaction } from 'kysely';
import type { StaffWrite } from '#api/core/context.ts';
import { enqueueMail } from '#api/mail/enqueue-mail.ts';
import type { Journalled } from '#db/platform/journal.ts';
import type { DB } from '#db/types.ts';
import { howThingsStand } from './how-things-stand.ts';

type Mail = {
  id: string;
  subject: string;
  sent_at: Temporal.Instant | null;
  customer_id: string | null;
  inquiry_id: string | null;
  details: { name?: string };
};

/**
 * Withdraws the mails of a step that wait; whoever has got one already gets one letter that says
 * which to disregard and how things stand now.
 */
export async function takeBackMails(
  { db }: StaffWrite,
  changes: readonly Journalled[],
): Promise<{ withdrawn: number; corrected: number }> {
  const ids = changes.flatMap(({ relation, after }) =>
    relation === 'mails' && after ? [String(after.id)] : [],
  );
  if (ids.length === 0) return { withdrawn: 0, corrected: 0 };
  const withdrawn = await withdraw(db, ids);
  const sent = (await db
    .selectFrom('mails')
    .where('id', 'in', ids)
    .where('id', 'not in', withdrawn.length > 0 ? withdrawn : [NOBODY])
    .where('status', 'in', ['sent', 'kept', 'queued'])
    .select(['id', 'subject', 'sent_at', 'customer_id', 'inquiry_id', 'details'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()) as unknown as Mail[];
  const byReader = Map.groupBy(sent, (mail) => mail.inquiry_id ?? mail.customer_id);
  for (const mails of byReader.values()) await follow(db, mails);
  return { withdrawn: withdrawn.length, corrected: byReader.size };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Takes mails out of the outbox that nobody sends yet; answers which. One that a worker has in hand
 * is as good as sent.
 */
async function withdraw(db: Transaction<DB>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; in_hand: boolean }>`
    SELECT mail.id, (job.removed).locked_at IS NOT NULL AS in_hand
    FROM mails AS mail, LATERAL (
      SELECT graphile_worker.remove_job('mail:' || mail.id) AS removed) AS job
    WHERE mail.id = ANY(${[...ids]}::uuid[]) AND mail.status = 'queued'`.execute(db);
  const free = rows.filter(({ in_hand }) => !in_hand).map(({ id }) => id);
  if (free.length > 0)
    await db.updateTable('mails').set({ status: 'withdrawn' }).where('id', 'in', free).execute();
  return free;
}

async function follow(db: Transaction<DB>, mails: readonly Mail[]): Promise<void> {
  const [first] = mails;
  if (!first) return;
  const details = {
    name: first.details.name ?? '',
    messages: mails.map(({ subject }) => subject).filter((subject) => subject !== ''),
    stands: await howThingsStand(
      db,
      mails.map(({ details: told }) => told),
    ),
    voidsReceipt: mails.some(({ details: told }) => 'receipt' in told),
  };
  if (first.inquiry_id)
    await enqueueMail(db, { kind: 'taken_back', inquiryId: first.inquiry_id, details });
  else if (first.customer_id)
    await enqueueMail(db, { kind: 'taken_back', customerId: first.customer_id, details });
}
