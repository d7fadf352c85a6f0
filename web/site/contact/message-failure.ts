import type { ApiError } from '#contract/platform/api-error.ts';
import { saidBy } from '#web/platform/client/said-by.ts';

const REFUSED = 'Failed to send message. Please try again.';
/** What is said when the kitchen cannot be reached or has failed. */
export const MESSAGE_AWAY = 'Failed to send message. Please try again later.';

/**
 * Why a message was not sent: the server's own words when it refuses with
 * some; the second text when it cannot be reached or has failed.
 */
export function messageFailure(error: ApiError): string {
  if (error.status === 0 || error.status >= 500) return MESSAGE_AWAY;
  return saidBy(error, REFUSED);
}
