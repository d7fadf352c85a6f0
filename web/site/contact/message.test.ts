import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { describeFailure } from '#web/platform/client/describe-failure.ts';
import { MessageForm } from './check-message.ts';
import { fieldOf, isIncomplete, messageBody, messageFailure } from './message.ts';

const typed = { firstName: ' Asha ', email: 'Asha@Example.com', subject: 'Diwali', message: 'Hi' };

function mistakesOf(form: object): Record<string, { message: string }> {
  const { error } = MessageForm.safeParse(form);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), { message }]),
  );
}

describe('the message form', () => {
  it('sends the first name as the name, and nothing that nobody has filled in', () => {
    expect(messageBody(MessageForm.parse(typed), '')).toEqual({
      name: 'Asha',
      email: 'asha@example.com',
      subject: 'Diwali',
      message: 'Hi',
    });
    expect(messageBody(MessageForm.parse(typed), 'https://x.example').website).toBeTruthy();
  });

  it('wants all of its fields filled in', () => {
    const mistakes = mistakesOf({ firstName: ' ', email: '', subject: '', message: '\n' });
    expect(Object.keys(mistakes)).toEqual(['firstName', 'email', 'subject', 'message']);
    expect(isIncomplete(mistakes)).toBe(true);
  });

  it('tells an address that is none from a missing one', () => {
    const mistakes = mistakesOf({ ...typed, email: 'asha@' });
    expect(mistakes).toEqual({ email: { message: 'Please enter a valid email address' } });
    expect(isIncomplete(mistakes)).toBe(false);
  });

  it('knows its fields by the names of the API', () => {
    expect(fieldOf('name')).toBe('firstName');
    expect(fieldOf('email')).toBe('email');
  });
});

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
