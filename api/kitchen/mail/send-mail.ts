import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isForPhone, sendToPhone } from '#api/kitchen/gateways/send-to-phone.ts';
import { links } from '#api/kitchen/mail-templates/mail-content.ts';
import { oneLine } from '#api/kitchen/mail-templates/mail-texts.ts';
import { presentLogo, readDocumentSender } from '#api/kitchen/profile.ts';
import type { DocumentSender } from '#api/money/documents/document-details.ts';
import {
  quoteFileName,
  receiptFileName,
  renderQuotePdf,
  renderReceiptPdf,
} from '#api/money/documents/render-pdf.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import type { Job, JobContext } from '#api/platform/queues/job.ts';
import { createThread } from '#api/platform/queues/thread.ts';
import type { MailStatus } from '#contract/kitchen/desk.ts';
import {
  deleteMail,
  findMail,
  hurryMails,
  type MailRow,
  markHandedOver,
  markUnsent,
} from '#db/kitchen/mails.ts';
import { findLogo, readSettings } from '#db/kitchen/settings.ts';
import { isExample, publicProfileOf } from '#domain/kitchen/settings.ts';
import { deleteMailFiles, deliver, isWithoutServer } from './deliver.ts';
import { choiceOf } from './mail-choices.ts';
import type { MailDetails } from './mail-kinds.ts';
import { isDeletedOnceSent, isSecret, type MailKind } from './mail-kinds.ts';
import type { mailCalls } from './mail-thread.ts';
import type { MailSender, RenderedMail, RenderMail, UnsubscribeLink } from './rendered-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const Payload = z.object({ mailId: z.uuid() });

/** What is done with; sending it again puts it back into the queue. */
const HANDED_OVER: readonly MailStatus[] = [
  'sent',
  'delivered',
  'unanswered',
  'kept',
  'withdrawn',
  'to_print',
  'printed',
];

/** The receiving server's word is final: trying again would only annoy it (RFC 5321 4.2.1). */
const isFinal = (error: unknown) => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
};

/** Whether mails may wait that found no server: a process that starts does not know what was before it. */
let someMayWait = true;

/** Until the queue has noted those that failed while the first one got through. */
const NOTED_MS = 1_000;

/** Sorts by time in a folder: `20261118-150000-welcome-1f0c…`. */
const fileName = (row: MailRow) =>
  `${row.created_at.toString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${row.kind}-${row.id}`;

/** A mail as the outbox keeps it: nobody who reads it there can unsubscribe its reader. */
const withoutToken = ({ html, text, ...mail }: RenderedMail, token: string): RenderedMail => ({
  ...mail,
  html: html.replaceAll(token, ''),
  text: text.replaceAll(token, ''),
});

type Mailbox = { name: string; address: string };

/**
 * Where a reply goes; to nobody in particular while the kitchen's address is an example: whoever wrote from the contact page, else the kitchen, also where `MAIL_FROM`
 * is an address that nobody reads. Name and address stay apart, so that a name with commas, brackets
 * or line breaks in it is a name and never an address or a header.
 */
function replyTo<Kind extends MailKind>(
  kind: Kind,
  details: MailDetails[Kind],
  business: MailSender,
): Mailbox | undefined {
  if (kind !== 'contact_message')
    return business.email === null ? undefined : { name: business.name, address: business.email };
  const { name, email } = details as MailDetails['contact_message'];
  return { name: oneLine(name), address: email };
}

type UnsubscribeHeaders = UnsubscribeLink & { token: string; headers: Record<string, string> };

/**
 * How the reader of an optional mail gets no more of them; null for needed mails
 * (docs/rules.md#optional-mails).
 */
async function unsubscribeLinkOf(
  row: MailRow,
  { db, env }: Pick<JobContext, 'db' | 'env'>,
): Promise<UnsubscribeHeaders | null> {
  const choice = choiceOf(row.kind as MailKind, row.details as object);
  const { customer_id: customerId, inquiry_id: inquiryId } = row;
  const whose = customerId ? { customerId } : inquiryId ? { inquiryId } : null;
  if (!choice || !whose) return null;
  const secret = await readSigningSecret(db, env.secret);
  const token = unsubscribeToken(secret, { choice, ...whose });
  return {
    choice,
    token,
    url: env.publicUrl + links.unsubscribe(token),
    // RFC 2369 and RFC 8058: mail programs show a button of their own, which posts to the API.
    headers: {
      'List-Unsubscribe': `<${env.publicUrl}/api/v1/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

type Details = MailDetails[MailKind];
type MailAttachment = { fileName: string; render: (sender: DocumentSender) => Promise<Buffer> };

/** What goes along with a mail: the quote or the receipt that its details hold. */
function attachedTo(details: Details): MailAttachment[] {
  if ('quote' in details) {
    const { quote } = details;
    return [{ fileName: quoteFileName(quote), render: (sender) => renderQuotePdf(quote, sender) }];
  }
  if ('receipt' in details && details.receipt) {
    const { receipt } = details;
    return [
      { fileName: receiptFileName(receipt), render: (sender) => renderReceiptPdf(receipt, sender) },
    ];
  }
  return [];
}

/** What the attachments of a mail are called. */
export const attachmentNames = (details: Details): string[] =>
  attachedTo(details).map(({ fileName }) => fileName);

/** The attachments of a mail, made when it is sent: the outbox keeps what they say, not the files. */
async function attachmentsOf(details: Details, readSender: () => Promise<DocumentSender>) {
  const attached = attachedTo(details);
  if (attached.length === 0) return [];
  const sender = await readSender();
  return Promise.all(
    attached.map(async ({ fileName, render }) => ({
      filename: fileName,
      content: await render(sender),
      contentType: 'application/pdf',
    })),
  );
}

/**
 * The job that sends one mail of the outbox, by its channel; what has nowhere to go is written and waits
 * to be printed. A mail that is sent, withdrawn, or gone with its customer, is left alone; one whose
 * customer leaves while it is written leaves no file behind, nor does their last one. Should the program
 * die between the server's yes and our note of it, the mail goes out again under the same Message-ID,
 * which receivers recognise. The first that gets through after an outage has all others tried again, of
 * which each would wait for as long again as it has waited.
 */
export const sendMailWith =
  (render: RenderMail): Job =>
  async (payload, ctx) => {
    const { db, env, now, isLastTry } = ctx;
    const { mailId } = z.parse(Payload, payload);
    const row = await findMail(db, mailId);
    if (!row || HANDED_OVER.includes(row.status)) return;
    let isSent = false;
    try {
      const profile = await readSettings(db, 'business');
      const logo = presentLogo(await findLogo(db));
      const business = { ...publicProfileOf(profile), logo, publicUrl: env.publicUrl };
      const kind = row.kind as MailKind;
      const details = row.details as MailDetails[typeof kind];
      const unsubscribe = await unsubscribeLinkOf(row, ctx);
      const mail = await render(kind, details, business, unsubscribe);
      if (row.to_address === null) {
        await markHandedOver(db, row.id, mail, { to: 'to_print', at: now, keep: true });
        return;
      }
      if (isForPhone(row.channel)) {
        await sendToPhone(ctx, { ...row, channel: row.channel }, mail);
        return;
      }
      const outgoing = {
        ...mail,
        messageId: `<${row.id}@${new URL(env.publicUrl).hostname}>`,
        date: new Date(row.created_at.epochMilliseconds),
        from: env.mailFrom ?? { name: profile.name, address: profile.email },
        to: { name: '', address: row.to_address },
        replyTo: replyTo(kind, details, business),
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribe?.headers },
        attachments: await attachmentsOf(details, () => readDocumentSender(db)),
      };
      const isToNobody = row.to_address === profile.email && isExample(profile.email);
      const to = await deliver(
        isToNobody ? { ...env, smtpUrl: undefined } : env,
        outgoing,
        fileName(row),
      );
      const kept = unsubscribe ? withoutToken(mail, unsubscribe.token) : mail;
      const isDeleted = isDeletedOnceSent(kind);
      if (isDeleted) await deleteMail(db, row.id);
      const handedOver = { to, at: now, keep: !isSecret(kind) };
      const isNoted = !isDeleted && (await markHandedOver(db, row.id, kept, handedOver));
      if (!isNoted) await deleteMailFiles(env, [row.id]);
      isSent = to === 'sent';
    } catch (error) {
      if (isWithoutServer(error)) someMayWait = true;
      const forGood = isLastTry || isFinal(error);
      if (forGood && isDeletedOnceSent(row.kind)) await deleteMail(db, row.id);
      else await markUnsent(db, row.id, (error as Error).message, forGood);
      if (!isFinal(error)) throw error;
    }
    if (!isSent || !someMayWait) return;
    someMayWait = false;
    await pause(NOTED_MS);
    await hurryMails(db);
  };

const call = createThread<typeof mailCalls>(new URL('./mail-thread.ts', import.meta.url));

/** Renders a mail with the built templates, on a thread of its own: it takes milliseconds. */
export const builtTemplates: RenderMail = (kind, details, business, unsubscribe) =>
  call('render', kind, details, business, unsubscribe);
