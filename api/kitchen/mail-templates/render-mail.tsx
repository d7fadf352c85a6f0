import { render } from 'react-email';
import type { MailSender, RenderMail, UnsubscribeLink } from '#api/kitchen/mail/rendered-mail.ts';
import { plainForSms } from '#domain/kitchen/sms-text.ts';
import type { Block, MailContent } from './mail-content.ts';
import { MailPage } from './mail-page.tsx';
import { greeting, oneLine, phoneText, subjectLine, whyThisCame } from './mail-texts.ts';
import { contentOfMail } from './templates.ts';

function blockText(block: Block): string {
  switch (block.is) {
    case 'words':
    case 'code':
      return block.text;
    case 'facts':
    case 'sums':
      return block.facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n');
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'note':
      return `${block.title}:\n${block.text}`;
    case 'ways':
      return [`${block.title}:`, ...block.ways.map((way) => `- ${way.name}: ${way.details}`)].join(
        '\n',
      );
  }
}

/** What a mail says, as its plain-text part: the same content in the same order. */
export function plainText(
  content: MailContent,
  business: MailSender,
  wayOut: UnsubscribeLink | null,
): string {
  return [
    content.heading,
    greeting(content.name),
    ...content.blocks.map(blockText),
    ...(content.button
      ? [`${content.button.label}:\n${business.publicUrl}${content.button.path}`]
      : []),
    ...content.closing,
    `Warmly,\n${business.name}`,
    [
      '-- ',
      [business.name, business.phone && phoneText(business.phone), business.email]
        .filter(Boolean)
        .join(', '),
      ...(business.address ? [oneLine(business.address)] : []),
      `We answer ${business.supportHours}.`,
      ...(wayOut ? ['', whyThisCame(wayOut.choice), `Unsubscribe: ${wayOut.url}`] : []),
      '',
    ].join('\n'),
  ].join('\n\n');
}

/** What a mail says on a phone: who writes, what an inbox would show of it, and what the kitchen added itself. */
export function shortText(content: MailContent, business: MailSender): string {
  const { subject, preview } = content;
  const said = content.onPhone ?? `${subject}${/[.!?]$/.test(subject) ? '' : '.'} ${preview}`;
  const notes = content.blocks.flatMap((block) => (block.is === 'note' ? [block.text] : []));
  return plainForSms(oneLine(`${business.name}: ${[said, ...notes].join(' ')}`));
}

/**
 * Makes a mail from its kind and details: a subject on one line, and HTML and plain text that say
 * the same.
 */
export const renderMail: RenderMail = async (kind, details, business, wayOut) => {
  const content = contentOfMail(kind, details, business);
  return {
    subject: subjectLine(content.subject),
    html: await render(<MailPage business={business} content={content} wayOut={wayOut} />),
    text: plainText(content, business, wayOut),
    short: shortText(content, business),
  };
};
