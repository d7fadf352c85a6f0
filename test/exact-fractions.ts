/** A number as a fraction of whole numbers, which no rounding has touched. */
export type Exact = { over: bigint; under: bigint };

export const exact = (over: number, under = 1): Exact => ({
  over: BigInt(over),
  under: BigInt(under),
});

export const add = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});

export const multiply = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** Dollars as the nearest whole number of cents, a half upwards: the floor of the amount and a half. */
export function toCents(dollars: Exact): number {
  const cents = add(multiply(dollars, exact(100)), exact(1, 2));
  return Number(cents.over / cents.under);
}
