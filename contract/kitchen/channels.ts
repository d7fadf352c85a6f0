import * as z from 'zod/mini';

/** The ways to a phone that a gateway serves. */
export const PhoneChannel = z.enum(['sms', 'whatsapp']);
export type PhoneChannel = z.output<typeof PhoneChannel>;

/** How somebody without an e-mail address has told the kitchen that messages should reach them. */
export const WishedChannel = z.enum(['sms', 'whatsapp', 'paper']);
export type WishedChannel = z.output<typeof WishedChannel>;

/** How a mail of the outbox reaches somebody (docs/rules.md#channels). */
export const MailChannel = z.enum(['email', 'sms', 'whatsapp', 'paper']);
export type MailChannel = z.output<typeof MailChannel>;
