const RULES = new Intl.PluralRules('en-CA');

/** The words that go with a count: `plural(2, 'tiffin')` is `tiffins`, `plural(1, 'is', 'are')` is `is`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  RULES.select(count) === 'one' ? one : many;

/** A count with what is counted: `1 tiffin`, `2 tiffins`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`;
