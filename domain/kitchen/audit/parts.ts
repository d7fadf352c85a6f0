import { BoxUnit } from '#contract/tiffin/box.ts';

/** What stands in a record of the log, by its field. */
export type Parts = Readonly<Record<string, unknown>>;

export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MEASURES: ReadonlySet<unknown> = new Set(BoxUnit.options);

/** `4 pieces`, `1 portion`, `240 ml`; null where nothing is measured. */
function measureWords(amount: unknown, unit: unknown): string | null {
  if (typeof amount !== 'number') return null;
  const measure = unit === 'servings' ? 'portions' : String(unit);
  return `${amount.toLocaleString('en-CA')} ${amount === 1 ? measure.replace(/s$/, '') : measure}`;
}

/**
 * The parts of a record as somebody reads them: an amount beside the unit that it is measured in is
 * one thing with it, in words. Any other amount is money.
 */
export function partsOf(record: Parts): Parts {
  const { amount, unit, usualPortion, ...rest } = record;
  if (!MEASURES.has(unit)) return record;
  return {
    ...rest,
    howMuch: measureWords(amount, unit),
    usualPortion: measureWords(usualPortion, unit),
  };
}

/** A line of what a plan comes with, in words; null where a record is none. */
export function featureWords({ text, isActive }: Parts): string | null {
  if (typeof text !== 'string' || typeof isActive !== 'boolean') return null;
  return isActive ? text : `${text} (not included)`;
}
