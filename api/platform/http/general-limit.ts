import { type Answer, failure } from './answer.ts';
import type { House } from './house.ts';
import { GENERAL_LIMIT, networkOf } from './rate-limit.ts';

/** Counts a call of an address, whatever it is; the answer when it is one too many, else null. */
export function refuseFlood(
  { env, limiter }: Pick<House, 'env' | 'limiter'>,
  ip: string,
): Answer | null {
  if (!env.rateLimit) return null;
  const retryAfter = limiter.take('any call', networkOf(ip), GENERAL_LIMIT);
  return retryAfter > 0 ? failure('rate_limited', { retryAfter }) : null;
}
