import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type ApiResponse, failureResponse } from '#api/platform/http/api-response.ts';
import type { AppServices } from '#api/platform/http/app-services.ts';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import { checkGeneralLimit } from '#api/platform/http/general-limit.ts';
import { GENERAL_LIMIT, networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { send } from '#api/platform/snapshots/cached-response.ts';
import type { PhoneChannel } from '#contract/kitchen/channels.ts';
import { normalisePhone } from '#contract/platform/primitives.ts';
import { lockUnderWay, optIn, optOut, settle } from '#db/kitchen/gateways.ts';
import { runTransaction } from '#db/platform/transaction.ts';
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

/** Meta reports many things at once; the others one. */
const BODY_LIMITS = { twilio: 64 * 1024, smsGate: 64 * 1024, meta: 3 * 1024 * 1024 } as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A number as a gateway writes it, as our forms read it; null for a short code, and for what is no number. */
function phoneOf(written: string): string | null {
  const phone = normalisePhone(written);
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}

/**
 * What a gateway tells, done: how far a mail has come, and who wants no more. As often as it is told, and
 * in whatever order, it is the same: of what a number has answered, the latest holds, by the moment that
 * the gateway names. One that names none tells at once what it tells.
 */
async function takeEvent(
  db: Db,
  channel: PhoneChannel,
  event: GatewayEvent,
  now: Temporal.Instant,
): Promise<void> {
  if (event.is === 'answer') {
    const word = readOptOut(event.text);
    const phone = phoneOf(event.from);
    if (phone === null || word === null) return;
    const answered = word === 'stop' ? optOut : optIn;
    return runTransaction(db, (tx) => answered(tx, channel, phone, event.at ?? now));
  }
  const { reference } = event;
  if (!UUID.test(reference)) return;
  if (event.is !== 'failed') {
    const { is: to, gatewayId } = event;
    return settle(db, channel, { reference, to, gatewayId, at: now });
  }
  await runTransaction(db, async (tx) => {
    const row = await lockUnderWay(tx, channel, reference);
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

type Report = { body: string; request: FastifyRequest };

/** What is counted of a network: reports that were forged, and those that are looked at just now. */
const UNPROVED = 'report that nobody has proved';

/**
 * Where gateways report. What they send is believed when it is signed with what they share with the
 * kitchen; all else counts as a call of whoever sent it, and is refused. It is counted before anything of
 * it is read, and no more once it is believed: who forges is soon refused unread, and gateways call as often
 * as messages go.
 */
export async function gatewayWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  const { db, env, clock, limiter } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  /** One that is signed counts no more. */
  const believe = ({ ip }: FastifyRequest) => limiter.giveBack(UNPROVED, networkKeyOf(ip));

  /** The answer to a network of which too many reports are forged, or looked at just now; else null. */
  function checkUnproved(request: FastifyRequest): ApiResponse | null {
    if (!env.rateLimit) return null;
    const retryAfter = limiter.take(UNPROVED, networkKeyOf(request.ip), GENERAL_LIMIT);
    if (retryAfter === 0) return null;
    // What is not looked at takes no place of those that are: a gateway will call again.
    limiter.giveBack(UNPROVED, networkKeyOf(request.ip));
    return failureResponse('rate_limited', { retryAfter });
  }

  const refuseForged = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, checkGeneralLimit(services, request.ip) ?? failureResponse('forbidden'));

  /** Answers a webhook once what it tells is done; an answer of ours that fails makes them call again. */
  function take(
    gateway: keyof typeof WEBHOOKS,
    about: {
      channel: PhoneChannel;
      /** The header that its signature is in: without it nothing is read. */
      signedBy: string;
      read: (report: Report, signature: string) => Promise<GatewayEvent[] | null>;
      answer: (reply: FastifyReply) => FastifyReply;
    },
  ): void {
    const signatureOf = (request: FastifyRequest) => header(request, about.signedBy);
    app.route({
      method: 'POST',
      url: WEBHOOKS[gateway],
      bodyLimit: BODY_LIMITS[gateway],
      async onRequest(request, reply) {
        if (signatureOf(request) === '') return refuseForged(request, reply);
        const flood = checkUnproved(request);
        if (flood) return send(reply, flood);
      },
      async handler(request, reply) {
        const body = typeof request.body === 'string' ? request.body : '';
        const events = await about.read({ body, request }, signatureOf(request));
        if (events === null) return refuseForged(request, reply);
        believe(request);
        for (const event of events) await takeEvent(db, about.channel, event, clock.now());
        return about.answer(reply);
      },
    });
  }

  take('twilio', {
    channel: 'sms',
    signedBy: 'x-twilio-signature',
    async read({ body, request }, signature) {
      const settings = await readProvider(db, env, 'sms');
      if (settings?.provider !== 'twilio' || settings.authToken === '') return null;
      const url = env.publicUrl + request.url;
      return readTwilioWebhook(settings, { url, body, signature });
    },
    // No answer is sent back by SMS.
    answer: (reply) => reply.type('text/xml').send('<Response/>'),
  });

  take('smsGate', {
    channel: 'sms',
    signedBy: 'x-signature',
    async read({ body, request }, signature) {
      const settings = await readProvider(db, env, 'sms');
      if (settings?.provider !== 'sms_gate' || settings.signingKey === '') return null;
      const timestamp = header(request, 'x-timestamp');
      return readSmsGateWebhook(settings, { body, signature, timestamp, now: clock.now() });
    },
    answer: (reply) => reply.code(204).send(),
  });

  take('meta', {
    channel: 'whatsapp',
    signedBy: 'x-hub-signature-256',
    async read({ body }, signature) {
      const settings = await readProvider(db, env, 'whatsapp');
      if (!settings || settings.appSecret === '') return null;
      return readMetaWebhook(settings, { body, signature });
    },
    answer: (reply) => reply.code(200).send(),
  });

  // Meta asks once whether this address wants its reports.
  app.get<{ Querystring: Record<string, unknown> }>(WEBHOOKS.meta, async (request, reply) => {
    const flood = checkUnproved(request);
    if (flood) return send(reply, flood);
    const { 'hub.verify_token': token, 'hub.challenge': challenge } = request.query;
    const expected = metaVerifyToken(await readSigningSecret(db, env.secret));
    if (typeof token !== 'string' || !equalInTime(expected, token))
      return refuseForged(request, reply);
    believe(request);
    return reply.type('text/plain').send(String(challenge ?? ''));
  });
}
