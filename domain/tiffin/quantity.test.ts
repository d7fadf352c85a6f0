import { expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { checkQuantity } from './quantity.ts';

it('tiffins can be booked up to the credits there are and five at once', () => {
  const words = (quantity: number, available: number) => {
    const refusal = checkQuantity(quantity, available, { maxTiffinsPerOrder: 5 });
    return refusal && errorMessage(refusal.refused, refusal.details);
  };
  expect(words(5, 5)).toBeNull();
  expect(words(6, 20)).toBe('Maximum 5 tiffins per order');
  expect(words(3, 2)).toBe('Insufficient credits. You have 2 credits remaining.');
});

it('a kitchen may allow fewer at once, and the refusal says how many', () => {
  const words = (most: number) => {
    const refusal = checkQuantity(4, 9, { maxTiffinsPerOrder: most });
    expect(refusal).toMatchObject({ refused: 'too_many_tiffins', field: 'quantity' });
    return refusal && errorMessage(refusal.refused, refusal.details);
  };
  expect([words(3), words(1)]).toEqual([
    'Maximum 3 tiffins per order',
    'Maximum 1 tiffin per order',
  ]);
});
