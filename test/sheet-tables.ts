import { sql } from 'kysely';
import { settingsOf } from '#db/account/customer-settings.ts';
import type { DB, Json } from '#db/types.ts';
import type { TestApp } from './app.ts';

/** Every table that a sheet is about. */
export const TABLES = [
  ...(['dishes', 'snacks', 'snack_categories', 'plan_groups', 'plan_variants'] as const),
  ...(['menu_weeks', 'menu_entries', 'customers', 'customer_addresses'] as const),
  ...([
    'household_members',
    'opt_outs',
    'mail_choices',
    'subscriptions',
    'usual_bookings',
  ] as const),
] satisfies readonly (keyof DB)[];
type Table = (typeof TABLES)[number];

/** `table.column`, or a column of whichever table has it. */
type Left = `${Table}.${string}` | `*.${string}`;

/** Columns that no sheet carries, and why. Everything else comes back as it was. */
export const LEFT_BEHIND: Partial<Record<Left, string>> = {
  '*.id': 'another database gives its own; what refers to it is compared by what it leads to',
  '*.created_at': 'when it came into this kitchen',
  '*.updated_at': 'when it was written here last',
  '*.version': 'how often it was saved here',
  '*.import_id': 'which import has brought it',
  '*.photo_id': 'a photo does not go into a cell',
  'snacks.sold_out_day': 'what is sold out is so on one day',
  'plan_variants.currency': 'there is one',
  'customers.address_id': 'an id, as well',
  'customers.password_hash': 'whoever signs in chooses a password anew, by an invitation',
  'customers.google_sub': 'the same',
  'customers.email_verified_at': 'an address is proved to each kitchen',
  'customers.phone_verified_at': 'a phone, as well',
  'customers.terms_accepted_at': 'each kitchen has terms of its own',
  'customers.terms_version': 'the same',
  'customers.calendar_renewals': 'how often a URL was made anew that only this kitchen knows',
  'customers.weekly_menu_sent': 'another kitchen sends its own menu',
  'customers.disabled_at': 'that they are disabled is compared, the moment is not carried',
  'customers.deletion_asked_at':
    'the day on which they leave is compared, this moment is not carried',
  'customers.erased_at': 'nobody is left in an erased account, and it is in no sheet',
  'household_members.removed_at': 'whoever was taken out of a household is in no sheet',
  'opt_outs.at': 'the day is compared, the hour is not carried',
  'mail_choices.at':
    'the same, and of what was told a kitchen it is when it was written down there',
  'subscriptions.number': 'counted anew',
  'subscriptions.renews': 'what came before a plan stands in other books',
  'subscriptions.customer_name': 'a plan that is taken over is in the name of its customer',
  'subscriptions.customer_email': 'the same',
  'subscriptions.customer_phone': 'the same',
  'subscriptions.box': 'a plan that is taken over holds what the price list says of it',
  'subscriptions.address_checked': 'who imports an address has looked at it',
  'subscriptions.start_day': 'a plan begins on the day on which it is taken over',
  'subscriptions.approved_at': 'the same',
  'subscriptions.ended_at': 'the same',
  'subscriptions.end_reason': 'plans that were ended are in no sheet',
  'subscriptions.reserved': 'what is booked counts as left, and is compared so',
  'subscriptions.tiffin_count': 'a plan that is taken over has as many as are left',
  ...moneyOfBefore(
    'price_cents',
    'subtotal_cents',
    'delivery_cents',
    'tax_basis_points',
    'tax_cents',
  ),
  ...moneyOfBefore(
    'total_cents',
    'charge_cents',
    'received_cents',
    'reduced_cents',
    'waived_cents',
  ),
  ...moneyOfBefore('paid_back_cents', 'pay_back_due_cents', 'pay_back_note', 'currency'),
  'usual_bookings.version': 'how often it was changed here',
  'usual_bookings.created_by': 'the import has brought it',
  'usual_bookings.filled_through': 'how far the clock has booked here',
  'usual_bookings.stopped_at': 'a pattern that was ended is in no sheet',
  'usual_bookings.stopped_by': 'the same',
};

function moneyOfBefore(...columns: string[]): Partial<Record<Left, string>> {
  const reason = 'what was paid before stands in other books; what is owed is compared';
  return Object.fromEntries(columns.map((column) => [`subscriptions.${column}`, reason]));
}

/** Rows that no sheet has, and why. */
const STAYS_BEHIND: Partial<Record<Table, string>> = {
  // Whoever was erased.
  customers: 'erased_at IS NOT NULL',
  // Whoever was taken out.
  household_members: 'removed_at IS NOT NULL',
  // What waits, was ended, or is used up and paid.
  subscriptions: `status NOT IN ('active', 'paused') AND NOT (status = 'completed' AND owed_cents > 0)`,
  // What was ended.
  usual_bookings: 'stopped_at IS NOT NULL',
};

/** What a column that refers to another row leads to. */
const LEADS_TO: Record<string, string> = {
  customer_id: `SELECT concat_ws(' ', first_name, last_name, phone, email) FROM customers WHERE id = $`,
  member_id: 'SELECT name FROM household_members WHERE id = $',
  subscription_id: `SELECT concat_ws(' ', first_name, last_name, plan_name, plan.available + reserved)
    FROM subscriptions AS plan JOIN customers ON customers.id = customer_id WHERE plan.id = $`,
  plan_group_id: 'SELECT name FROM plan_groups WHERE id = $',
  plan_variant_id: `SELECT concat_ws(' ', name, billing_cycle, tiffin_count, unit)
    FROM plan_variants JOIN plan_groups ON plan_groups.id = plan_group_id WHERE plan_variants.id = $`,
  dish_id: 'SELECT name FROM dishes WHERE id = $',
  snack_id: 'SELECT slug FROM snacks WHERE id = $',
  week_id: 'SELECT concat(week_start, cycle_position) FROM menu_weeks WHERE id = $',
};

/** What is said of a row instead of moments and sums that are not carried as they are. */
const INSTEAD: Partial<Record<Table, string>> = {
  customers: `jsonb_build_object('is_disabled', disabled_at IS NOT NULL)`,
  opt_outs: `jsonb_build_object('day', (at AT TIME ZONE 'America/Toronto')::date)`,
  mail_choices: `jsonb_build_object(
    'day', coalesce(told_on, (at AT TIME ZONE 'America/Toronto')::date))`,
  subscriptions: `jsonb_build_object('available', available + reserved)`,
  // Only their order is seen.
  plan_variants: `jsonb_build_object('sort_order', (SELECT count(*) FROM plan_variants AS other
    WHERE other.plan_group_id = thing.plan_group_id AND other.sort_order < thing.sort_order))`,
};

export type Row = Record<string, Json>;

const isLeft = (table: Table, column: string): boolean =>
  `*.${column}` in LEFT_BEHIND || `${table}.${column}` in LEFT_BEHIND;

/** All rows of a table as a sheet should carry them, in an order that ids do not decide. */
export async function readTable({ db }: TestApp, table: Table): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    SELECT to_jsonb(thing) ${sql.raw(INSTEAD[table] ? `|| ${INSTEAD[table]}` : '')} AS row
    FROM ${sql.table(table)} AS thing
    WHERE NOT coalesce(${sql.raw(STAYS_BEHIND[table] ?? 'false')}, false)`.execute(db);
  const read = await Promise.all(rows.map(({ row }) => presentRow(db, table, row)));
  return read.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

async function presentRow(db: TestApp['db'], table: Table, row: Row): Promise<Row> {
  const columns = Object.keys(row).filter((column) => !isLeft(table, column));
  const values = columns.map(async (column) => {
    const value = row[column] ?? null;
    // What somebody has not chosen is as it is for everybody.
    if (column === 'settings') return [column, settingsOf(value)];
    const query = LEADS_TO[column]?.replace('$', `'${value}'`);
    if (!query || value === null) return [column, value];
    const { rows } = await sql<{ to: string }>`SELECT (${sql.raw(query)}) AS to`.execute(db);
    return [column, rows[0]?.to ?? null];
  });
  return Object.fromEntries(await Promise.all(values));
}
