import { describe, expect, it } from 'vitest';
import { withDecimalPoint } from './decimals.ts';

describe('a number with signs between its digits', () => {
  it.each([
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['-1.234.567,05', '-1234567.05'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['12.50', '12.50'],
    ['1200', '1200'],
    ['.5', '.5'],
  ])('%s is %s', (typed, plain) => {
    expect(withDecimalPoint(typed)).toBe(plain);
  });

  it.each([
    '12,5',
    '1,29,9',
    '12,345,6',
    '1.23,50',
    '1,234,50',
    '1.234.567',
    '1,2,50',
    ',',
    'twelve',
  ])('%s can be read in two ways or in none, and stays as it is', (typed) => {
    expect(withDecimalPoint(typed)).toBe(typed);
  });
});
