import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { openGateway, readProvider, WEBHOOKS } from '#api/kitchen/gateways/open-gateway.ts';
import { metaVerifyToken } from '#api/kitchen/gateways/webhooks.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { PhoneChannel } from '#contract/kitchen/channels.ts';
import { adminGateways, type OpenGateway } from '#contract/kitchen/desk-gateways.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { countSentToday, giveBackOfDay, isOptedOut, takeOfDay } from '#db/kitchen/gateways.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { countSegments, plainForSms } from '#domain/kitchen/sms-text.ts';

/** A channel that is switched on, with what has gone by it today; null while it is off. */
async function readOpen(
  db: Kysely<DB>,
  channel: PhoneChannel,
  now: Temporal.Instant,
): Promise<OpenGateway | null> {
  const settings = (await readSettings(db, 'gateways'))[channel];
  if (settings.provider === 'none') return null;
  const { costPerThousand, limitPerDay } = settings;
  return { costPerThousand, limitPerDay, sentToday: await countSentToday(db, channel, now) };
}

/** Sends a message at once, and says what the gateway said: whoever sets one up sees it work. */
async function test(
  ctx: OwnContextOf<typeof adminGateways.test>,
  { body: { channel, phone } }: InputOf<typeof adminGateways.test>,
) {
  const { db, env, now } = ctx;
  const settings = await readProvider(db, env, channel);
  if (!settings) return refuse('gateway_off');
  if (await isOptedOut(db, channel, phone))
    return refuse('gateway_refused', { reason: 'From this phone somebody has answered STOP.' });
  const gateway = openGateway(settings, env);
  // Else nobody would hear a STOP.
  const told = await gateway
    .connect?.(env.publicUrl + WEBHOOKS.smsGate)
    .catch((error: Error) => error);
  if (told) return refuse('gateway_refused', { reason: told.message });
  const { limitPerDay: limit } = settings;
  const { name } = await readSettings(db, 'business');
  const text = plainForSms(`${name}: this message shows that your kitchen reaches phones.`);
  const segments = channel === 'sms' ? countSegments(text) : 1;
  if (!(await takeOfDay(db, channel, { segments, limit, now })))
    return refuse('gateway_refused', { reason: `The limit of ${limit} a day is reached.` });
  const answer = await gateway
    .send({ reference: randomUUID(), to: phone, text, lifetime: 3_600 })
    .catch(() => null);
  if (answer === null) return refuse('gateway_unanswered');
  if (answer.is !== 'accepted') {
    await giveBackOfDay(db, channel, { segments, at: now });
    return refuse('gateway_refused', { reason: answer.reason });
  }
  await inTransaction(db, (tx) =>
    recordAudit(
      { ...ctx, db: tx },
      {
        ...{ action: 'test', resource: 'settings', id: 'gateways' },
        after: { channel },
      },
    ),
  );
  return null;
}

export const adminGatewayHandlers = handlers(adminGateways, {
  read: async ({ db, now }) => ({
    sms: await readOpen(db, 'sms', now),
    whatsapp: await readOpen(db, 'whatsapp', now),
  }),
  webhooks: async ({ db, env }) => ({
    twilio: env.publicUrl + WEBHOOKS.twilio,
    smsGate: env.publicUrl + WEBHOOKS.smsGate,
    meta: env.publicUrl + WEBHOOKS.meta,
    verifyToken: metaVerifyToken(await readSigningSecret(db, env.secret)),
  }),
  test: ownTransaction(test),
});
