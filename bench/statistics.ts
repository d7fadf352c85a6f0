/** The value below which this share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const position = Math.ceil(share * sorted.length) - 1;
  const value = sorted[Math.max(0, position)];
  if (value === undefined) throw new Error('There is nothing to take a quantile of.');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const RESAMPLES = 2_000;

/**
 * The 95 % interval of the difference of two medians, one minus the other, by the bootstrap: both
 * samples are drawn again from themselves many times (Efron 1979).
 */
export function intervalOfDifference(
  one: readonly number[],
  other: readonly number[],
): { low: number; high: number } {
  const again = (values: readonly number[]) =>
    values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0);
  const differences = Array.from(
    { length: RESAMPLES },
    () => median(again(one)) - median(again(other)),
  );
  return { low: quantile(differences, 0.025), high: quantile(differences, 0.975) };
}
