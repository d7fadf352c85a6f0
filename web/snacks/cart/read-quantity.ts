import { MOST_OF_ONE } from './cart.ts';

/**
 * What somebody types or pastes as a quantity, as digits: `1,000` is a thousand and `12.5` is twelve;
 * more than 999 are 999. Empty for what is no number, or less than none.
 */
export function readQuantity(typed: string): string {
  const whole = typed.trim().replace(/,(?=\d{3}(?!\d))/g, '');
  const digits = /^\d+/.exec(whole)?.[0];
  return digits === undefined ? '' : String(Math.min(Number(digits), MOST_OF_ONE));
}
