import { expect, it } from 'vitest';
import { dayLoadText } from './coming-days.tsx';

const day = {
  ...{ date: '2026-11-23', isServiceDay: true, closure: null },
  ...{ tiffins: 5, cooked: 0, toBring: 5, waiting: 0, snackOrders: 0, events: 0, guests: 0 },
};
const closed = { ...day, isServiceDay: false, closure: 'Snow storm' };

it('says what of a day is to be cooked, and what else it holds', () => {
  expect(dayLoadText({ ...day, cooked: 2, snackOrders: 1 })).toBe(
    '3 tiffins to cook, 2 cooked already · 1 snack order',
  );
  expect(dayLoadText({ ...day, tiffins: 0 })).toBe('nothing booked');
});

it('says that a day is closed, also while something of it was kept', () => {
  expect(dayLoadText({ ...closed, tiffins: 0, toBring: 0 })).toBe('closed');
  expect(dayLoadText({ ...closed, cooked: 5, toBring: 3, snackOrders: 1 })).toBe(
    'closed · all the same 3 tiffins, 1 snack order',
  );
  expect(dayLoadText({ ...closed, cooked: 5, toBring: 0 })).toBe('closed');
});
