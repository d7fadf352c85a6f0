import type { ContextOf } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { readUnsubscribeToken } from '#api/platform/mail/unsubscribe-token.ts';
import { readSigningSecret } from '#api/account/sessions/secret.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { unsubscribe } from '#contract/account/unsubscribe.ts';
import { refuseUpdates } from '#db/catering/inquiries.ts';
import { changeCustomerSettings } from '#db/account/customer-settings.ts';

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
  if ('inquiryId' in who) await refuseUpdates(db, who.inquiryId);
  else
    await changeCustomerSettings(db, who.customerId, { notifications: { [choice]: false } }, now);
  return { choice };
}

export const unsubscribeHandlers = handlers(unsubscribe, { one });
