import type { MailDetails } from '#api/platform/mail/kinds.ts';
import { facts, note, type Write, words } from './letter.ts';
import { links } from './links.ts';
import { oneLine } from './wording.ts';

/** To the kitchen: what somebody wrote from the contact page, word for word. */
export const contactMessage: Write<MailDetails['contact_message']> = (message) => ({
  subject: `${message.name} writes: ${message.subject}`,
  preview: oneLine(message.message),
  heading: 'A message from the contact page',
  name: '',
  blocks: [
    facts([
      ['From', oneLine(message.name)],
      ['E-mail', oneLine(message.email)],
      ['Subject', oneLine(message.subject)],
    ]),
    ...note('The message', message.message),
  ],
  button: { label: 'Answer at the desk', path: links.deskMessages },
  closing: [
    'A reply to this mail goes to whoever wrote. Anybody can type any name and address there: be careful with links and with what you are asked for.',
  ],
});

/** To whoever wrote: the kitchen's answer above their own words, and nothing else about anybody. */
export const contactAnswer: Write<MailDetails['contact_answer']> = (about) => ({
  subject: `Re: ${about.subject}`,
  preview: oneLine(about.answer),
  heading: 'Thank you for writing to us',
  name: about.name,
  blocks: [
    ...about.answer
      .trim()
      .split(/\n\s*\n/)
      .map(words),
    ...note('You wrote', about.message),
  ],
  button: null,
  closing: ['Something is still open? Just reply to this mail.'],
});
