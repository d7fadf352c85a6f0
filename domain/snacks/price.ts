import type { DeliveryType } from '#contract/snacks/orders.ts';
import {
  type BasisPoints,
  type Cents,
  type PriceBreakdown,
  percentOf,
  sum,
  times,
} from '#domain/platform/money.ts';

/** What of a snack makes the price of a line: cents per piece, tax in basis points, how many. */
export type PricedSnack = {
  price: Cents;
  /** What bringing one piece costs; what an order pays for it is its delivery fee. */
  deliveryCharge: Cents;
  taxPercentage: BasisPoints;
  quantity: number;
};

/** A cart's or an order's price, and that of each of its lines, which it is the sum of. */
export type SnackPrice = PriceBreakdown & { lines: PriceBreakdown[] };

/** Price and delivery charge x quantity, and the tax on both, rounded once. */
function priceOfLine(snack: PricedSnack, deliveryType: DeliveryType): PriceBreakdown {
  const subtotal = times(snack.price, snack.quantity);
  const deliveryFee = deliveryType === 'delivery' ? times(snack.deliveryCharge, snack.quantity) : 0;
  const taxAmount = percentOf(sum(subtotal, deliveryFee), snack.taxPercentage);
  return { subtotal, deliveryFee, taxAmount, total: sum(subtotal, deliveryFee, taxAmount) };
}

/**
 * The price of snacks, line by line (docs/rules.md#price-of-snacks): for delivery a line is
 * (price + delivery charge) x quantity and its tax is on that; for pickup nothing is charged for
 * delivery. A cart does not know yet which it will be and shows the price of pickup. The cart,
 * the checkout, the server and the desk's order by phone ask it alike; whatever shows an order reads what
 * was stored.
 */
export function priceOfSnacks(
  snacks: readonly PricedSnack[],
  deliveryType: DeliveryType,
): SnackPrice {
  const lines = snacks.map((snack) => priceOfLine(snack, deliveryType));
  const subtotal = sum(...lines.map((line) => line.subtotal));
  const deliveryFee = sum(...lines.map((line) => line.deliveryFee));
  const taxAmount = sum(...lines.map((line) => line.taxAmount));
  return { lines, subtotal, deliveryFee, taxAmount, total: sum(subtotal, deliveryFee, taxAmount) };
}
