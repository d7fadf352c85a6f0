import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { ContactBody } from '#contract/site/contact.ts';
import { type MessageTyped, MISSING } from './message.ts';

/** A field that says itself when it is empty; whatever is typed is the contract's to check. */
const filled = <Schema extends z.ZodMiniType<string, string>>(missing: string, schema: Schema) =>
  z.pipe(z.string(missing).check(z.trim(), z.minLength(1, missing)), schema);

const { name, email, subject, message } = ContactBody.shape;

/** The contract's message, by the names of the form's fields. */
export const MessageForm = z.object({
  firstName: filled(MISSING.firstName, name),
  email: filled(MISSING.email, email),
  subject: filled(MISSING.subject, subject),
  message: filled(MISSING.message, message),
});

/** What the form must pass before it is sent. */
export const checkMessage: Resolver<MessageTyped, unknown, MessageTyped> = zodResolver(MessageForm);
