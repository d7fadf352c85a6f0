import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { failureResponse } from '#api/platform/http/api-response.ts';
import type { AppServices } from '#api/platform/http/app-services.ts';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import { checkGeneralLimit } from '#api/platform/http/general-limit.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { send } from '#api/platform/snapshots/cached-response.ts';
import type { PhoneChannel } from '#contract/kitchen/channels.ts';
import { lockUnderWay, optIn, optOut, settle } from '#db/kitchen/gateways.ts';
import type { DB } from '#db/types.ts';
import { readOptOut } from '#domain/kitchen/channels.ts';
import type { GatewayEvent } from './gateway.ts';
import { readMetaWebhook } from './meta.ts';
import { readProvider, WEBHOOKS } from './open-gateway.ts';
import { giveUpOnPhone } from './send-to-phone.ts';
import { readSmsGateWebhook } from './sms-gate.ts';
import { readTwilioWebhook } from './twilio.ts';

type Db = Kysely<DB>;
type Services = Pick<AppServices, 'db' | 'env' | 'clock' | 'limiter' | 'log'>;

const BODY_LIMIT = 256 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A number as a gateway writes it, as we do: E.164. */
const phoneOf = (written: string): string => {
  const digits = written.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
};

/**
 * What a gateway tells, done: how far a mail has come, and who wants no more. As often as it is told, and
 * in whatever order, it is the same.
 */
export async function takeEvent(
  db: Db,
  channel: PhoneChannel,
  event: GatewayEvent,
  now: Temporal.Instant,
): Promise<void> {
  if (event.is === 'answer') {
    const word = readOptOut(event.text);
    if (word === 'stop') await optOut(db, channel, phoneOf(event.from), now);
    if (word === 'start') await optIn(db, channel, phoneOf(event.from));
    return;
  }
  const { mailId } = event;
  if (!UUID.test(mailId)) return;
  if (event.is !== 'failed') return settle(db, channel, { mailId, to: event.is, at: now });
  await db.transaction().execute(async (tx) => {
    const row = await lockUnderWay(tx, channel, mailId);
    if (row) await giveUpOnPhone({ db: tx, now }, row, event);
  });
}

/** What Meta is to send back to us before it sends anything: made of the program's secret. */
export const metaVerifyToken = (secret: string): string =>
  createHmac('sha256', secret).update('dabba meta webhook').digest('base64url');

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Where gateways report. What they send is believed when it is signed with what they share with the
 * kitchen; all else counts as a call of whoever sent it, and is refused. They call as often as messages
 * go, so what is signed has no limit.
 */
export async function gatewayWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  const { db, env, clock } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );

  const refuseForged = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, checkGeneralLimit(services, request.ip) ?? failureResponse('forbidden'));

  /** Answers a webhook once what it tells is done; an answer of ours that fails makes them call again. */
  function take(
    path: string,
    channel: PhoneChannel,
    read: (request: FastifyRequest, body: string) => Promise<GatewayEvent[] | null>,
    answer: (reply: FastifyReply) => FastifyReply,
  ): void {
    app.post(path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const events = await read(request, body);
      if (events === null) return refuseForged(request, reply);
      for (const event of events) await takeEvent(db, channel, event, clock.now());
      return answer(reply);
    });
  }

  take(
    WEBHOOKS.twilio,
    'sms',
    async (request, body) => {
      const settings = await readProvider(db, env, 'sms');
      if (settings?.provider !== 'twilio' || settings.authToken === '') return null;
      const url = env.publicUrl + request.url;
      return readTwilioWebhook(settings, {
        ...{ url, body },
        signature: header(request, 'x-twilio-signature'),
      });
    },
    // No answer is sent back by SMS.
    (reply) => reply.type('text/xml').send('<Response/>'),
  );

  take(
    WEBHOOKS.smsGate,
    'sms',
    async (request, body) => {
      const settings = await readProvider(db, env, 'sms');
      if (settings?.provider !== 'sms_gate' || settings.signingKey === '') return null;
      return readSmsGateWebhook(settings, {
        ...{ body, now: clock.now() },
        signature: header(request, 'x-signature'),
        timestamp: header(request, 'x-timestamp'),
      });
    },
    (reply) => reply.code(204).send(),
  );

  take(
    WEBHOOKS.meta,
    'whatsapp',
    async (request, body) => {
      const settings = await readProvider(db, env, 'whatsapp');
      if (!settings || settings.appSecret === '') return null;
      return readMetaWebhook(settings, { body, signature: header(request, 'x-hub-signature-256') });
    },
    (reply) => reply.code(200).send(),
  );

  // Meta asks once whether this address wants its reports.
  app.get<{ Querystring: Record<string, unknown> }>(WEBHOOKS.meta, async (request, reply) => {
    const { 'hub.verify_token': token, 'hub.challenge': challenge } = request.query;
    const expected = metaVerifyToken(await readSigningSecret(db, env.secret));
    if (typeof token !== 'string' || !equalInTime(expected, token))
      return refuseForged(request, reply);
    return reply.type('text/plain').send(String(challenge ?? ''));
  });
}
