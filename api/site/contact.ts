import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { handlers, ok } from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { contact } from '#contract/site/contact.ts';
import { countMessagesSince, insertMessage } from '#db/site/contact-messages.ts';

/**
 * Somebody who is signed in sends so many messages a day, and so many come from one address without;
 * who has more to say is better called. What others send from an address shuts nobody's account out.
 */
const MOST_A_DAY = 5;

/**
 * Takes a message from the contact page: it waits at the desk, and the kitchen's own address gets a
 * mail about it. The sender gets none, because anybody can type anybody's address.
 */
async function sendMessage(
  ctx: ContextOf<typeof contact.send>,
  { body: { website, ...message } }: InputOf<typeof contact.send>,
) {
  if (website) return refuse('not_human', {}, { field: 'website' });
  const aDayAgo = ctx.now.subtract({ hours: 24 });
  const customerId = ctx.caller.kind === 'customer' ? ctx.caller.id : null;
  const sender = customerId ? { customerId } : { email: message.email };
  if ((await countMessagesSince(ctx.db, sender, aDayAgo)) >= MOST_A_DAY)
    return refuse('too_many_messages', { retryAfter: 3600 });
  await insertMessage(ctx.db, message, { customerId, at: ctx.now });
  await enqueueMail(ctx.db, { kind: 'contact_message', toKitchen: true, details: message });
  return ok(null, { message: "Message sent successfully! We'll get back to you soon." });
}

export const contactHandlers = handlers(contact, { send: sendMessage });
