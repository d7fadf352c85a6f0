import type { FastifyInstance } from 'fastify';
import { readUnsubscribeToken } from '#api/kitchen/mail/unsubscribe-token.ts';
import type { ContextOf, CustomerRead, CustomerWrite } from '#api/platform/http/context.ts';
import { handlers, ok } from '#api/platform/http/handler.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { customerSettings, unsubscribe } from '#contract/account/customer-settings.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { changeCustomerSettings, readCustomerSettings } from '#db/account/customer-settings.ts';
import { unsubscribeInquiry } from '#db/catering/inquiries.ts';

async function read({ db, caller }: CustomerRead) {
  return (await readCustomerSettings(db, caller.id)) ?? refuse('session_expired');
}

/** Stores what was changed, and answers all settings as they are now. */
async function save(
  { db, caller, now }: CustomerWrite,
  { body }: InputOf<typeof customerSettings.save>,
) {
  const settings = await changeCustomerSettings(db, caller.id, body, { at: now, how: 'settings' });
  if (!settings) return refuse('session_expired');
  return ok(settings, { message: 'Settings saved successfully!' });
}

export const customerSettingsHandlers = handlers(customerSettings, { read, save });

/**
 * Switches off the choice that a token names, for whom it names; as often as it is asked. Somebody
 * who is gone meanwhile gets no mails either.
 */
async function one(
  { db, env, now }: ContextOf<typeof unsubscribe.one>,
  { query }: InputOf<typeof unsubscribe.one>,
) {
  const who = readUnsubscribeToken(await readSigningSecret(db, env.secret), query.token);
  if (!who) return refuse('unsubscribe_link_invalid');
  const { choice } = who;
  if ('inquiryId' in who) await unsubscribeInquiry(db, who.inquiryId);
  else
    await changeCustomerSettings(
      db,
      who.customerId,
      { notifications: { [choice]: false } },
      { at: now, how: 'unsubscribe_link' },
    );
  return { choice };
}

export const unsubscribeHandlers = handlers(unsubscribe, { one });

/**
 * Mail programs without a button of their own open the address of `List-Unsubscribe` in a browser:
 * its page is the one of the link in the mail. Opening it changes nothing.
 */
export function openUnsubscribePage(app: FastifyInstance): void {
  app.get<{ Querystring: { token?: unknown } }>('/api/v1/unsubscribe', (request, reply) => {
    const { token } = request.query;
    const query = new URLSearchParams(typeof token === 'string' ? { token } : {});
    return reply.header('cache-control', 'no-store').redirect(`/unsubscribe?${query}`, 303);
  });
}
