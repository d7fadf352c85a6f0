/** A number as a fraction of whole numbers, which no rounding has touched. */
type Exact = { over: bigint; under: bigint };

const exact = (over: number, under = 1): Exact => ({ over: BigInt(over), under: BigInt(under) });

const add = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});

const multiply = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** The nearest whole number of cents, a half upwards: the floor of the amount and a half. */
function toCents(dollars: Exact): number {
  const cents = add(multiply(dollars, exact(100)), exact(1, 2));
  return Number(cents.over / cents.under);
}

type Line = { price: number; deliveryCharge: number; taxPercentage: number; quantity: number };

/**
 * What snacks cost, worked out in dollars and percents as exact fractions, from the words of
 * decisions 11 and 12 alone and without anything of the program.
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
