import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NumberedResource } from '#contract/account/found-at-desk.ts';
import { prefixPattern } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';

/** So many are shown to whoever types. */
const MOST_FOUND = 8;

/**
 * The number of a plan, a tiffin order, a snack order or an inquiry, as it is printed; a receipt's begins
 * with it: `TS-2026-0042-R2`.
 */
const NUMBER = /^((TS|TF|SN|CI)-\d{4}-\d+)(?:-R\d+)?$/i;

/** What each kind of number counts, and where it stands. */
const NUMBERED = {
  TS: { table: 'subscriptions', resource: 'subscriptions' },
  TF: { table: 'tiffin_orders', resource: 'tiffin-orders' },
  SN: { table: 'snack_orders', resource: 'snack-orders' },
  CI: { table: 'catering_inquiries', resource: 'catering-inquiries' },
} as const satisfies Record<string, { table: keyof DB; resource: NumberedResource }>;

/** Which kind of number somebody has typed, and the number of the thing; null for anything else. */
export function numberedBy(typed: string) {
  const [, number, kind] = NUMBER.exec(typed.toUpperCase()) ?? [];
  return number && kind ? { ...NUMBERED[kind as keyof typeof NUMBERED], number } : null;
}

/** Somebody who was found, with the plan that can be booked in. */
export type FoundCustomerRow = {
  id: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  email: string | null;
  plan_name: string | null;
  available: number | null;
  /** Of their household, whose name begins with what was typed. */
  member_name: string | null;
};

/** Whoever of a household goes by such a name and was not taken out. */
const memberCalled = (typed: string) =>
  sql`removed_at IS NULL AND lower(name) LIKE ${prefixPattern(typed.toLowerCase())}`;

/** Fewer digits are in everybody's number. */
const FEWEST_DIGITS = 3;

/** Before a number, how somebody is called who has no name. */
const CALLED_BY_NUMBER = /^caller\s+(?=[+([]?\d)/i;

/** Where what was typed can stand, each by an index of its own. */
function placesOf(search: string): RawBuilder<unknown>[] {
  const typed = search.replace(CALLED_BY_NUMBER, '');
  const words = typed.toLowerCase().split(/\s+/);
  const [one = '', ...others] = words;
  const rest = others.join(' ');
  const name = (column: string, part: string) =>
    sql`lower(${sql.ref(column)}) LIKE ${prefixPattern(part)}`;
  const places = [
    sql`${name('first_name', typed.toLowerCase())}`,
    sql`${name('last_name', typed.toLowerCase())}`,
    sql`id IN (SELECT customer_id FROM household_members WHERE ${memberCalled(typed)})`,
    ...(rest
      ? [
          sql`${name('first_name', one)} AND ${name('last_name', rest)}`,
          sql`${name('last_name', one)} AND ${name('first_name', rest)}`,
        ]
      : [sql`email LIKE ${prefixPattern(one)}`]),
  ];
  const digits = typed.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || /\p{L}/u.test(typed)) return places;
  const national = digits.replace(/^1(?=\d{10}$)/, '');
  return [
    sql`phone LIKE ${`+${digits}%`}`,
    sql`phone LIKE ${`+1${national}%`}`,
    sql`reverse(phone) LIKE ${`${[...national].reverse().join('')}%`}`,
  ];
}

/**
 * Customers whose name, e-mail address or phone begins with what was typed, or the name of somebody of
 * their household, or whose phone ends with it: whoever has a plan to book in comes first, then who
 * was heard of last. Nobody who was erased.
 */
export async function findCustomers(db: Kysely<DB>, typed: string): Promise<FoundCustomerRow[]> {
  const hits = placesOf(typed).map(
    (place) => sql`(SELECT id FROM customers WHERE ${place} AND erased_at IS NULL
      ORDER BY updated_at DESC LIMIT ${MOST_FOUND})`,
  );
  return readFound(db, sql.join(hits, sql` UNION `), memberCalled(typed));
}

/** One of them by their id; undefined for nobody. */
export async function readFoundCustomer(
  db: Kysely<DB>,
  id: string,
): Promise<FoundCustomerRow | undefined> {
  return (
    await readFound(db, sql`SELECT id FROM customers WHERE id = ${id} AND erased_at IS NULL`)
  )[0];
}

/** Customers by a query of their ids, with the plan that has the most to book and the member meant. */
async function readFound(
  db: Kysely<DB>,
  ids: RawBuilder<unknown>,
  isMeant: RawBuilder<unknown> = sql`false`,
): Promise<FoundCustomerRow[]> {
  const { rows } = await sql<FoundCustomerRow>`
    SELECT customer.id, first_name, last_name, phone, email, plan_name, available,
      (SELECT name FROM household_members WHERE customer_id = customer.id AND ${isMeant}
        ORDER BY lower(name) LIMIT 1) AS member_name
    FROM (${ids}) AS hit
    JOIN customers AS customer ON customer.id = hit.id
    LEFT JOIN LATERAL (
      SELECT plan_name, available FROM subscriptions
      WHERE customer_id = customer.id AND status = 'active'
      ORDER BY available DESC, number LIMIT 1
    ) AS subscription ON true
    ORDER BY plan_name IS NULL, customer.updated_at DESC, customer.id LIMIT ${MOST_FOUND}`.execute(
    db,
  );
  return rows;
}

/** What a number names, and whose it is; undefined when it names nothing. */
export function findNumbered(
  db: Kysely<DB>,
  table: (typeof NUMBERED)[keyof typeof NUMBERED]['table'],
  number: string,
): Promise<{ id: string; number: string; customer_id: string | null } | undefined> {
  return db
    .selectFrom(table)
    .where('number', '=', number)
    .select(['id', 'number', sql<string | null>`customer_id`.as('customer_id')])
    .executeTakeFirst();
}
