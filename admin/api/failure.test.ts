import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { describeFailure, isOvertaken, noAnswer } from './failure.ts';

it('tells a refusal because things have changed from every other failure', () => {
  const overtaken = describeFailure(409, { code: 'action_not_allowed' });
  expect(isOvertaken(overtaken)).toBe(true);
  expect(isOvertaken(describeFailure(404, { code: 'order_not_found' }))).toBe(true);
  expect(isOvertaken(describeFailure(422, { code: 'validation_failed' }))).toBe(false);
  expect(isOvertaken(new HttpError('No', 500))).toBe(false);
  expect(isOvertaken(noAnswer())).toBe(false);
});
