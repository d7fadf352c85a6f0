import { expect, it } from 'vitest';
import { counted, plural } from './plural.ts';

it('says one of one alone', () => {
  const words = [0, 1, 2, 11, 21, 101].map((count) => counted(count, 'tiffin'));
  expect(words).toEqual([
    '0 tiffins',
    '1 tiffin',
    '2 tiffins',
    '11 tiffins',
    '21 tiffins',
    '101 tiffins',
  ]);
});

it('takes any other word that goes with many', () => {
  expect([1, 2].map((count) => counted(count, 'box', 'boxes'))).toEqual(['1 box', '2 boxes']);
  expect([1, 2].map((count) => plural(count, 'comes', 'come'))).toEqual(['comes', 'come']);
});
