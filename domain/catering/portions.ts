import type { Measure } from '#contract/kitchen/cooking.ts';
import type { Portion } from '#contract/menu/desk-dishes.ts';
import { plural } from '#domain/platform/plural.ts';

/** A figure and its unit stay on one line. */
export const bound = (figure: string | number, unit: string): string => `${figure}\u00A0${unit}`;

/**
 * So much as a cook measures it: `10.08 L`, `4.2 kg`, `168 pieces`; below a litre or a kilogram
 * `720 ml`. Nothing is rounded, so that parts add up to what stands beside them. It is read on screens
 * and sheets, where no line breaks inside of it.
 */
export function measureText({ amount, unit }: Measure): string {
  if (unit === 'pieces' || unit === 'portions')
    return bound(amount.toLocaleString('en-CA'), plural(amount, unit.slice(0, -1), unit));
  if (amount < 1000) return bound(amount, unit);
  return bound((amount / 1000).toLocaleString('en-CA'), unit === 'ml' ? 'L' : 'kg');
}

/** All measures of a dish: `4.2 kg`, and `4.2 kg + 3 pieces` where boxes measure it in several units. */
export const amountsText = (amounts: readonly Measure[]): string =>
  amounts.map(measureText).join(' + ');

/** How much so many servings are: `11.52 L`; null where nobody has said how large one is. */
export const servingsAmount = (portion: Portion | null, servings: number): string | null =>
  portion && measureText({ amount: portion.amount * servings, unit: portion.unit });
