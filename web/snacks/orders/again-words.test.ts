import { describe, expect, it } from 'vitest';
import { orderAgainText } from './snack-order-text.ts';

const REFILLED = "Your order is in the cart again, at today's prices.";

describe('ordering again', () => {
  it.each([
    [[], REFILLED],
    [['Penda'], `${REFILLED} Penda is no longer on offer.`],
    [['Penda', 'Chakri'], `${REFILLED} Penda and Chakri are no longer on offer.`],
    [
      ['Penda', 'Chakri', 'Khandvi'],
      `${REFILLED} Penda, Chakri and Khandvi are no longer on offer.`,
    ],
    [['Penda', 'Penda'], `${REFILLED} Penda is no longer on offer.`],
  ])('names what is gone: %j', (gone, words) => {
    expect(orderAgainText(gone)).toBe(words);
  });
});
