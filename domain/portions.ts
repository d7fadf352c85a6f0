import type { Portion } from '#contract/admin/dishes.ts';
import type { Measure } from '#contract/kitchen/cooking.ts';

/** A figure and its unit stay on one line. */
export const bound = (figure: string | number, unit: string): string => `${figure}\u00A0${unit}`;

/** A tenth of a litre or a kilogram is as fine as a cook measures. */
const inThousands = (amount: number, unit: string): string =>
  bound((Math.ceil(amount / 100) / 10).toLocaleString('en-CA'), unit);

/**
 * So much as a cook measures it, rounded up: `10.1 L`, `4.2 kg`, `168 pieces`; below a litre or a
 * kilogram `720 ml`. It is read on screens and sheets, where no line breaks inside of it.
 */
export function measureWords({ amount, unit }: Measure): string {
  if (unit === 'pieces' || unit === 'portions')
    return bound(amount.toLocaleString('en-CA'), amount === 1 ? unit.slice(0, -1) : unit);
  if (amount < 1000) return bound(amount, unit);
  return inThousands(amount, unit === 'ml' ? 'L' : 'kg');
}

/** All measures of a dish: `4.2 kg`, and `4.2 kg + 3 pieces` where boxes measure it in several units. */
export const amountsWords = (amounts: readonly Measure[]): string =>
  amounts.map(measureWords).join(' + ');

/** How much so many servings are: `11.6 L`; null where nobody has said how large one is. */
export const servingsAmount = (portion: Portion | null, servings: number): string | null =>
  portion && measureWords({ amount: portion.amount * servings, unit: portion.unit });
