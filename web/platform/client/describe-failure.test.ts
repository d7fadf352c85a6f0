import { describe, expect, it } from 'vitest';
import { type AuthScreen, describeFailure } from './describe-failure.ts';

const words = (status: number, complaint: object = {}, screen?: AuthScreen) =>
  describeFailure(status, complaint, screen).message;

describe('the words for a status', () => {
  it.each([
    [400, 'Invalid request. Please check your input and try again.'],
    [401, 'Your session has expired. Please log in again.'],
    [403, 'You do not have permission to perform this action.'],
    [404, 'The requested resource was not found.'],
    [422, 'Please check your input and try again.'],
    [429, 'Too many requests. Please wait a moment and try again.'],
    [500, 'Server error. Please try again later or contact support if the problem persists.'],
    [502, 'Service temporarily unavailable. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
    [504, 'Service temporarily unavailable. Please try again later.'],
    [418, 'An error occurred (418). Please try again.'],
    [507, 'An error occurred (507). Please try again.'],
  ])('%i without a message', (status, expected) => {
    expect(words(status)).toBe(expected);
  });

  it.each([400, 418, 422])('%i lets the server speak', (status) => {
    expect(words(status, { message: 'Rice is out.' })).toBe('Rice is out.');
  });

  it.each([401, 403, 404, 429, 500, 502, 503, 504])('%i does not', (status) => {
    expect(words(status, { message: 'at Object.<anonymous>' })).toBe(words(status));
  });

  it('lets the server speak about a 401 of the login', () => {
    expect(words(401, {}, 'login')).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    );
    expect(words(401, { message: 'Wrong.' }, 'login')).toBe('Wrong.');
  });

  it('joins the errors of a 422 by commas, from a list or an object', () => {
    const list = [
      { field: 'email', message: 'Email is required' },
      { field: 'phone', message: 'Phone is required' },
    ];
    const expected = 'Email is required, Phone is required';
    expect(words(422, { errors: list, message: 'No.' })).toBe(expected);
    expect(words(422, { errors: ['Email is required', 'Phone is required'] })).toBe(expected);
    expect(
      words(422, { errors: { email: ['Email is required'], phone: 'Phone is required' } }),
    ).toBe(expected);
    expect(describeFailure(422, { errors: { email: ['Email is required'] } }).errors).toEqual([
      { field: 'email', message: 'Email is required' },
    ]);
  });

  it('lets a refusal with a code of its own speak, whatever its status', () => {
    const refusal = {
      code: 'nothing_to_skip',
      message: 'You have no tiffin scheduled for that date.',
    };
    expect(describeFailure(404, refusal)).toMatchObject(refusal);
    expect(words(401, { code: 'verification_required', message: 'Please confirm.' })).toBe(
      'Please confirm.',
    );
  });

  it('does not believe codes that are not ours', () => {
    expect(describeFailure(404, { code: 'toString', message: 'x' })).toMatchObject({
      code: 'not_found',
      message: 'The requested resource was not found.',
    });
  });
});
