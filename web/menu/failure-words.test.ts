import { expect, it } from 'vitest';
import { ApiError } from '#contract/platform/api-error.ts';
import { menuFailure } from './menu-text.ts';

it('says why in the words of the failed call', () => {
  const error = new ApiError({ code: 'unavailable', status: 503, message: 'Busy' });
  expect(menuFailure(error)).toBe('Failed to load weekly menu: Busy');
});

it('says why in the words of the server that answered without a menu', () => {
  const data = { code: 'unavailable', message: 'The database is away' };
  const answer = { status: 503, statusText: '', internal: false, data };
  expect(menuFailure(answer)).toBe('Failed to load weekly menu: The database is away');
});

it('has words for a failure without any', () => {
  expect(menuFailure(new Error('x is undefined'))).toBe(
    'Failed to load weekly menu: Something went wrong. Please try again.',
  );
});
