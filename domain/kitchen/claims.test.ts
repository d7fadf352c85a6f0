import { expect, it } from 'vitest';
import { tellsRating } from './first-day.ts';
import { DEFAULT_PROFILE, DEFAULT_TESTIMONIALS } from './settings.ts';

const [sample] = DEFAULT_TESTIMONIALS.items;
const rating = { shown: true, value: 4.8, reviews: '100+' };

it('a new kitchen tells no rating', () => {
  expect(tellsRating(DEFAULT_PROFILE, DEFAULT_TESTIMONIALS)).toBe(false);
});

it('the rating is told once it is switched on, and not beside samples', () => {
  const real = { shown: true, items: sample ? [{ ...sample, isSample: false }] : [] };
  const mixed = { shown: true, items: [...real.items, ...DEFAULT_TESTIMONIALS.items] };
  expect(tellsRating({ rating }, DEFAULT_TESTIMONIALS)).toBe(true);
  expect(tellsRating({ rating }, real)).toBe(true);
  expect(tellsRating({ rating }, mixed)).toBe(false);
  expect(tellsRating({ rating: { ...rating, shown: false } }, real)).toBe(false);
});
