import { expect, it } from 'vitest';
import { closedDayWorkText, fullnessOf, tiffinLoadText } from './tiffin-load.ts';

it('says what is to be cooked, and apart from it what still waits', () => {
  expect(tiffinLoadText({ tiffins: 20, waiting: 11 })).toBe(
    '20 tiffins to cook, 11 wait for your word',
  );
  expect(tiffinLoadText({ tiffins: 1, waiting: 1 })).toBe(
    '1 tiffin to cook, 1 waits for your word',
  );
  expect(tiffinLoadText({ tiffins: 8, waiting: 0 })).toBe('8 tiffins to cook');
  expect(tiffinLoadText({ tiffins: 28, cooked: 7, waiting: 0 })).toBe(
    '21 tiffins to cook, 7 cooked already',
  );
  expect(tiffinLoadText({ tiffins: 5, cooked: 5, waiting: 0 })).toBe(
    '5 tiffins, all cooked already',
  );
  expect(tiffinLoadText({ tiffins: 0, waiting: 2 })).toBe('2 tiffins wait for your word');
  expect(tiffinLoadText({ tiffins: 0, waiting: 0 })).toBe('');
});

it('colours a day by how full it is beside what it takes', () => {
  expect(fullnessOf(28, 600)).toBe('leaf');
  expect(fullnessOf(480, 600)).toBe('turmeric');
  expect(fullnessOf(600, 600)).toBe('chilli');
  expect(fullnessOf(0, 0)).toBe('leaf');
});

it('says of a closed day what still goes out, in tiffins', () => {
  const nothing = { toBring: 0, waiting: 0, snackOrders: 0, events: 0 };
  expect(closedDayWorkText(nothing)).toBe('');
  expect(closedDayWorkText({ toBring: 10, waiting: 2, snackOrders: 1, events: 2 })).toBe(
    '10 tiffins, 2 tiffins wait for your word, 1 snack order, 2 events',
  );
});
