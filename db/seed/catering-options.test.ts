import { expect, it } from 'vitest';
import { CATERING_OPTIONS } from './catering-options.ts';

const named = (active: boolean, category?: string) =>
  CATERING_OPTIONS.filter(
    (one) => one.isActive === active && (category ?? one.category) === one.category,
  );

it('a new kitchen offers the usual catering menu, and can switch more on', () => {
  const counts = ['sabji', 'sweet', 'shrikhand', 'salad', 'dal', 'roti', 'rice'].map(
    (category) => named(true, category).length,
  );
  expect(counts).toEqual([25, 7, 6, 6, 2, 4, 7]);
  expect(named(false).map(({ category, name }) => `${name} (${category})`)).toEqual([
    'Sambar (dal)',
    'Naan (roti)',
    'Masala Dosa (rice)',
    'Idli (rice)',
  ]);
});
