import type { Diet } from '#contract/accounts.ts';
import type { Portion } from '#contract/admin/dishes.ts';

/** How many tiffins of each diet are booked. */
export type TiffinsByDiet = Readonly<Record<Diet, number>>;

/** The portions of a dish by diet, and together: one for each tiffin whose diet is served it. */
export function portionsOf(
  diets: readonly Diet[],
  tiffins: TiffinsByDiet,
): { byDiet: Record<Diet, number>; portions: number } {
  const of = (diet: Diet) => (diets.includes(diet) ? tiffins[diet] : 0);
  const byDiet = {
    vegetarian: of('vegetarian'),
    jain: of('jain'),
    swaminarayan: of('swaminarayan'),
  };
  return { byDiet, portions: byDiet.vegetarian + byDiet.jain + byDiet.swaminarayan };
}

/** A tenth of a litre or a kilogram is as fine as a cook measures. */
const inThousands = (amount: number, unit: string): string =>
  `${(Math.ceil(amount / 100) / 10).toLocaleString('en-CA')} ${unit}`;

/**
 * So many portions as a cook measures them, rounded up: `10.1 L`, `4.2 kg`, `168 pieces`; below a
 * litre or a kilogram `720 ml`. Null when nobody has said how large a portion is.
 */
export function totalOf(portions: number, portion: Portion | null): string | null {
  if (!portion) return null;
  const amount = portions * portion.amount;
  if (portion.unit === 'pieces')
    return amount === 1 ? '1 piece' : `${amount.toLocaleString('en-CA')} pieces`;
  if (amount < 1000) return `${amount} ${portion.unit}`;
  return inThousands(amount, portion.unit === 'ml' ? 'L' : 'kg');
}
