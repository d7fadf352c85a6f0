import { type Kysely, type RawBuilder, sql } from 'kysely';
import { customerNameIn } from '#db/account/customer-name.ts';
import { likePattern } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';
import type { AuditResource } from '#domain/kitchen/audit/audit-sentences.ts';
import { THING_FINDS, wordToFind } from './thing-finds.ts';

/** A thing by the name that the desk uses for it, and the record whose page shows it. */
export type ThingRow = { id: string; name: string; pageOf: string | null; pageId: string | null };

type Condition = RawBuilder<unknown>;

/** The things of one table: `FROM … AS thing`, the name of each, and its page. */
const things =
  (from: RawBuilder<unknown>, name: RawBuilder<unknown>, page: string | null) =>
  (where: Condition) =>
    sql<ThingRow>`
    SELECT thing.id::text AS id, ${name} AS name, ${page}::text AS "pageOf", thing.id::text AS "pageId"
    FROM ${from} WHERE ${where}`;

const day = (of: RawBuilder<unknown>) => sql`to_char(${of}, 'Dy, Mon FMDD')`;
const date = (of: RawBuilder<unknown>) => sql`to_char(${of}, 'Mon FMDD, YYYY')`;

/** Whose it is, after `of` or `for`: of who was erased no more than that. */
const whose = (name: RawBuilder<unknown>) =>
  sql`CASE WHEN customer.erased_at IS NULL THEN ${name} ELSE 'a customer who was erased' END`;
const withCustomer = sql`LEFT JOIN customers AS customer ON customer.id = thing.customer_id`;

/** A payment is told by what came, and for what; its page is that of what was paid for. */
const payments = (where: Condition) => sql<ThingRow>`
  SELECT thing.id::text AS id,
    concat(CASE WHEN thing.amount_cents < 0 THEN 'a refund of C$' ELSE 'a payment of C$' END,
      to_char(abs(thing.amount_cents) / 100.0, 'FM999,999,990.00'), ' for ',
      coalesce(plan.number, snacks.number, inquiry.number), ' of ',
      ${whose(sql`coalesce(plan.customer_name, snacks.customer_name,
        trim(concat(inquiry.first_name, ' ', inquiry.last_name)))`)}) AS name,
    CASE WHEN plan.id IS NOT NULL THEN 'subscriptions'
      WHEN snacks.id IS NOT NULL THEN 'snack-orders' ELSE 'catering-inquiries' END AS "pageOf",
    coalesce(plan.id, snacks.id, inquiry.id)::text AS "pageId"
  FROM payments AS thing
    LEFT JOIN subscriptions AS plan ON plan.id = thing.subscription_id
    LEFT JOIN snack_orders AS snacks ON snacks.id = thing.snack_order_id
    LEFT JOIN catering_inquiries AS inquiry ON inquiry.id = thing.inquiry_id
    LEFT JOIN customers AS customer
      ON customer.id = coalesce(plan.customer_id, snacks.customer_id, inquiry.customer_id)
  WHERE ${where}`;

/** Customers, and the accounts that became part of one. */
const customers = (where: Condition) => sql<ThingRow>`
  SELECT thing.id::text AS id, concat(thing.before, CASE WHEN customer.erased_at IS NULL
      THEN ${customerNameIn('customer')}
      ELSE 'a customer who was erased' END) AS name,
    'customers' AS "pageOf", customer.id::text AS "pageId"
  FROM (SELECT id, id AS customer_id, '' AS before FROM customers
      UNION ALL SELECT id, customer_id, 'an account that became part of ' FROM merged_accounts)
    AS thing JOIN customers AS customer ON customer.id = thing.customer_id
  WHERE ${where}`;

/** How things are named in the database; the others have no row of their own, or a plain name. */
const NAMED: Record<AuditResource, ((where: Condition) => RawBuilder<ThingRow>) | null> = {
  'tiffin-orders': (where) => sql<ThingRow>`
    SELECT thing.id::text AS id, concat('tiffin ', thing.number, ' of ',
        ${day(sql`thing.delivery_day`)}, ' for ', ${whose(sql`plan.customer_name`)}) AS name,
      'tiffin-orders' AS "pageOf", thing.id::text AS "pageId"
    FROM tiffin_orders AS thing JOIN subscriptions AS plan ON plan.id = thing.subscription_id
      ${withCustomer} WHERE ${where}`,
  'snack-orders': things(
    sql`snack_orders AS thing ${withCustomer}`,
    sql`concat('snack order ', thing.number, ' of ', ${day(sql`thing.delivery_day`)}, ' for ',
      ${whose(sql`thing.customer_name`)})`,
    'snack-orders',
  ),
  subscriptions: things(
    sql`subscriptions AS thing ${withCustomer}`,
    sql`concat('plan ', thing.number, ' (', thing.plan_name, ') of ',
      ${whose(sql`thing.customer_name`)})`,
    'subscriptions',
  ),
  payments,
  'catering-inquiries': things(
    sql`catering_inquiries AS thing ${withCustomer}`,
    sql`concat('inquiry ', thing.number, ' of ',
      ${whose(sql`trim(concat(thing.first_name, ' ', thing.last_name))`)})`,
    'catering-inquiries',
  ),
  customers,
  broadcasts: things(
    sql`broadcasts AS thing`,
    sql`concat('“', thing.subject, '” to ', thing.audience)`,
    null,
  ),
  imports: things(
    sql`imports AS thing`,
    sql`concat('the customers of “', thing.file_name, '”')`,
    null,
  ),
  'sheet-imports': things(
    sql`sheet_imports AS thing`,
    sql`concat('the ', replace(thing.noun, '-', ' '), ' of “', thing.file_name, '”')`,
    null,
  ),
  closures: things(
    sql`closures AS thing`,
    sql`concat(${date(sql`thing.start_day`)},
      CASE WHEN thing.end_day > thing.start_day THEN concat(' to ', ${date(sql`thing.end_day`)}) END,
      ' (', thing.reason, ')')`,
    'closures',
  ),
  'contact-messages': things(
    sql`contact_messages AS thing`,
    sql`concat('the message of ', thing.name, ' “', thing.subject, '”')`,
    'contact-messages',
  ),
  'plan-groups': things(
    sql`plan_groups AS thing`,
    sql`concat('the plan ', thing.name)`,
    'plan-groups',
  ),
  snacks: things(sql`snacks AS thing`, sql`thing.name`, 'snacks'),
  dishes: things(sql`dishes AS thing`, sql`thing.name`, 'dishes'),
  'weekly-menus': things(
    sql`menu_weeks AS thing`,
    sql`CASE WHEN thing.week_start IS NULL
      THEN concat('week ', thing.cycle_position, ' of the menu')
      ELSE concat('the menu of the week of ', ${date(sql`thing.week_start`)}) END`,
    null,
  ),
  'catering-options': things(
    sql`catering_options AS thing`,
    sql`concat(thing.name, ' of the catering menu')`,
    'catering-options',
  ),
  blogs: things(sql`posts AS thing`, sql`concat('the post “', thing.title, '”')`, 'blogs'),
  'blog-categories': things(
    sql`blog_categories AS thing`,
    sql`concat('the blog category ', thing.name)`,
    'blog-categories',
  ),
  staff: things(sql`staff AS thing`, sql`thing.name`, 'staff'),
  mails: things(
    sql`mails AS thing`,
    sql`concat('the mail “', thing.subject, '”', ' to ' || thing.to_address)`,
    'mails',
  ),
  'kitchen-days': null,
  'weekly-timings': null,
  settings: null,
  'first-day': null,
  'audit-log': null,
};

const namedIn = (resource: string) =>
  Object.hasOwn(NAMED, resource) ? NAMED[resource as AuditResource] : null;

/** The things of one resource that are still there, by these ids; of one without names none. */
export async function readThings(
  db: Kysely<DB>,
  resource: string,
  ids: readonly string[],
): Promise<ThingRow[]> {
  const named = namedIn(resource);
  if (!named || ids.length === 0) return [];
  return (await named(sql`thing.id = ANY (${ids}::uuid[])`).execute(db)).rows;
}

/** The names that things had which are deleted by now: what was written down when they went. */
export async function readDeleted(
  db: Kysely<DB>,
  things: readonly { resource: string; resourceId: string | null }[],
): Promise<{ id: string; resource: string; before: unknown }[]> {
  if (things.length === 0) return [];
  const each = (of: (thing: (typeof things)[number]) => string) => [...new Set(things.map(of))];
  return db
    .selectFrom('audit_log')
    .where('action', '=', 'delete')
    .where(
      'resource',
      'in',
      each(({ resource }) => resource),
    )
    .where(
      'resource_id',
      'in',
      each(({ resourceId }) => resourceId ?? ''),
    )
    .select(['resource_id as id', 'resource', 'before'])
    .$narrowType<{ id: string }>()
    .execute();
}

/**
 * That a `line` of the audit log is about a thing whose name contains a search text: only the thing of
 * this line is looked at.
 */
export function isAboutThingLike(search: string): RawBuilder<boolean> {
  const cases = Object.entries(NAMED).flatMap(([resource, named]) => {
    if (!named) return [];
    const thing = named(sql`thing.id = line.resource_id::uuid`);
    return [
      sql`WHEN ${sql.lit(resource)} THEN EXISTS (
        SELECT FROM (${thing}) AS named WHERE name ILIKE ${likePattern(search)})`,
    ];
  });
  return sql`CASE line.resource ${sql.join(cases, sql` `)} ELSE false END`;
}

/** That a thing is one of those that are found first: few among many. */
const isAmong = (finds: readonly RawBuilder<unknown>[]) =>
  sql`thing.id = ANY (ARRAY(${sql.join(finds, sql` UNION ALL `)}))`;

/** So many things of one name are many: what was done with them is better not looked up one by one. */
const MANY_THINGS = 1_000;

/** Of what a kitchen has most of; what else has a customer's name in it comes with these. */
const OF_MOST = ['subscriptions', 'snack-orders', 'mails'] as const;

/** Whether many things have a search text in their name, by the index and before any name is made. */
export async function hasManyThingsLike(db: Kysely<DB>, search: string): Promise<boolean> {
  const word = wordToFind(search);
  if (!word) return false;
  const many = sql`LIMIT ${sql.lit(MANY_THINGS)}`;
  const finds = OF_MOST.flatMap((resource) => THING_FINDS[resource]?.(word) ?? []);
  const ways = finds.map((find) => sql`(${find} ${many})`);
  const { rows } = await sql<{ found: number }>`SELECT count(*)::int AS found FROM (
    SELECT FROM (${sql.join(ways, sql` UNION ALL `)}) AS found ${many}) AS counted`.execute(db);
  return rows[0]?.found === MANY_THINGS;
}

/** The ids of all things whose name contains a search text, with their resource. */
export function thingsLike(search: string): RawBuilder<{ resource: string; id: string }> {
  const word = wordToFind(search);
  return sql`${sql.join(
    Object.entries(NAMED).flatMap(([resource, named]) => {
      if (!named) return [];
      const finds = word && THING_FINDS[resource as AuditResource]?.(word);
      return [
        sql`SELECT ${resource}::text AS resource, id
          FROM (${named(finds ? isAmong(finds) : sql`true`)}) AS named
          WHERE name ILIKE ${likePattern(search)}`,
      ];
    }),
    sql` UNION ALL `,
  )}`;
}
