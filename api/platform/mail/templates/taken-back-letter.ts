import type { MailDetails } from '#api/platform/mail/kinds.ts';
import { type Block, type Write, when, words } from './letter.ts';

/** Which message to disregard, and how things stand now. */
export const takenBack: Write<MailDetails['taken_back']> = (about) => {
  const one = about.messages.length === 1;
  const list = (title: string, items: string[]): Block[] =>
    when(items.length > 0, () => ({ is: 'list', title, items }));
  return {
    subject: one
      ? `Please disregard: ${about.messages[0]}`
      : 'Please disregard what we have just written',
    preview: 'It was sent by mistake. Here is how things stand.',
    heading: 'That was a mistake of ours',
    name: about.name,
    blocks: [
      words(
        'Something was pressed in our kitchen that was not meant, and we have taken it back. We are sorry for the confusion.',
      ),
      ...list(
        one ? 'Please disregard this message' : 'Please disregard these messages',
        about.messages,
      ),
      ...when(about.voidsReceipt, () => words('A receipt that came with it no longer counts.')),
      ...list('How things stand now', about.stands),
      ...(about.money ?? []).map(words),
    ],
    button: null,
    closing: ['Something does not look right? Just reply to this mail.'],
  };
};
