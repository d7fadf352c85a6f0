import { add, exact, multiply, toCents } from '#test/exact-fractions.ts';

type Line = { price: number; deliveryCharge: number; taxPercentage: number; quantity: number };

/**
 * What snacks cost, worked out in dollars and percents as exact fractions, from the words of
 * docs/rules.md#price-of-snacks alone and without anything of the program.
 */
export function exactPriceOfSnacks(lines: readonly Line[], deliveryType: string) {
  const priced = lines.map((line) => {
    const count = exact(line.quantity);
    const subtotal = multiply(exact(line.price, 100), count);
    const charge = deliveryType === 'delivery' ? exact(line.deliveryCharge, 100) : exact(0);
    const deliveryFee = multiply(charge, count);
    const taxAmount = multiply(add(subtotal, deliveryFee), exact(line.taxPercentage, 10_000));
    const parts = {
      subtotal: toCents(subtotal),
      deliveryFee: toCents(deliveryFee),
      taxAmount: toCents(taxAmount),
    };
    return { ...parts, total: parts.subtotal + parts.deliveryFee + parts.taxAmount };
  });
  const all = (part: 'subtotal' | 'deliveryFee' | 'taxAmount' | 'total') =>
    priced.reduce((whole, line) => whole + line[part], 0);
  return {
    lines: priced,
    subtotal: all('subtotal'),
    deliveryFee: all('deliveryFee'),
    taxAmount: all('taxAmount'),
    total: all('total'),
  };
}
