import { type ApiResponse, failureResponse } from './api-response.ts';
import type { AppServices } from './app-services.ts';
import { GENERAL_LIMIT, networkKeyOf } from './rate-limit.ts';

/** Counts a call of an address, whatever it is; the answer when it is one too many, else null. */
export function checkGeneralLimit(
  { env, limiter }: Pick<AppServices, 'env' | 'limiter'>,
  ip: string,
): ApiResponse | null {
  if (!env.rateLimit) return null;
  const retryAfter = limiter.take('any call', networkKeyOf(ip), GENERAL_LIMIT);
  return retryAfter > 0 ? failureResponse('rate_limited', { retryAfter }) : null;
}
