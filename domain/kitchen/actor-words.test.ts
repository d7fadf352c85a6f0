import { expect, it } from 'vitest';
import { actorWords } from './desk-words.ts';

it('whoever did something is a customer, the clock, or somebody by name', () => {
  expect(actorWords('customer')).toBe('Customer');
  expect(actorWords('clock')).toBe('By itself');
  expect(actorWords('staff meera@example.com')).toBe('meera@example.com');
  expect(actorWords('the staff of old')).toBe('the staff of old');
});
