/** An amount of money in integer cents (Canadian). Everything that computes with money goes through here. */
export type Cents = number;

/** Hundredths of a percent: 13 % is 1300; percent on the wire (contract/platform/primitives.ts). */
export type BasisPoints = number;

/** What a price is made of: what is bought, what bringing it costs, the tax, and the sum of the three. */
export type PriceBreakdown = {
  subtotal: Cents;
  deliveryFee: Cents;
  taxAmount: Cents;
  total: Cents;
};

/**
 * Passes whole cents on and throws on everything else: a fraction or an unsafe number in the books
 * is a bug, never a customer's mistake.
 */
export function assertCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number of cents: ${value}`);
  return value;
}

/**
 * The one rounding: half up, away from zero for what is paid back
 * (docs/rules.md#amounts-and-rounding).
 */
function divideHalfUp(dividend: bigint, divisor: bigint): Cents {
  const negative = dividend < 0n;
  const size = negative ? -dividend : dividend;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return assertCents(Number(negative ? -rounded : rounded));
}

/** A share of an amount, in cents, rounded half up: `percentOf(1050, 1300)` is 13 % of C$10.50. */
export function percentOf(cents: Cents, basisPoints: BasisPoints): Cents {
  assertCents(basisPoints);
  return divideHalfUp(BigInt(assertCents(cents)) * BigInt(basisPoints), 10_000n);
}

/** What `part` of `whole` things cost when all of them cost that much, in cents, rounded half up. */
export function shareOf(cents: Cents, part: number, whole: number): Cents {
  return divideHalfUp(
    BigInt(assertCents(cents)) * BigInt(assertCents(part)),
    BigInt(assertCents(whole)),
  );
}

/** An amount times a whole number of things, in cents. */
export function times(cents: Cents, count: number): Cents {
  return assertCents(assertCents(cents) * assertCents(count));
}

/** The sum of amounts, in cents. */
export function sum(...amounts: Cents[]): Cents {
  return amounts.reduce((total, cents) => assertCents(total + assertCents(cents)), 0);
}

/** `C$1,299.00`; what is paid back is `-C$5.00`. */
export function formatMoney(cents: Cents): string {
  const size = Math.abs(assertCents(cents));
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}C$${dollars}.${String(size % 100).padStart(2, '0')}`;
}

/** `13%`, `13.5%`: basis points as a person reads them. */
export function formatPercent(basisPoints: BasisPoints): string {
  return `${assertCents(basisPoints) / 100}%`;
}
