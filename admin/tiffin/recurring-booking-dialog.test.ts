import { expect, it } from 'vitest';
import { mistakeIn, patternOf, rowsOf } from './recurring-booking-dialog.tsx';

const entry = (weekday: 1 | 2 | 3 | 4 | 5, more: object = {}) => ({
  weekday,
  deliveryTimeSlot: '17:00-18:00' as const,
  quantity: 2,
  deliveryAddress: null,
  ...more,
});

it('shows a pattern day by day, and asks for the same one when nothing is changed', () => {
  const pattern = [entry(1), entry(4, { quantity: 1, deliveryAddress: '1 Work Street, Oshawa' })];
  expect(patternOf({ rows: rowsOf(pattern) })).toEqual({ entries: pattern, leftovers: 'keep' });
});

it('begins a day that is added like the first of the others', () => {
  const rows = rowsOf([entry(2)]).map((row, index) => (index === 4 ? { ...row, on: true } : row));
  expect(patternOf({ rows, releases: true })).toEqual({
    entries: [entry(2), entry(5)],
    leftovers: 'release',
  });
});

it('says on which day something is wrong, whichever of the entries that is', () => {
  const rows = rowsOf([entry(2), entry(5)]);
  const message = 'Please choose a quantity.';
  expect(mistakeIn([undefined, { quantity: { message } }], rows)).toBe(`Friday: ${message}`);
  expect(mistakeIn({ message: 'Please choose at least one day.' }, rows)).toBe(
    'Please choose at least one day.',
  );
  expect(mistakeIn(undefined, rows)).toBeNull();
});
