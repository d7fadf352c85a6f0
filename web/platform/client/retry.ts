import { wait } from './wait.ts';

/** Every attempt waits this long before it is sent, in milliseconds. */
const WAIT_BEFORE_SENDING = 200;
/** The pauses before the two retries of a rate-limited request, in milliseconds. */
const RETRY_PAUSES = [2000, 4000] as const;
/**
 * Nobody watches a spinner for longer than this: when the server asks for a longer pause (a login
 * locked for minutes), the refusal is shown at once instead.
 */
const LONGEST_PAUSE = 30_000;

/** `Retry-After` in milliseconds, from seconds or an HTTP date (RFC 9110 section 10.2.3). */
function retryAfter(header: string | null): number {
  if (!header) return 0;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? 0 : Math.max(0, until - Date.now());
}

/**
 * Sends, and sends again only while the answer is 429: at most two more times, after 2 s and 4 s or
 * after what `Retry-After` asks for if that is longer.
 */
export async function sendPatiently<Answer extends { status: number; headers: Headers }>(
  send: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    await wait(WAIT_BEFORE_SENDING, signal);
    const answer = await send();
    const pause = RETRY_PAUSES[retries];
    if (answer.status !== 429 || pause === undefined) return answer;
    const asked = retryAfter(answer.headers.get('Retry-After'));
    if (asked > LONGEST_PAUSE) return answer;
    await wait(Math.max(pause, asked), signal);
  }
}
