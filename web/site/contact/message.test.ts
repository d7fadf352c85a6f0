import { describe, expect, it } from 'vitest';
import { MessageForm } from './check-message.ts';
import { fieldOf, isIncomplete, messageBody } from './message.ts';

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
