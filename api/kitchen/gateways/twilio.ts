import { createHmac } from 'node:crypto';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { readOptOut } from '#domain/kitchen/channels.ts';
import { ask, at, basicAuth, type Gateway, type GatewayEvent, unsuccessful } from './gateway.ts';

export type TwilioSettings = Extract<GatewaySettings['sms'], { provider: 'twilio' }>;

/** So far Twilio's clock and ours may lie apart. */
const SKEW_MS = 10 * 60_000;

/** The reader has answered STOP to this sender (https://www.twilio.com/docs/api/errors/21610). */
const OPTED_OUT = 21610;

const reasonOf = (body: unknown, status: number): string => {
  const [message, code] = [at(body, 'message'), at(body, 'code')];
  return typeof message === 'string'
    ? `${message} (${String(code)})`
    : `Twilio answered ${status}.`;
};

/**
 * SMS by Twilio's API (https://www.twilio.com/docs/messaging/api/message-resource).
 * @param callbackUrl where Twilio tells what becomes of a message; the reference is added to it
 */
export function twilioGateway(
  { accountSid, sender, authToken }: TwilioSettings,
  { baseUrl, callbackUrl }: { baseUrl: string; callbackUrl: string },
): Gateway {
  const messages = `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = basicAuth(accountSid, authToken);
  return {
    async send({ reference, to, text }) {
      const body = new URLSearchParams({
        To: to,
        Body: text,
        [sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: sender,
        StatusCallback: `${callbackUrl}?reference=${reference}`,
      });
      const answer = await ask(messages, {
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
      });
      if ('is' in answer) return answer;
      const sid = at(answer.body, 'sid');
      if (answer.status < 300 && typeof sid === 'string') return { is: 'accepted', gatewayId: sid };
      const reason = reasonOf(answer.body, answer.status);
      if (at(answer.body, 'code') === OPTED_OUT) return { is: 'refused', reason, isOptOut: true };
      return unsuccessful(answer, reason);
    },

    async find({ to, text }, since) {
      const query = new URLSearchParams({ To: to, PageSize: '50' });
      const answer = await ask(`${messages}?${query}`, {
        method: 'GET',
        headers: { authorization },
      });
      const sent = 'is' in answer ? undefined : at(answer.body, 'messages');
      if (!Array.isArray(sent)) throw new Error('Twilio did not say what it has sent.');
      return sent
        .filter((one) => {
          const createdAt = Date.parse(String(at(one, 'date_created')));
          // Trial accounts write a line of their own before ours.
          return (
            String(at(one, 'body')).endsWith(text) && createdAt >= since.epochMilliseconds - SKEW_MS
          );
        })
        .map((one) => ({
          gatewayId: String(at(one, 'sid')),
          failed:
            STATUSES[String(at(one, 'status'))] === 'failed'
              ? `It was not delivered (${String(at(one, 'error_code'))}).`
              : null,
        }));
    },
  };
}

/** What becomes of a message, as Twilio calls it, and the events of it that matter to us. */
const STATUSES: Readonly<Record<string, 'sent' | 'delivered' | 'failed'>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/**
 * Reads what Twilio posts to us; null when it is not signed by who knows the account's token
 * (https://www.twilio.com/docs/usage/security#validating-requests).
 *
 * @param url the whole address that was called, query included
 */
export function readTwilioWebhook(
  { authToken }: Pick<TwilioSettings, 'authToken'>,
  { url, body, signature }: { url: string; body: string; signature: string },
): GatewayEvent[] | null {
  const form = new URLSearchParams(body);
  const signed = [...form]
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([name, value]) => name + value)
    .join('');
  const expected = createHmac('sha1', authToken)
    .update(url + signed)
    .digest('base64');
  if (!equalInTime(expected, signature)) return null;

  const reference = new URL(url).searchParams.get('reference');
  const status = form.get('MessageStatus');
  if (reference !== null && status !== null) {
    const is = STATUSES[status];
    if (!is) return [];
    const code = form.get('ErrorCode');
    return is === 'failed'
      ? [
          {
            ...{ is, reference, reason: `It was not delivered (${code ?? status}).` },
            ...(code === String(OPTED_OUT) && { isOptOut: true }),
          },
        ]
      : [{ is, reference, gatewayId: form.get('MessageSid') }];
  }
  const from = form.get('From');
  if (from === null) return [];
  // Twilio knows words of its own for it, also in other languages.
  const optOut = form.get('OptOutType');
  const text = form.get('Body') ?? '';
  const isKeyword = (optOut === 'STOP' || optOut === 'START') && readOptOut(text) === null;
  return [{ is: 'answer', from, text: isKeyword ? optOut : text, at: null }];
}
