import type { MailDetails } from '#api/platform/mail/kinds.ts';
import { type Block, type Write, when, words } from './letter.ts';

/** What was entered by mistake about something, what is different now, and why. */
export const corrected: Write<MailDetails['corrected']> = (about) => {
  const list = (title: string, items: string[]): Block[] =>
    when(items.length > 0, () => ({ is: 'list', title, items }));
  return {
    subject: `We have corrected ${about.number}`,
    preview: 'Something was entered by mistake. Here is what is different now.',
    heading: 'We have put something right',
    name: about.name,
    blocks: [
      words(`Something about ${about.number} was not as it should be, and is corrected now.`),
      ...list('What is different', about.changes),
      words(`Why: ${about.reason}`),
      ...when(about.voidsReceipt, () => words('Its receipt no longer counts.')),
      ...list('How things stand now', about.stands),
    ],
    button: null,
    closing: ['Something does not look right? Just reply to this mail.'],
  };
};
