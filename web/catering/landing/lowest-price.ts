import type { Cents } from '#domain/money/money.ts';

/** What a guest costs at least, in cents; null while no plan is known. */
export const lowestPrice = (plans: readonly { price: Cents }[]): Cents | null =>
  plans.length === 0 ? null : Math.min(...plans.map(({ price }) => price));
