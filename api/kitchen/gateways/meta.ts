import { createHmac } from 'node:crypto';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { ask, at, type Gateway, type GatewayEvent, unsuccessful } from './gateway.ts';

export type MetaSettings = Extract<GatewaySettings['whatsapp'], { provider: 'meta' }>;

const VERSION = 'v23.0';

/** The service, or this number, has too much to do: later it goes. */
const LATER = [1, 2, 4, 80007, 130429, 131016, 131048, 131056, 133004, 190];

/** The reader wants no more of them. */
const OPTED_OUT = 131050;

const reasonOf = (error: unknown): string => {
  const [details, message, code] = [
    at(error, 'error_data', 'details'),
    at(error, 'message') ?? at(error, 'title'),
    at(error, 'code'),
  ];
  return `${String(details ?? message ?? 'WhatsApp did not take it.')} (${String(code)})`;
};

/** A parameter of a template is one line without wide gaps. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What fills the one place of a template's text. */
const inBody = (text: string) => ({ type: 'body', parameters: [{ type: 'text', text }] });

/** A template for codes takes the code twice: for its text, and for its button. */
const codeMessage = (name: string, code: string) => ({
  name,
  components: [
    inBody(code),
    { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] },
  ],
});

/**
 * WhatsApp by Meta's Cloud API. Outside a conversation that the reader has begun it takes templates
 * alone: ours has one place, for the text, and codes have one of their own kind, which words them itself
 * and has a button that copies them
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/template-messages).
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/authentication-templates/authentication-templates).
 * It cannot be asked afterwards what it has taken.
 */
export function metaGateway(
  { phoneNumberId, template, codeTemplate, language, accessToken }: MetaSettings,
  { baseUrl }: { baseUrl: string },
): Gateway {
  return {
    async send({ reference, to, text, code }) {
      if (code !== undefined && !codeTemplate)
        return { is: 'refused', reason: 'There is no template for codes.' };
      const filled =
        code !== undefined && codeTemplate
          ? codeMessage(codeTemplate, code)
          : { name: template, components: [inBody(oneLine(text))] };
      const answer = await ask(`${baseUrl}/${VERSION}/${phoneNumberId}/messages`, {
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/^\+/, ''),
          type: 'template',
          template: { ...filled, language: { code: language } },
          biz_opaque_callback_data: reference,
        }),
      });
      if ('is' in answer) return answer;
      const gatewayId = at(answer.body, 'messages', 0, 'id');
      if (answer.status < 300 && typeof gatewayId === 'string')
        return { is: 'accepted', gatewayId };
      const error = at(answer.body, 'error');
      const errorCode = Number(at(error, 'code'));
      const reason = reasonOf(error);
      if (errorCode === OPTED_OUT) return { is: 'refused', reason, isOptOut: true };
      if (LATER.includes(errorCode)) return { is: 'not_now', reason };
      return unsuccessful(answer, reason);
    },
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A status of a message; the one that names no mail of ours is somebody else's. */
function readStatus(status: unknown): GatewayEvent[] {
  const reference = at(status, 'biz_opaque_callback_data');
  if (typeof reference !== 'string') return [];
  const gatewayId = String(at(status, 'id'));
  switch (at(status, 'status')) {
    case 'sent':
      return [{ is: 'sent', reference, gatewayId }];
    case 'delivered':
    case 'read':
      return [{ is: 'delivered', reference, gatewayId }];
    case 'failed': {
      const error = at(status, 'errors', 0);
      const isOptOut = Number(at(error, 'code')) === OPTED_OUT;
      return [{ is: 'failed', reference, reason: reasonOf(error), ...(isOptOut && { isOptOut }) }];
    }
    default:
      return [];
  }
}

/** A moment as seconds since 1970; null where it is none. */
function secondsIn(written: unknown): Temporal.Instant | null {
  const seconds = Number(written);
  return Number.isSafeInteger(seconds) && seconds > 0
    ? Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    : null;
}

/** What somebody has written, or the button that they have pressed. */
const readAnswer = (message: unknown): GatewayEvent => ({
  is: 'answer',
  at: secondsIn(at(message, 'timestamp')),
  from: `+${String(at(message, 'from'))}`,
  text: String(at(message, 'text', 'body') ?? at(message, 'button', 'text') ?? ''),
});

/**
 * Reads what Meta posts to us; null when it is not signed with the app's secret
 * (https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads).
 */
export function readMetaWebhook(
  { appSecret }: Pick<MetaSettings, 'appSecret'>,
  { body, signature }: { body: string; signature: string },
): GatewayEvent[] | null {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  if (!equalInTime(expected, signature)) return null;
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return [];
  }
  return list(at(told, 'entry'))
    .flatMap((entry) => list(at(entry, 'changes')))
    .map((change) => at(change, 'value'))
    .flatMap((value) => [
      ...list(at(value, 'statuses')).flatMap(readStatus),
      ...list(at(value, 'messages')).map(readAnswer),
    ]);
}
