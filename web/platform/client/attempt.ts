import { ApiError } from '#contract/platform/api-error.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import type { Breaker } from './breaker.ts';

/** An attempt without an answer after this long counts as a network failure, in milliseconds. */
const GIVE_UP_AFTER = 30_000;

/** One answer, read whole, so that a connection that breaks in the middle counts as broken. */
export type Answer = { status: number; headers: Headers; text: string };

const inTheBrowser = (code: 'network' | 'circuit_open') =>
  new ApiError({ code, status: 0, message: errorWords(ANY_CALL_ERRORS, code) });

async function exchange(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), GIVE_UP_AFTER);
  try {
    const response = await fetcher(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends once, if the path's circuit lets it through, and tells the circuit how it went. Throws
 * `ApiError` `circuit_open` or `network`, or the signal's reason when the caller gave up.
 */
export async function attempt(options: {
  fetcher: typeof fetch;
  breaker: Breaker;
  /** The circuit it belongs to: the endpoint's path template. */
  path: string;
  url: string;
  init: RequestInit;
  signal?: AbortSignal | undefined;
  markSent: () => void;
}): Promise<Answer> {
  const { fetcher, breaker, path, url, init, signal, markSent } = options;
  const report = breaker.enter(path);
  if (!report) throw inTheBrowser('circuit_open');
  markSent();
  try {
    const answer = await exchange(fetcher, url, init, signal);
    report(answer.status >= 500 ? 'failed' : 'answered');
    return answer;
  } catch {
    report(signal?.aborted ? 'given-up' : 'failed');
    if (signal?.aborted) throw signal.reason;
    throw inTheBrowser('network');
  }
}
