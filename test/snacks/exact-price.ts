import { add, exact, multiply, toCents } from '#test/exact-fractions.ts';

type Line = { price: number; deliveryCharge: number; taxPercentage: number; quantity: number };

/**
 * What snacks cost, worked out in dollars and percents as exact fractions, from the words of
 * docs/rules.md#price-of-snacks alone and without anything of the program.
 */
export function exactPriceOfSnacks(lines: readonly Line[], deliveryType: string) {
  const priced = lines.map((line) => {
    const count = exact(line.quantity);
    const items = multiply(exact(line.price, 100), count);
    const charge = deliveryType === 'delivery' ? exact(line.deliveryCharge, 100) : exact(0);
    const delivery = multiply(charge, count);
    const tax = multiply(add(items, delivery), exact(line.taxPercentage, 10_000));
    const parts = { items: toCents(items), delivery: toCents(delivery), tax: toCents(tax) };
    return { ...parts, total: parts.items + parts.delivery + parts.tax };
  });
  const all = (part: 'items' | 'delivery' | 'tax' | 'total') =>
    priced.reduce((whole, line) => whole + line[part], 0);
  return {
    lines: priced,
    subtotal: all('items'),
    deliveryFee: all('delivery'),
    taxAmount: all('tax'),
    total: all('total'),
  };
}
