import { createHmac } from 'node:crypto';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { ask, at, basicAuth, type Gateway, type GatewayEvent, unsuccessful } from './gateway.ts';

export type SmsGateSettings = Extract<GatewaySettings['sms'], { provider: 'sms_gate' }>;

const EVENTS = ['sms:sent', 'sms:delivered', 'sms:failed', 'sms:received'] as const;

/**
 * SMS by a plain HTTP gateway: the protocol of SMS Gateway for Android, with which a phone of the
 * kitchen's own sends them (https://docs.sms-gate.app/integration/api/). It takes the reference for its own id.
 */
export function smsGateGateway({ url, user, password }: SmsGateSettings): Gateway {
  const baseUrl = url.replace(/\/+$/, '');
  const headers = {
    authorization: basicAuth(user, password),
    'content-type': 'application/json',
  };
  return {
    async send({ reference: id, to, text, lifetime }) {
      const answer = await ask(`${baseUrl}/messages`, {
        headers,
        body: JSON.stringify({
          ...{ id, textMessage: { text }, phoneNumbers: [to] },
          ...{ withDeliveryReport: true, ttl: lifetime },
        }),
      });
      if ('is' in answer) return answer;
      // 409: it has this one already, since each try has an id of its own.
      if (answer.status < 300 || answer.status === 409) return { is: 'accepted', gatewayId: id };
      const said = at(answer.body, 'message');
      const reason = typeof said === 'string' ? said : `The gateway answered ${answer.status}.`;
      return unsuccessful(answer, reason);
    },

    async find({ reference: id }) {
      const answer = await ask(`${baseUrl}/messages/${id}`, { method: 'GET', headers });
      if ('is' in answer || ![200, 404].includes(answer.status))
        throw new Error('The gateway did not say whether it has the message.');
      if (answer.status === 404) return [];
      const isLost = at(answer.body, 'state') === 'Failed';
      return [{ gatewayId: id, failed: isLost ? 'The phone could not send it.' : null }];
    },

    async connect(webhookUrl) {
      for (const event of EVENTS) {
        const id = `dabba-${event.replace(':', '-')}`;
        const answer = await ask(`${baseUrl}/webhooks`, {
          headers,
          body: JSON.stringify({ id, url: webhookUrl, event }),
        });
        if ('is' in answer) throw new Error(answer.reason);
        if (answer.status >= 300)
          throw new Error(`The gateway did not take our address (${answer.status}).`);
      }
    },
  };
}

/** When somebody has answered, as the phone writes it; null where that is no moment. */
function instantIn(written: unknown): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(String(written));
  } catch {
    return null;
  }
}

/** What could not be posted is posted again for two days, signed when it was first. */
const SKEW_SECONDS = 3 * 24 * 3600;

/**
 * Reads what the gateway posts to us; null when it is not signed with the key that the app shows
 * (https://docs.sms-gate.app/features/webhooks/#payload-signing). It posts for two days what it could
 * not get rid of before.
 */
export function readSmsGateWebhook(
  { signingKey }: Pick<SmsGateSettings, 'signingKey'>,
  request: { body: string; signature: string; timestamp: string; now: Temporal.Instant },
): GatewayEvent[] | null {
  const { body, signature, timestamp, now } = request;
  const expected = createHmac('sha256', signingKey)
    .update(body + timestamp)
    .digest('hex');
  if (!equalInTime(expected, signature.toLowerCase())) return null;
  const age = Math.abs(now.epochMilliseconds / 1000 - Number(timestamp));
  if (!(age <= SKEW_SECONDS)) return null;

  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return [];
  }
  const payload = at(told, 'payload');
  const reference = String(at(payload, 'messageId'));
  const gatewayId = reference;
  switch (at(told, 'event')) {
    case 'sms:sent':
      return [{ is: 'sent', reference, gatewayId }];
    case 'sms:delivered':
      return [{ is: 'delivered', reference, gatewayId }];
    case 'sms:failed':
      return [{ is: 'failed', reference, reason: String(at(payload, 'reason') ?? 'It failed.') }];
    case 'sms:received':
      return [
        {
          is: 'answer',
          from: String(at(payload, 'sender') ?? at(payload, 'phoneNumber')),
          text: String(at(payload, 'message') ?? ''),
          at: instantIn(at(payload, 'receivedAt')),
        },
      ];
    default:
      return [];
  }
}
