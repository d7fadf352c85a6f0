import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { plural } from '#domain/platform/plural.ts';
import {
  type Block,
  factBlock,
  includeIf,
  links,
  type MailTemplate,
  noteBlock,
  paragraph,
} from './mail-content.ts';
import { oneLine } from './mail-texts.ts';

/** What was entered by mistake about something, what is different now, and why. */
export const corrected: MailTemplate<MailDetails['corrected']> = (about) => {
  const list = (title: string, items: string[]): Block[] =>
    includeIf(items.length > 0, () => ({ is: 'list', title, items }));
  return {
    subject: `We have corrected ${about.number}`,
    preview: 'Something was entered by mistake. Here is what is different now.',
    onPhone: `we have corrected ${about.number}. ${[...about.changes, ...about.stands].join('. ')}`,
    heading: 'We have put something right',
    name: about.name,
    blocks: [
      paragraph(`Something about ${about.number} was not as it should be, and is corrected now.`),
      ...list('What is different', about.changes),
      paragraph(`Why: ${about.reason}`),
      ...includeIf(about.voidsReceipt, () => paragraph('Its receipt no longer counts.')),
      ...list('How things stand now', about.stands),
    ],
    button: null,
    closing: ['Something does not look right? Just reply to this mail.'],
  };
};

/** Which message to disregard, and how things stand now. */
export const takenBack: MailTemplate<MailDetails['taken_back']> = (about) => {
  const one = about.messages.length === 1;
  const list = (title: string, items: string[]): Block[] =>
    includeIf(items.length > 0, () => ({ is: 'list', title, items }));
  return {
    subject: one
      ? `Please disregard: ${about.messages[0]}`
      : 'Please disregard what we have just written',
    preview: 'It was sent by mistake. Here is how things stand.',
    onPhone: `please disregard ${one ? `“${about.messages[0]}”` : 'what we have just written'}: it was a mistake of ours. ${about.stands.join('. ')}`,
    heading: 'That was a mistake of ours',
    name: about.name,
    blocks: [
      paragraph(
        'Something was pressed in our kitchen that was not meant, and we have taken it back. We are sorry for the confusion.',
      ),
      ...list(
        plural(
          about.messages.length,
          'Please disregard this message',
          'Please disregard these messages',
        ),
        about.messages,
      ),
      ...includeIf(about.voidsReceipt, () =>
        paragraph('A receipt that came with it no longer counts.'),
      ),
      ...list('How things stand now', about.stands),
      ...(about.money ?? []).map(paragraph),
    ],
    button: null,
    closing: ['Something does not look right? Just reply to this mail.'],
  };
};

/** To the kitchen: what somebody wrote from the contact page, word for word. */
export const contactMessage: MailTemplate<MailDetails['contact_message']> = (message) => ({
  subject: `${message.name} writes: ${message.subject}`,
  preview: oneLine(message.message),
  heading: 'A message from the contact page',
  name: '',
  blocks: [
    factBlock([
      ['From', oneLine(message.name)],
      ['E-mail', oneLine(message.email)],
      ['Subject', oneLine(message.subject)],
    ]),
    ...noteBlock('The message', message.message),
  ],
  button: { label: 'Answer at the desk', path: links.deskMessages },
  closing: [
    'A reply to this mail goes to whoever wrote. Anybody can type any name and address there: be careful with links and with what you are asked for.',
  ],
});

/** To whoever wrote: the kitchen's answer above their own words, and nothing else about anybody. */
export const contactAnswer: MailTemplate<MailDetails['contact_answer']> = (about) => ({
  subject: `Re: ${about.subject}`,
  preview: oneLine(about.answer),
  heading: 'Thank you for writing to us',
  name: about.name,
  blocks: [
    ...about.answer
      .trim()
      .split(/\n\s*\n/)
      .map(paragraph),
    ...noteBlock('You wrote', about.message),
  ],
  button: null,
  closing: ['Something is still open? Just reply to this mail.'],
});

/** What the kitchen has written to many at once, in its own words. */
export const broadcast: MailTemplate<MailDetails['broadcast_service']> = ({
  name,
  subject,
  text,
}) => ({
  subject,
  preview: text,
  onPhone: text,
  heading: subject,
  name,
  blocks: text.split(/\n\s*\n/).map(paragraph),
  button: null,
  closing: [],
});
