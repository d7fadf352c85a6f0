import { type RawBuilder, sql } from 'kysely';

/**
 * Words of a closed list, written out for `IN (…)`: the planner sees when a partial index has them
 * all.
 */
export const literals = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)));
