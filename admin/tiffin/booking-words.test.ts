import { expect, it } from 'vitest';
import { bookedText, bookLabel, dayWords, RANG_LATE, suggestedReason } from './booking-words.ts';

const WEDNESDAY = '2026-11-18';

it('names the day, and how near it is', () => {
  expect(dayWords('2026-11-18', WEDNESDAY)).toBe('today, Wed, Nov 18');
  expect(dayWords('2026-11-19', WEDNESDAY)).toBe('tomorrow, Thu, Nov 19');
  expect(dayWords('2026-11-20', WEDNESDAY)).toBe('Fri, Nov 20');
});

it('says on the button for which day it books, or for how many', () => {
  expect(bookLabel(['2026-11-19'], WEDNESDAY)).toBe('Book for tomorrow, Thu, Nov 19');
  expect(bookLabel(['2026-11-20'], WEDNESDAY)).toBe('Book for Fri, Nov 20');
  expect(bookLabel(['2026-11-19', '2026-11-20'], WEDNESDAY)).toBe('Book 2 days');
  expect(bookLabel([], WEDNESDAY)).toBe('Book');
});

it('says afterwards which days are booked', () => {
  expect(bookedText(['2026-11-19'], WEDNESDAY)).toBe('Booked for tomorrow, Thu, Nov 19.');
  expect(bookedText(['2026-11-19', '2026-11-20'], WEDNESDAY)).toBe(
    'Booked: Thu, Nov 19; Fri, Nov 20.',
  );
});

it('knows the reason of a late call, and of nothing else', () => {
  expect(suggestedReason(['after_cutoff'], '')).toBe(RANG_LATE);
  expect(suggestedReason([], RANG_LATE)).toBe('');
  expect(suggestedReason(['over_capacity'], '')).toBe('');
  expect(suggestedReason(['after_cutoff', 'over_capacity'], RANG_LATE)).toBe('');
});

it('leaves a reason that was typed as it is', () => {
  expect(suggestedReason(['after_cutoff'], 'One is left over')).toBe('One is left over');
  expect(suggestedReason(['over_capacity'], 'One is left over')).toBe('One is left over');
});
