import * as z from 'zod/mini';

/** The ways to a phone that a gateway serves. */
export const PhoneChannel = z.enum(['sms', 'whatsapp']);
export type PhoneChannel = z.output<typeof PhoneChannel>;

/** How a mail of the outbox reaches somebody (docs/rules.md#channels). */
export const MailChannel = z.enum(['email', 'sms', 'whatsapp', 'paper']);
export type MailChannel = z.output<typeof MailChannel>;
