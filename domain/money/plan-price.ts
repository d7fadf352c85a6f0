import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type BasisPoints,
  type Cents,
  formatMoney,
  type PriceBreakdown,
  percentOf,
  shareOf,
  sum,
  times,
} from '#domain/platform/money.ts';

/** What of a plan variant makes its price: cents per tiffin, tax in basis points. */
export type PricedVariant = {
  price: Cents;
  tiffinCount: number;
  deliveryCharge: Cents;
  taxPercentage: BasisPoints;
};

/** The price of a tiffin plan, and the tax in it. */
export type TiffinPrice = PriceBreakdown & { taxPercentage: BasisPoints };

/**
 * Subtotal = price per tiffin x tiffins; delivery likewise; tax on the subtotal alone, rounded once;
 * total = the three (docs/rules.md#price-of-a-plan). The same figures for the pricing page, the
 * checkout, the stored subscription, the mail and the desk.
 */
export function priceOfTiffinPlan(variant: PricedVariant): TiffinPrice {
  return taxedPrice({
    subtotal: times(variant.price, variant.tiffinCount),
    deliveryFee: times(variant.deliveryCharge, variant.tiffinCount),
    taxPercentage: variant.taxPercentage,
  });
}

/** A price with its tax and total: the list's, or one that the kitchen gives itself. */
export function taxedPrice(
  price: Pick<TiffinPrice, 'subtotal' | 'deliveryFee' | 'taxPercentage'>,
): TiffinPrice {
  const { subtotal, deliveryFee, taxPercentage } = price;
  const taxAmount = percentOf(subtotal, taxPercentage);
  return {
    subtotal,
    deliveryFee,
    taxPercentage,
    taxAmount,
    total: sum(subtotal, deliveryFee, taxAmount),
  };
}

/** How many tiffins were sold, and for how much without delivery and tax. */
type SoldTiffins = { subtotal: Cents; tiffinCount: number };

/** The price of one of the tiffins that were sold, rounded where the subtotal cannot be divided. */
export const priceOfOneTiffin = ({ subtotal, tiffinCount }: SoldTiffins): Cents =>
  shareOf(subtotal, 1, tiffinCount);

/** The same as people read it: null where it is rounded, since so many of it are not the subtotal. */
export function exactPriceOfOneTiffin(sold: SoldTiffins): Cents | null {
  const price = priceOfOneTiffin(sold);
  return times(price, sold.tiffinCount) === sold.subtotal ? price : null;
}

/** The price that a plan card shows: `totalPrice` where it is set, else price x tiffins. */
export function displayTotal({
  totalPrice,
  price,
  tiffinCount,
}: Pick<PricedVariant, 'price' | 'tiffinCount'> & { totalPrice: Cents | null }): Cents {
  return totalPrice !== null && totalPrice > 0 ? totalPrice : times(price, tiffinCount);
}

/**
 * A `totalPrice`, where set, is the subtotal; the desk refuses another
 * (docs/rules.md#price-of-a-plan).
 */
export function checkTotalPrice(
  variant: Pick<PricedVariant, 'price' | 'tiffinCount'> & { totalPrice: Cents | null },
): Refusal | null {
  const expected = times(variant.price, variant.tiffinCount);
  if (variant.totalPrice === null || variant.totalPrice === expected) return null;
  return refuse(
    'total_price_disagrees',
    { expected: formatMoney(expected) },
    { field: 'totalPrice' },
  );
}
