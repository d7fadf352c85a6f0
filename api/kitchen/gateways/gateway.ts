/** A mail in its short form, on its way to a phone. */
export type OutgoingText = {
  /** The id of this try: what the gateway tells us of it later names it. */
  reference: string;
  /** E.164 */
  to: string;
  text: string;
  /** The code that it says, of a message that says nothing else. */
  code?: string | undefined;
  /** After so many seconds it is no use any more. */
  lifetime: number;
};

/**
 * What a gateway said to a message: it sends it; it never will, whatever the reason; or not now, and
 * it has not taken it.
 */
export type GatewayAnswer =
  | { is: 'accepted'; gatewayId: string }
  | { is: 'refused'; reason: string; isOptOut?: true }
  | { is: 'not_now'; reason: string };

/** A message that a gateway has taken, by its own name for it, and why it failed since, if it did. */
export type Found = { gatewayId: string; failed: string | null };

/** What a gateway tells later: what became of a message, or what somebody has answered, and when. */
export type GatewayEvent =
  | { is: 'sent' | 'delivered'; reference: string; gatewayId: string | null }
  | { is: 'failed'; reference: string; reason: string; isOptOut?: true }
  | { is: 'answer'; from: string; text: string; at: Temporal.Instant | null };

/**
 * Whoever carries messages to phones for the kitchen. All three throw when no answer came, and then
 * nobody knows whether the message was taken.
 */
export type Gateway = {
  send(message: OutgoingText): Promise<GatewayAnswer>;
  /** The messages that it has taken and that may be this one, the latest first. Absent where it cannot be asked. */
  find?(message: OutgoingText, since: Temporal.Instant): Promise<Found[]>;
  /** Has it tell this address what becomes of messages. Absent where a person has to set that up. */
  connect?(webhookUrl: string): Promise<void>;
};

/** So long a gateway may think. */
const WAIT_MS = 15_000;

/** The request never got there, so nothing was taken. */
const NOT_THERE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

const codeOf = (error: unknown): unknown =>
  (error as { cause?: { code?: unknown } }).cause?.code ?? (error as { code?: unknown }).code;

/** An answer of a gateway's API; `body` is null where it is no JSON. */
export type HttpAnswer = { status: number; body: unknown };

/**
 * Asks a gateway's API. Follows no redirect: what is sent there names people. Throws what `send`
 * throws; answers `not_now` where the request did not even arrive.
 */
export async function ask(
  url: string,
  request: { method?: 'POST' | 'GET'; headers: Record<string, string>; body?: string },
): Promise<HttpAnswer | Extract<GatewayAnswer, { is: 'not_now' }>> {
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', redirect: 'error', ...request },
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch (error) {
    const code = codeOf(error);
    if (NOT_THERE.includes(String(code)))
      return { is: 'not_now', reason: `The gateway cannot be reached (${String(code)}).` };
    throw new Error('The gateway gave no answer.', { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The value at the end of a path through what somebody else has sent, whatever that is. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/**
 * What an answer means that is no success: our account or their server is in trouble, which is no word
 * about this one message; or the message itself is refused. An answer that leaves open whether it was
 * taken throws.
 */
export function unsuccessful({ status }: HttpAnswer, reason: string): GatewayAnswer {
  if (status === 500 || status === 502 || status === 504)
    throw new Error(`The gateway gave no answer (${status}).`);
  const isTrouble = [401, 403, 404, 408, 425, 429].includes(status) || status >= 500;
  return isTrouble ? { is: 'not_now', reason } : { is: 'refused', reason };
}
