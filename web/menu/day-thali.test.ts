import { expect, it } from 'vitest';
import { buildDish } from '#test/builders/build-menu.ts';
import { thaliOf } from './day-thali.ts';

const day = [
  buildDish('Aloo Gobi', { diets: ['vegetarian'] }),
  buildDish('Kela Sabji', { diets: ['jain'], dietaryType: 'jain' }),
  buildDish('Gujarati Dal', { course: 'dal' }),
  buildDish('Jeera Rice', { course: 'rice' }),
  buildDish('Roti', { course: 'roti' }),
];

it('lays on one plate what somebody is served', () => {
  expect(thaliOf(day, null)).toBe('served:Roti|Jeera Rice||Aloo Gobi|Gujarati Dal');
  expect(thaliOf(day, 'jain')).toBe('served:Roti|Jeera Rice||Kela Sabji|Gujarati Dal');
});

it('is that of the house without bread, without rice, or on an empty day', () => {
  expect(
    thaliOf(
      day.filter(({ course }) => course !== 'roti'),
      null,
    ),
  ).toBe('thali');
  expect(
    thaliOf(
      day.filter(({ course }) => course !== 'rice'),
      null,
    ),
  ).toBe('thali');
  expect(thaliOf([], null)).toBe('thali');
});
