import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { customerName } from '#domain/account/full-name.ts';

/** How the kitchen calls a customer, in SQL: the same as `customerName` of domain/. */
export function customerNameIn(table: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<string>`coalesce(
    nullif(trim(concat(${column('first_name')}, ' ', ${column('last_name')})), ''),
    'Caller ' || regexp_replace(${column('phone')}, '^\\+1(\\d{3})(\\d{3})(\\d{4})$', '\\1-\\2-\\3'),
    'Caller')`;
}

/** Customers who are called by their number, where a pattern of LIKE fits that; few are. */
export const namedByNumberLike = (pattern: string): RawBuilder<unknown> => sql`
  SELECT id FROM customers WHERE first_name = '' AND ${customerNameIn('customers')} ILIKE ${pattern}`;

type Named = Parameters<typeof customerName>[0];

/**
 * What was ordered for somebody without a name is called by their number; once there is a name, or another
 * number, it is called by that.
 */
export async function nameOrders(
  tx: Transaction<DB>,
  customerId: string,
  before: Named,
  after: Named,
): Promise<void> {
  const [from, to] = [customerName(before), customerName(after)];
  if (before.first_name !== '' || before.last_name !== '' || from === to) return;
  for (const table of ['subscriptions', 'snack_orders'] as const)
    await tx
      .updateTable(table)
      .set({ customer_name: to })
      .where('customer_id', '=', customerId)
      .where('customer_name', '=', from)
      .execute();
}
