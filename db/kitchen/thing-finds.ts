import { type RawBuilder, sql } from 'kysely';
import { namedByNumberLike } from '#db/account/customer-name.ts';
import { PAID_BY, type PayableTable } from '#db/money/payables.ts';
import { isNumberLike, likePattern } from '#db/platform/paging.ts';
import type { AuditResource } from '#domain/kitchen/audit/audit-sentences.ts';

/** Where a word can stand among what a name is made of, each found by an index of its own. */
type Finds = (word: string) => RawBuilder<unknown>[];

const numberOr = (word: string, ...columns: string[]) =>
  sql.join(
    [
      isNumberLike('number', word),
      ...columns.map((column) => sql`${sql.ref(column)} ILIKE ${likePattern(word)}`),
    ],
    sql` OR `,
  );

const paidLike = (table: PayableTable, where: RawBuilder<unknown>) => sql`
  SELECT payments.id FROM ${sql.table(table)} AS paid
  JOIN payments ON payments.${sql.ref(PAID_BY[table])} = paid.id WHERE ${where}`;

const nameLike = (word: string) => sql`first_name || ' ' || last_name ILIKE ${likePattern(word)}`;

/** Of those of which a kitchen has many in the end. */
export const THING_FINDS: Partial<Record<AuditResource, Finds>> = {
  'tiffin-orders': (word) => [
    sql`SELECT id FROM tiffin_orders WHERE ${numberOr(word)}`,
    sql`SELECT booked.id FROM subscriptions JOIN tiffin_orders AS booked
      ON booked.subscription_id = subscriptions.id WHERE customer_name ILIKE ${likePattern(word)}`,
  ],
  'snack-orders': (word) => [
    sql`SELECT id FROM snack_orders WHERE ${numberOr(word, 'customer_name')}`,
  ],
  subscriptions: (word) => [
    sql`SELECT id FROM subscriptions WHERE ${numberOr(word, 'customer_name', 'plan_name')}`,
  ],
  payments: (word) => [
    paidLike('subscriptions', numberOr(word, 'customer_name')),
    paidLike('snack_orders', numberOr(word, 'customer_name')),
    paidLike('catering_inquiries', numberOr(word, 'first_name', 'last_name')),
  ],
  'catering-inquiries': (word) => [
    sql`SELECT id FROM catering_inquiries WHERE ${numberOr(word, 'first_name', 'last_name')}`,
  ],
  'contact-messages': (word) => [
    sql`SELECT id FROM contact_messages
      WHERE name || chr(1) || email || chr(1) || subject ILIKE ${likePattern(word)}`,
  ],
  mails: (word) => [
    sql`SELECT id FROM mails
      WHERE subject ILIKE ${likePattern(word)} OR to_address ILIKE ${likePattern(word)}`,
  ],
  customers: (word) => [
    sql`SELECT id FROM customers WHERE ${nameLike(word)}`,
    namedByNumberLike(likePattern(word)),
    sql`SELECT merged_accounts.id FROM merged_accounts JOIN customers
      ON customers.id = customer_id WHERE ${nameLike(word)}`,
    sql`SELECT id FROM merged_accounts WHERE customer_id IN (${namedByNumberLike(likePattern(word))})`,
  ],
};

/** What names are made of besides: the words between them, and days. */
const BETWEEN = `tiffin of for snack order plan inquiry the mail to a payment refund
  an account that became part customer who was erased
  mon tue wed thu fri sat sun jan feb mar apr may jun jul aug sep oct nov dec`;

/**
 * A phone as those are called by it who have no name (`customerNameIn` of db/account/customer-name.ts),
 * whatever was typed between its digits; any other search text as it is.
 */
export const asCalled = (search: string): string =>
  search.replace(/^\(?(\d{3})\)?[ .-]*(\d{3})[ .-]+(\d{4})$/, '$1-$2-$3');

/**
 * A word of a search text by which names with all of it can be found. Spaces and signs part what a
 * name is made of, so that letters in a row, a public number, a phone, or more digits than a day or a sum
 * has in a row stand in one of its parts. Undefined where there is no such word.
 */
export function wordToFind(search: string): string | undefined {
  const words =
    search.match(/(?:TS|TF|SN|CI)-\d{4}-\d+|\d{3}-\d{3}-\d{4}|\p{L}{3,}|\d{4,}/giu) ?? [];
  return words
    .filter((word) => !BETWEEN.includes(word.toLowerCase()))
    .sort((one, other) => other.length - one.length)[0];
}
