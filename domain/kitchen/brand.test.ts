import { expect, it } from 'vitest';
import { fitInto, nameBeforeDot } from './brand.ts';

it.each([
  [
    { width: 480, height: 480 },
    { width: 44, height: 44 },
  ],
  [
    { width: 480, height: 120 },
    { width: 120, height: 30 },
  ],
  [
    { width: 30, height: 60 },
    { width: 22, height: 44 },
  ],
])('%j fills its box as %j', (logo, shown) => {
  expect(fitInto(logo, { width: 120, height: 44 })).toEqual(shown);
});

it('has one dot behind a name', () => {
  const names = ['Rasoi by Hema', 'Rasoi & Co.', 'St. Hema'];
  expect(names.map(nameBeforeDot)).toEqual(['Rasoi by Hema', 'Rasoi & Co', 'St. Hema']);
});
