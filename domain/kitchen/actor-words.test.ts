import { expect, it } from 'vitest';
import { actorLabel } from './desk-labels.ts';

it('whoever did something is a customer, the clock, or somebody by name', () => {
  expect(actorLabel('customer')).toBe('Customer');
  expect(actorLabel('clock')).toBe('By itself');
  expect(actorLabel('staff meera@example.com')).toBe('meera@example.com');
  expect(actorLabel('the staff of old')).toBe('the staff of old');
});
