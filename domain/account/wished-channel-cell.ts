import { MailChannel, type WishedChannel } from '#contract/kitchen/channels.ts';
import { MAIL_CHANNEL_LABELS } from '#domain/kitchen/desk-labels.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { CellProblem } from '#domain/platform/sheet.ts';

const OTHER_WORDS: Readonly<Record<MailChannel, readonly string[]>> = {
  email: ['email', 'mail'],
  sms: ['text', 'text message', 'texts'],
  whatsapp: ['whats app', 'wa'],
  paper: ['letter', 'post', 'print', 'printed'],
};

const byWord = new Map(
  MailChannel.options.flatMap((channel) =>
    [MAIL_CHANNEL_LABELS[channel], ...OTHER_WORDS[channel]].map(
      (word) => [plainName(word), channel] as const,
    ),
  ),
);

/**
 * How somebody wants messages: e-mail is what whoever has an address gets anyway, and wishes nothing else.
 * @throws CellProblem
 */
export function readWishedChannel(typed: string, hasEmail: boolean): WishedChannel | null {
  if (typed === '') return null;
  const channel = byWord.get(plainName(typed.slice(0, 100)));
  if (!channel) throw new CellProblem('Please write SMS, WhatsApp, Paper or E-mail.');
  if (channel === 'email' && !hasEmail)
    throw new CellProblem('Please enter their e-mail address, or write SMS, WhatsApp or Paper.');
  return channel === 'email' ? null : channel;
}
