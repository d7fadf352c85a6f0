import * as z from 'zod/mini';
import type { Job } from '#api/platform/jobs/job.ts';
import { readDocumentSender } from '#api/kitchen/document-sender.ts';
import { presentLogo } from '#api/kitchen/logo.ts';
import { findLogo } from '#db/kitchen/logo.ts';
import { deleteMail, findMail, type MailRow, markHandedOver, markUnsent } from '#db/platform/mails.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { isExample, toldOf } from '#domain/kitchen/examples.ts';
import { attachmentsOf } from './attachments.ts';
import { deliver } from './deliver.ts';
import { forgetLetters } from './forget-letters.ts';
import {
  isSecret,
  leavesNoTrace,
  type MailDetails,
  type MailKind,
  type RenderedMail,
  type RenderMail,
} from './kinds.ts';
import { replyTo } from './reply-to.ts';
import { wayOutOf } from './way-out.ts';

const Payload = z.object({ mailId: z.uuid() });

/** What is done with; sending it again puts it back into the queue. */
const HANDED_OVER = ['sent', 'kept', 'withdrawn'];

/** The receiving server's word is final: trying again would only annoy it (RFC 5321 4.2.1). */
const isFinal = (error: unknown) => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
};

/** Sorts by time in a folder: `20261118-150000-welcome-1f0c…`. */
const fileName = (row: MailRow) =>
  `${row.created_at.toString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${row.kind}-${row.id}`;

/** A mail as the outbox keeps it: nobody who reads it there can unsubscribe its reader. */
const withoutToken = ({ subject, html, text }: RenderedMail, token: string): RenderedMail => ({
  subject,
  html: html.replaceAll(token, ''),
  text: text.replaceAll(token, ''),
});

/**
 * The job that sends one mail of the outbox. A mail that is sent, withdrawn, or gone with its customer,
 * is left alone; one whose customer leaves while it is written leaves no file behind, nor does their
 * last one. Should the program die between the server's yes and our note of it, the mail goes
 * out again under the same Message-ID, which receivers recognise.
 */
export const sendMailWith =
  (render: RenderMail): Job =>
  async (payload, ctx) => {
    const { db, env, now, isLastTry } = ctx;
    const { mailId } = z.parse(Payload, payload);
    const row = await findMail(db, mailId);
    if (!row || HANDED_OVER.includes(row.status)) return;
    try {
      const profile = await readSettings(db, 'business');
      const logo = presentLogo(await findLogo(db));
      const business = { ...toldOf(profile), logo, publicUrl: env.publicUrl };
      const kind = row.kind as MailKind;
      const details = row.details as MailDetails[typeof kind];
      const wayOut = await wayOutOf(row, ctx);
      const mail = await render(kind, details, business, wayOut);
      const letter = {
        ...mail,
        messageId: `<${row.id}@${new URL(env.publicUrl).hostname}>`,
        date: new Date(row.created_at.epochMilliseconds),
        from: env.mailFrom ?? { name: profile.name, address: profile.email },
        to: { name: '', address: row.to_address },
        replyTo: replyTo(kind, details, business),
        headers: { 'Auto-Submitted': 'auto-generated', ...wayOut?.headers },
        attachments: await attachmentsOf(details, () => readDocumentSender(db)),
      };
      const isToNobody = row.to_address === profile.email && isExample(profile.email);
      const to = await deliver(
        isToNobody ? { ...env, smtpUrl: undefined } : env,
        letter,
        fileName(row),
      );
      const kept = wayOut ? withoutToken(mail, wayOut.token) : mail;
      if (leavesNoTrace(kind)) await deleteMail(db, row.id);
      else if (await markHandedOver(db, row.id, kept, { to, at: now, keep: !isSecret(kind) }))
        return;
      await forgetLetters(env, [row.id]);
    } catch (error) {
      const forGood = isLastTry || isFinal(error);
      if (forGood && leavesNoTrace(row.kind)) await deleteMail(db, row.id);
      else await markUnsent(db, row.id, (error as Error).message, forGood);
      if (!isFinal(error)) throw error;
    }
  };
