import { expect, it } from 'vitest';
import { endingOf } from './ending.ts';

const ending = (statusCode: number, expected = 200, headers = {}) =>
  endingOf({ statusCode, headers }, expected);

it('is answered with the status that is meant, and no other', () => {
  expect([ending(200), ending(401, 401)]).toEqual(['answered', 'answered']);
  for (const status of [302, 401, 422, 429, 500]) expect(ending(status)).toBe(String(status));
});

it('is refused where it says when to come again', () => {
  expect([ending(503, 200, { 'retry-after': '5' }), ending(503)]).toEqual(['refused', '503']);
});
