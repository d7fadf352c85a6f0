import { expect, it } from 'vitest';
import { receivedDayQuestion } from './received-day-question.ts';

const TODAY = '2026-11-18';

it.each(['2026-11-18', '2026-11-19', '2026-09-19'])('asks nothing about %s', (day) => {
  expect(receivedDayQuestion(day, TODAY)).toBeNull();
});

it.each([
  ['2026-09-18', 'Friday, September 18, 2026 is 61 days ago. Please check that this is the day.'],
  ['2025-11-18', 'Tuesday, November 18, 2025 is 365 days ago. Please check that this is the day.'],
])('asks about %s', (day, words) => {
  expect(receivedDayQuestion(day, TODAY)).toBe(words);
});

it.each(['', null, undefined, '2026-02-30'])('asks nothing while no day is typed: %o', (day) => {
  expect(receivedDayQuestion(day, TODAY)).toBeNull();
});
