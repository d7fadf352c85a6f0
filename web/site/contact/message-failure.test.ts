import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { describeFailure } from '#web/platform/client/describe-failure.ts';
import { messageFailure } from './message.ts';

const failed = (code: ErrorCode, status: number, message: string) =>
  messageFailure(new ApiError({ code, status, message }));

describe('a message that was not sent', () => {
  it('can be tried again later when the server is away or has failed', () => {
    const later = 'Failed to send message. Please try again later.';
    expect(failed('network', 0, 'Unable to connect to the server.')).toBe(later);
    expect(failed('server_error', 500, 'Server error.')).toBe(later);
    expect(failed('unavailable', 503, 'Service temporarily unavailable.')).toBe(later);
  });

  it('is refused in the words of the server, or in our own where it has none', () => {
    expect(failed('too_many_messages', 429, 'Please call us.')).toBe('Please call us.');
    const own = 'Failed to send message. Please try again.';
    expect(failed('invalid_request', 400, ' ')).toBe(own);
    const { message } = describeFailure(200, { message: '' });
    expect(failed('unexpected_status', 200, message)).toBe(own);
  });
});
