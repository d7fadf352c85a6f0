/** The value below which this share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const position = Math.ceil(share * sorted.length) - 1;
  const value = sorted[Math.max(0, position)];
  if (value === undefined) throw new Error('There is nothing to take a quantile of.');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
