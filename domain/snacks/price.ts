import type { DeliveryType } from '#contract/snacks/orders.ts';
import { type BasisPoints, type Cents, percentOf, sum, times } from '#domain/platform/money.ts';

/** What of a snack makes the price of a line: cents per piece, tax in basis points, how many. */
export type PricedSnack = {
  price: Cents;
  deliveryCharge: Cents;
  taxPercentage: BasisPoints;
  quantity: number;
};

/** One line of a cart or an order, in cents. */
export type SnackLinePrice = {
  /** Price x quantity. */
  items: Cents;
  /** Delivery charge x quantity; 0 for pickup. */
  delivery: Cents;
  /** Tax on both, rounded once. */
  tax: Cents;
  total: Cents;
};

/** A cart's or an order's price: its lines, and their sums. */
export type SnackPrice = {
  lines: SnackLinePrice[];
  subtotal: Cents;
  deliveryFee: Cents;
  taxAmount: Cents;
  total: Cents;
};

function priceOfLine(snack: PricedSnack, deliveryType: DeliveryType): SnackLinePrice {
  const items = times(snack.price, snack.quantity);
  const delivery = deliveryType === 'delivery' ? times(snack.deliveryCharge, snack.quantity) : 0;
  const tax = percentOf(sum(items, delivery), snack.taxPercentage);
  return { items, delivery, tax, total: sum(items, delivery, tax) };
}

/**
 * The price of snacks, line by line (docs/rules.md#price-of-snacks): for delivery a line is
 * (price + delivery charge) x quantity and its tax is on that; for pickup nothing is charged for
 * delivery. A cart does not know yet which it will be and shows the price of pickup. The same
 * figures for the cart, the checkout, the stored order, the mail and the desk.
 */
export function priceOfSnacks(
  snacks: readonly PricedSnack[],
  deliveryType: DeliveryType,
): SnackPrice {
  const lines = snacks.map((snack) => priceOfLine(snack, deliveryType));
  const subtotal = sum(...lines.map(({ items }) => items));
  const deliveryFee = sum(...lines.map(({ delivery }) => delivery));
  const taxAmount = sum(...lines.map(({ tax }) => tax));
  return { lines, subtotal, deliveryFee, taxAmount, total: sum(subtotal, deliveryFee, taxAmount) };
}
