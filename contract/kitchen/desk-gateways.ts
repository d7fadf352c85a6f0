import * as z from 'zod/mini';
import { PhoneChannel } from '#contract/kitchen/channels.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Money, Nothing, phone, requiredText, text } from '#contract/platform/primitives.ts';

/** What a provider gave the kitchen to sign in with: never read back; empty keeps the one that is stored. */
const secret = text(500);

const wanted = (pattern: RegExp, message: string) =>
  z.string().check(z.trim(), z.regex(pattern, message));

/** What a message costs and how many there may be; for both channels. */
const budget = {
  /** For 1,000 parts of an SMS, or messages of WhatsApp: one alone is less than a cent or two. */
  costPerThousand: Money.check(
    z.gte(0, 'A price cannot be negative.'),
    z.lte(1_000_000, 'Please enter at most C$10,000.00.'),
  ),
  /** So many parts or messages a day, and no more. */
  limitPerDay: z
    .int('Please enter a whole number from 1 to 100,000.')
    .check(
      z.gte(1, 'Please enter a whole number from 1 to 100,000.'),
      z.lte(100_000, 'Please enter a whole number from 1 to 100,000.'),
    ),
};

const off = z.object({ provider: z.literal('none') });

/** https, or http where it goes no further than the kitchen's own network. */
const GATEWAY_URL =
  /^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)(:\d+)?)(\/[^\s?#]*)?$/;

const Twilio = z.object({
  provider: z.literal('twilio'),
  accountSid: wanted(
    /^AC[0-9a-fA-F]{32}$/,
    'Please enter the Account SID: AC and 32 letters and digits.',
  ),
  sender: wanted(
    /^(\+1\d{10}|MG[0-9a-fA-F]{32})$/,
    'Please enter the number you send from, such as +19055550142, or the SID of a messaging service (MG…).',
  ),
  authToken: secret,
  ...budget,
});

const SmsGate = z.object({
  provider: z.literal('sms_gate'),
  url: wanted(
    GATEWAY_URL,
    'Please enter an address such as https://api.sms-gate.app/3rdparty/v1; http:// only within your own network.',
  ),
  user: requiredText(200, 'Please enter the user name that the app shows.'),
  password: secret,
  signingKey: secret,
  ...budget,
});

const Meta = z.object({
  provider: z.literal('meta'),
  phoneNumberId: wanted(/^\d{5,20}$/, 'Please enter the phone number ID: digits alone.'),
  template: wanted(
    /^[a-z0-9_]{1,512}$/,
    'Please enter the name of the template: small letters, digits and _.',
  ),
  /** Of the kind authentication, for the code that shows that a phone is somebody's; empty: none goes by WhatsApp. */
  codeTemplate: z.optional(
    wanted(
      /^[a-z0-9_]{0,512}$/,
      'Please enter the name of the template, small letters, digits and _, or leave it empty.',
    ),
  ),
  language: wanted(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'Please enter its language, such as en or en_US.'),
  accessToken: secret,
  appSecret: secret,
  ...budget,
});

/** Who carries messages to phones for this kitchen (docs/rules.md#channels). */
export const GatewaySettings = z.object({
  sms: z.discriminatedUnion('provider', [off, Twilio, SmsGate]),
  whatsapp: z.discriminatedUnion('provider', [off, Meta]),
});
export type GatewaySettings = z.output<typeof GatewaySettings>;

/** A channel as whoever writes to many has to know it. */
const OpenGateway = z.object({
  costPerThousand: Money,
  limitPerDay: z.int(),
  /** How many parts or messages have gone today. */
  sentToday: z.int(),
});
export type OpenGateway = z.output<typeof OpenGateway>;

export const adminGateways = {
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/gateways',
    access: 'kitchen',
    summary: 'Read which ways to phones are open, what they cost, and how much went today',
    data: z.object({ sms: z.nullable(OpenGateway), whatsapp: z.nullable(OpenGateway) }),
  }),
  webhooks: endpoint({
    method: 'GET',
    path: '/v1/admin/gateways/webhooks',
    access: 'owner',
    summary: 'Read the addresses at which gateways tell what was delivered and answered',
    data: z.object({
      twilio: z.string(),
      smsGate: z.string(),
      meta: z.string(),
      /** What Meta asks for before it sends anything. */
      verifyToken: z.string(),
    }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/v1/admin/gateways/actions/test',
    access: 'owner',
    summary: 'Send a message to a phone at once, to try a gateway out',
    body: z.object({ channel: PhoneChannel, phone: phone() }),
    data: Nothing,
    limit: { max: 20, windowSeconds: 3600, by: 'caller' },
    errors: ['gateway_off', 'gateway_refused', 'gateway_unanswered'],
  }),
};
