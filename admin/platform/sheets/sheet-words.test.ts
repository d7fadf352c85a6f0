import { expect, it } from 'vitest';
import { PASTED_ROWS, rowsOfText } from './sheet-words.ts';

it('says how many rows there are, and of what', () => {
  expect(rowsOfText(12, 'customers.csv')).toBe('12 rows of customers.csv');
  expect(rowsOfText(2, PASTED_ROWS)).toBe('2 pasted rows');
  expect(rowsOfText(1, PASTED_ROWS)).toBe('1 pasted row');
});
