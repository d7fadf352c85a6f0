import * as z from 'zod/mini';
import type { Job } from '#api/jobs/job.ts';
import { findMail, type MailRow, markSent, markUnsent } from '#db/mails.ts';
import { readSettings } from '#db/settings.ts';
import { attachmentsOf } from './attachments.ts';
import { deliver } from './deliver.ts';
import { isSecret, type MailDetails, type MailKind, type RenderMail } from './kinds.ts';
import { replyTo } from './reply-to.ts';

const Payload = z.object({ mailId: z.uuid() });

/** The receiving server's word is final: trying again would only annoy it (RFC 5321 4.2.1). */
const isFinal = (error: unknown) => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
};

/** Sorts by time in a folder: `20261118-150000-welcome-1f0c…`. */
const fileName = (row: MailRow) =>
  `${row.created_at.toString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${row.kind}-${row.id}`;

/**
 * The job that sends one mail of the outbox. A mail that is sent, or that is gone with its customer,
 * is left alone. Should the program die between the server's yes and our note of it, the mail goes
 * out again under the same Message-ID, which receivers recognise.
 */
export const sendMailWith =
  (render: RenderMail): Job =>
  async (payload, { db, env, now, isLastTry }) => {
    const { mailId } = z.parse(Payload, payload);
    const row = await findMail(db, mailId);
    if (!row || row.status === 'sent') return;
    try {
      const business = { ...(await readSettings(db, 'business')), publicUrl: env.publicUrl };
      const kind = row.kind as MailKind;
      const details = row.details as MailDetails[typeof kind];
      const mail = await render(kind, details, business);
      const letter = {
        ...mail,
        messageId: `<${row.id}@${new URL(env.publicUrl).hostname}>`,
        date: new Date(row.created_at.epochMilliseconds),
        from: env.mailFrom ?? { name: business.name, address: business.email },
        to: { name: '', address: row.to_address },
        replyTo: replyTo(kind, details, business),
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: await attachmentsOf(details, business),
      };
      await deliver(env, letter, fileName(row));
      await markSent(db, row.id, mail, { at: now, keep: !isSecret(kind) });
    } catch (error) {
      const forGood = isLastTry || isFinal(error);
      await markUnsent(db, row.id, (error as Error).message, forGood);
      if (!isFinal(error)) throw error;
    }
  };
