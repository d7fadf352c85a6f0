import type { IncomingMessage } from 'node:http';

/** `answered`, `refused`, or what went wrong. */
export type Ending = string;

/** How a request ended that was to be answered with this status, or told when to come again. */
export function endingOf(
  { statusCode = 0, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  expected: number,
): Ending {
  if (statusCode === expected) return 'answered';
  return statusCode === 503 && headers['retry-after'] ? 'refused' : String(statusCode);
}
