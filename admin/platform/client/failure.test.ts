import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { describeFailure, isConflict, noAnswer } from './failure.ts';

it('tells a refusal because things have changed from every other failure', () => {
  const overtaken = describeFailure(409, { code: 'action_not_allowed' });
  expect(isConflict(overtaken)).toBe(true);
  expect(isConflict(describeFailure(404, { code: 'order_not_found' }))).toBe(true);
  expect(isConflict(describeFailure(422, { code: 'validation_failed' }))).toBe(false);
  expect(isConflict(new HttpError('No', 500))).toBe(false);
  expect(isConflict(noAnswer())).toBe(false);
});

it('tells the desk that the disk is full, where customers hear that nothing can be saved', () => {
  const message = 'Nothing can be saved at the moment. Please try again later.';
  const full = describeFailure(503, { code: 'storage_full', message });
  expect(full.message).toContain('The disk with the kitchen’s data is full');
  expect(describeFailure(503, { code: 'unavailable', message: 'Later.' }).message).toBe('Later.');
});
