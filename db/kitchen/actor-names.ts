import { type RawBuilder, sql } from 'kysely';

/**
 * Who did something, of a column that says it: somebody of the staff is written down by their
 * address and read by their name; `customer` and `clock` stay.
 */
export const namedActor = (column: string): RawBuilder<string> => sql<string>`coalesce(
  (SELECT name FROM staff WHERE concat('staff ', email) = ${sql.ref(column)}), ${sql.ref(column)})`;
