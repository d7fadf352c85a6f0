import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import { withSecrets } from '#api/kitchen/gateways/open-gateway.ts';
import { seal } from '#api/platform/http/sealed-text.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { TEST_SECRET } from './factories.ts';

export const TWILIO = {
  provider: 'twilio',
  accountSid: `AC${'0'.repeat(32)}`,
  sender: '+19055550100',
  authToken: 'the-auth-token',
  costPerThousand: 1_100,
  limitPerDay: 10_000,
} as const;

export const SMS_GATE = {
  provider: 'sms_gate',
  url: 'http://127.0.0.1:1',
  user: 'kitchen',
  password: 'the-password',
  signingKey: 'the-signing-key',
  costPerThousand: 0,
  limitPerDay: 10_000,
} as const;

export const META = {
  provider: 'meta',
  phoneNumberId: '106540352242922',
  template: 'kitchen_message',
  language: 'en',
  accessToken: 'the-access-token',
  appSecret: 'the-app-secret',
  costPerThousand: 500,
  limitPerDay: 10_000,
} as const;

/** Stores who carries messages to phones, as the desk would. */
export async function switchOn(
  db: Kysely<DB>,
  given: Partial<GatewaySettings>,
  at: Temporal.Instant,
): Promise<void> {
  const sealed = (secret: string) => seal(TEST_SECRET, 'gateways', secret);
  const sms = given.sms ?? { provider: 'none' };
  const whatsapp = given.whatsapp ?? { provider: 'none' };
  await storeSettings(
    db,
    'gateways',
    { sms: withSecrets(sms, sealed), whatsapp: withSecrets(whatsapp, sealed) },
    at,
  );
}

/** What a gateway was asked to send. */
export type TakenMessage = {
  /** How the gateway calls it. */
  id: string;
  /** What is sent along with it, and names it when something becomes of it. */
  reference: string;
  to: string;
  text: string;
  /** By which template, of WhatsApp. */
  template?: string;
  at: Date;
};

/**
 * What becomes of one request: it is taken; taken, and the line is cut before the answer; answered with
 * a status and a body, and not taken; cut before anything is read.
 */
export type Behaviour =
  | { is: 'take' }
  | { is: 'take_and_die' }
  | { is: 'answer'; status: number; body: unknown }
  | { is: 'die' };

export type FakeGateway = {
  url: string;
  taken: TakenMessage[];
  /** How many requests to send came, taken or not. */
  asked: () => number;
  /** How it behaves from now on, by the number of the request. */
  behave: (how: (request: number, to: string) => Behaviour) => void;
  /** How long it thinks, in milliseconds. */
  think: (ms: number) => void;
  stop: () => Promise<void>;
};

type Incoming = { request: IncomingMessage; body: string };
type Protocol = {
  /** What a request to send says; null for another request. */
  read: (incoming: Incoming) => Omit<TakenMessage, 'id' | 'at'> | null;
  name: (message: Omit<TakenMessage, 'id' | 'at'>) => string;
  accepted: (message: TakenMessage) => { status: number; body: unknown };
  /** Answers every other request. */
  other: (incoming: Incoming, taken: readonly TakenMessage[]) => { status: number; body: unknown };
};

const answer = (response: ServerResponse, { status, body }: { status: number; body: unknown }) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(body === undefined ? '' : JSON.stringify(body));

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return body;
};

async function serve(protocol: Protocol): Promise<FakeGateway> {
  const taken: TakenMessage[] = [];
  let [asked, thinks] = [0, 0];
  let behaviour: (request: number, to: string) => Behaviour = () => ({ is: 'take' });
  const server: Server = createServer(async (request, response) => {
    const incoming = { request, body: await bodyOf(request) };
    const message = protocol.read(incoming);
    if (thinks > 0) await new Promise((resolve) => setTimeout(resolve, thinks));
    if (!message) return answer(response, protocol.other(incoming, taken));
    asked += 1;
    const how = behaviour(asked, message.to);
    if (how.is === 'die') return request.socket.destroy();
    if (how.is === 'answer') return answer(response, how);
    const kept = {
      ...message,
      id: protocol.name(message),
      at: new Date(),
    };
    // The one that is called by our id takes it once.
    if (taken.some(({ id }) => id === kept.id))
      return answer(response, { status: 409, body: { message: 'duplicate id' } });
    taken.push(kept);
    if (how.is === 'take_and_die') return request.socket.destroy();
    return answer(response, protocol.accepted(kept));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    asked: () => asked,
    behave: (how) => {
      behaviour = how;
    },
    think: (ms) => {
      thinks = ms;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const REFUSED = { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } };

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Twilio's API for messages, as far as it is used. */
export const fakeTwilio = (): Promise<FakeGateway> => {
  const path = `/2010-04-01/Accounts/${TWILIO.accountSid}/Messages.json`;
  const isAllowed = ({ request }: Incoming) =>
    request.headers.authorization === basic(TWILIO.accountSid, TWILIO.authToken);
  return serve({
    read(incoming) {
      const { request, body } = incoming;
      if (request.method !== 'POST' || request.url !== path || !isAllowed(incoming)) return null;
      const form = new URLSearchParams(body);
      const callback = new URL(form.get('StatusCallback') ?? '');
      return {
        reference: callback.searchParams.get('reference') ?? '',
        to: form.get('To') ?? '',
        text: form.get('Body') ?? '',
      };
    },
    name: () => `SM${randomBytes(16).toString('hex')}`,
    accepted: ({ id }) => ({ status: 201, body: { sid: id, status: 'queued' } }),
    other(incoming, taken) {
      if (!isAllowed(incoming)) return REFUSED;
      const to = new URL(incoming.request.url ?? '', 'http://fake').searchParams.get('To');
      const messages = taken
        .filter((message) => message.to === to)
        .toReversed()
        .map(({ id, text, at }) => ({ sid: id, body: text, date_created: at.toUTCString() }));
      return { status: 200, body: { messages } };
    },
  });
};

/** The plain SMS gateway: a phone of the kitchen's own. */
export const fakeSmsGate = async (): Promise<FakeGateway & { webhooks: string[] }> => {
  const webhooks: string[] = [];
  const isAllowed = ({ request }: Incoming) =>
    request.headers.authorization === basic(SMS_GATE.user, SMS_GATE.password);
  const fake = await serve({
    read(incoming) {
      const { request, body } = incoming;
      if (request.method !== 'POST' || request.url !== '/messages' || !isAllowed(incoming))
        return null;
      const { id, phoneNumbers, textMessage } = JSON.parse(body);
      return { reference: id, to: phoneNumbers[0], text: textMessage.text };
    },
    name: ({ reference }) => reference,
    accepted: ({ id }) => ({ status: 202, body: { id, state: 'Pending' } }),
    other(incoming, taken) {
      if (!isAllowed(incoming)) return REFUSED;
      const { url = '' } = incoming.request;
      if (url === '/webhooks') {
        const { event, url: told } = JSON.parse(incoming.body);
        webhooks.push(`${event} ${told}`);
        return { status: 201, body: {} };
      }
      const id = url.replace('/messages/', '');
      return taken.some((message) => message.id === id)
        ? { status: 200, body: { id, state: 'Pending' } }
        : { status: 404, body: { message: 'not found' } };
    },
  });
  return { ...fake, webhooks };
};

/** Meta's Cloud API, which cannot be asked what it has taken. */
export const fakeMeta = (): Promise<FakeGateway> =>
  serve({
    read({ request, body }) {
      const isAllowed = request.headers.authorization === `Bearer ${META.accessToken}`;
      if (!isAllowed || !request.url?.endsWith(`/${META.phoneNumberId}/messages`)) return null;
      const { to, template, biz_opaque_callback_data: reference } = JSON.parse(body);
      const [inBody, onButton] = template.components;
      const { text } = inBody.parameters[0];
      const isWhole = onButton === undefined || onButton.parameters[0].text === text;
      return isWhole ? { reference, to, text, template: template.name } : null;
    },
    name: () => `wamid.${randomBytes(16).toString('hex')}`,
    accepted: ({ id }) => ({ status: 200, body: { messages: [{ id }] } }),
    other: () => ({ status: 401, body: { error: { message: 'Invalid OAuth token', code: 190 } } }),
  });

/** A request with which a gateway reports something, signed as it signs them. */
export type Report = { url: string; headers: Record<string, string>; payload: string };

/** Twilio's: what became of a message, or what somebody has answered. */
export function twilioReport(
  fields: Record<string, string>,
  {
    reference,
    publicUrl,
    token = TWILIO.authToken,
  }: { reference?: string; publicUrl: string; token?: string },
): Report {
  const url = `/api/v1/webhooks/twilio${reference ? `?reference=${reference}` : ''}`;
  const signed = Object.keys(fields)
    .toSorted()
    .map((name) => name + fields[name])
    .join('');
  const signature = createHmac('sha1', token)
    .update(publicUrl + url + signed)
    .digest('base64');
  return {
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': signature,
    },
    payload: new URLSearchParams(fields).toString(),
  };
}

/** The plain gateway's. */
export function smsGateReport(event: string, payload: object, at: Temporal.Instant): Report {
  const body = JSON.stringify({ deviceId: 'a phone', event, id: 'e1', payload, webhookId: 'w1' });
  const timestamp = String(Math.floor(at.epochMilliseconds / 1000));
  const signature = createHmac('sha256', SMS_GATE.signingKey)
    .update(body + timestamp)
    .digest('hex');
  return {
    url: '/api/v1/webhooks/sms-gate',
    headers: {
      'content-type': 'application/json',
      'x-signature': signature,
      'x-timestamp': timestamp,
    },
    payload: body,
  };
}

/** Meta's. */
export function metaReport(value: object, secret: string = META.appSecret): Report {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    url: '/api/v1/webhooks/meta',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    payload: body,
  };
}
