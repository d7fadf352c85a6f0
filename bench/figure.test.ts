import { expect, it } from 'vitest';
import { atLeast, atMost, exactly, reachesGoal } from './figure.ts';

const measured = (value: number, limit: number) => ({ name: 'x', value, unit: 'answers', limit });

it('takes one wrong answer of a hundred thousand for one', () => {
  expect(reachesGoal(exactly(measured(107_400, 107_400)))).toBe(true);
  const figure = exactly(measured(107_399, 107_400));
  expect(reachesGoal(figure)).toBe(false);
  expect(figure).toMatchObject({ value: 107_399, limit: 107_400 });
});

it('takes a limit that is missed by little for missed', () => {
  expect(reachesGoal(atMost(measured(100, 100)))).toBe(true);
  expect(reachesGoal(atMost(measured(100.001, 100)))).toBe(false);
  expect(reachesGoal(atLeast(0.5, measured(50, 100)))).toBe(true);
  expect(reachesGoal(atLeast(0.5, measured(49.999, 100)))).toBe(false);
});

it('shows what is measured with four digits', () => {
  expect(atMost(measured(74.62791, 100))).toMatchObject({ value: 74.63 });
});
