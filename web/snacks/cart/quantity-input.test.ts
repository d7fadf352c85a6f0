import { expect, it } from 'vitest';
import { readQuantity } from './quantity-input.tsx';

it.each([
  ['12', '12'],
  [' 7 ', '7'],
  ['12.5', '12'],
  ['12,5', '12'],
  ['1,000', '999'],
  ['1000', '999'],
  ['007', '7'],
  ['0', '0'],
  ['-5', ''],
  ['five', ''],
  ['', ''],
])('%j typed as a quantity is %j', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});
