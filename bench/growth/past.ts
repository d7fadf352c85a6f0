/**
 * The rows of a kitchen's years, a statement for each table: customers by their number from `$1` to
 * `$2`, each with a plan of six tiffins, four snack orders and what comes with them. Ids are made of
 * the numbers, so that no statement looks anything up. The first
 * hundred have the days to come, too; and of what a list is asked for they have a page full, so that it is as
 * full in both kitchens.
 */

/** The first so many customers came in the last weeks and are of the present, too. */
export const FIRST = 100;
const DAYS = 1_095;
/** Nobody but the first has anything as late as that. */
const LATEST = 35;
export const TIFFINS = 6;
export const SNACK_ORDERS = 4;

/** The id of the so-manieth of a kind, in SQL: a UUID of version 4, as the contract wants it. */
export const key = (kind: string, number: string): string =>
  `overlay(overlay(md5('${kind} ' || ${number}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

const born = `CASE WHEN n <= ${FIRST} THEN now() - make_interval(days => 7 + n % 21)
  ELSE now() - make_interval(secs => 86400.0 * (${DAYS}
    - (n - ${FIRST}) * ${DAYS - LATEST}.0 / 99900)) END`;

const people = `(SELECT n, ${born} AS born,
    (ARRAY['Asha', 'Meera', 'Ravi', 'Nisha', 'Kiran', 'Jay', 'Hetal', 'Dev', 'Priya', 'Amit'])[1 + n % 10] AS first_name,
    CASE WHEN n = 17 THEN 'Quillfeather' WHEN n <= ${FIRST} AND n % 3 = 0 THEN 'Patel' ELSE (ARRAY['Patel', 'Shah', 'Mehta', 'Desai', 'Joshi',
      'Trivedi', 'Bhatt', 'Dave', 'Modi', 'Rana', 'Soni'])[1 + n % 11] END AS last_name,
    CASE WHEN n = 17 THEN 'jay.quillfeather' ELSE 'customer' || md5(n::text) END || '@example.com' AS email,
    '+1905' || lpad(((n * 7654321::bigint + 2345678) % 10000000)::text, 7, '0') AS phone,
    jsonb_build_object('text', n || ' Maple Street, Oshawa, ON L1G 4S8', 'unitNumber', '',
      'entryCode', '', 'doorNote', '', 'postalCode', 'L1G 4S8') AS address
  FROM generate_series($1::int, $2::int) n) AS person`;

/** What is over of a tiffin: of the first customers the last ones are still to come. */
const IN_PRESENT = `n <= 60 AND k > 3`;
const calledOff = `(NOT (${IN_PRESENT}) AND n > 60 AND (n + k) % CASE WHEN n <= ${FIRST} THEN 5 ELSE 20 END < 2)`;
/** Every second of those who have tiffins to come has booked all that they have. */
const leftOver = `CASE WHEN n <= 60 THEN n % 2 * 4 WHEN n % 200 = 7 THEN 3 ELSE 0 END`;
const bought = `(6 + ${leftOver}
  - (SELECT count(*)::int FROM generate_series(1, ${TIFFINS}) k WHERE ${calledOff}))`;
const unpaidPlan = `(CASE WHEN n <= ${FIRST} THEN n % 4 = 3 ELSE n % 500 = 11 END)`;
const unpaidSnacks = `(j = 1 AND CASE WHEN n <= ${FIRST} THEN n % 3 = 1 ELSE n % 300 = 5 END)`;
const snacksCancelled = `((n + j) % 15 = 0 AND j < 4)`;

/** The tiffins of the people with what became of each. */
const tiffins = `(SELECT *, status IN ('cancelled', 'skipped') AS is_off, status = 'delivered' AS is_eaten
  FROM (SELECT person.*, k, n::bigint * 10 + k AS number,
    CASE WHEN ${calledOff} THEN CASE (n + k) % 5 WHEN 0 THEN 'cancelled' ELSE 'skipped' END
      WHEN ${IN_PRESENT} THEN CASE WHEN k = 4 THEN 'confirmed' WHEN k = 6 AND n <= 5
        THEN 'pending_confirmation' WHEN k = 6 THEN 'confirmed' ELSE 'scheduled' END
      ELSE 'delivered' END AS status,
    CASE WHEN ${IN_PRESENT} THEN current_date + CASE k WHEN 4 THEN 0 WHEN 5 THEN 2
        ELSE CASE WHEN n <= 5 THEN 5 ELSE 1 END END
      WHEN n <= ${FIRST} THEN current_date - 2 - (n * 3 + k * 3) % 20
      ELSE born::date + 2 + k * 3 END AS day
  FROM ${people}, generate_series(1, ${TIFFINS}) k) AS booked) AS tiffin`;

const snacks = `(SELECT person.*, j, n::bigint * 10 + j AS number,
    CASE WHEN ${snacksCancelled} THEN 'cancelled' WHEN n > 60 OR j < 4 THEN 'delivered'
      WHEN n <= 30 THEN 'confirmed' WHEN n <= 50 THEN 'ready' ELSE 'pending' END AS status,
    CASE WHEN n <= 60 AND j = 4 THEN current_date + CASE WHEN n <= 30 THEN 2 WHEN n <= 50 THEN 0 ELSE 3 END
      WHEN n <= ${FIRST} THEN current_date - 2 - (n * 7 + j * 5) % 20
      ELSE born::date + 1 + j * 5 END AS day,
    NOT ${snacksCancelled} AND (n > 60 OR j < 4) AND NOT ${unpaidSnacks} AS is_paid
  FROM ${people}, generate_series(1, ${SNACK_ORDERS}) j) AS snack`;

const at = (day: string, hours: number) => `${day}::timestamptz + interval '${hours} hours'`;

/** The rows of orders and money. */
export const ORDERS: readonly string[] = [
  `INSERT INTO customers (id, email, first_name, last_name, phone, address, created_at, updated_at,
     email_verified_at, birthday, tags, settings, weekly_menu_sent, diet)
   SELECT ${key('customer', 'n')}, email, first_name, last_name, phone, address, born, born,
     CASE WHEN n % 5 < 3 THEN born END,
     CASE WHEN n <= ${FIRST} AND n % 3 = 1 THEN to_char(now() + make_interval(days => n % 7), 'MM-DD')
       WHEN n % 5 = 0 THEN to_char(date '2024-01-01' + n % 366, 'MM-DD') END,
     CASE WHEN n % 20 = 0 OR n <= ${FIRST} AND n % 3 = 2 THEN ARRAY['corner house'] WHEN n % 20 = 1 THEN ARRAY['no onion'] ELSE '{}' END,
     CASE WHEN n % 10 = 1 THEN '{"notifications": {"promotions": true}}'::jsonb END,
     CASE WHEN n % 10 = 1 THEN date_trunc('week', now())::date + 7 END,
     (ARRAY['vegetarian', 'jain', 'swaminarayan'])[1 + n % 3]
   FROM ${people}`,
  `INSERT INTO household_members (customer_id, name, diet)
   SELECT ${key('customer', 'n')}, 'Baa ' || n, 'jain' FROM ${people} WHERE n % 10 = 0`,
  `INSERT INTO subscriptions (id, number, customer_id, status, plan_group_id, plan_variant_id, plan_name,
     billing_cycle, tiffin_count, price_cents, subtotal_cents, delivery_cents, tax_basis_points, tax_cents,
     total_cents, charge_cents, received_cents, owed_cents, customer_name, customer_email,
     customer_phone, address, address_checked, start_day, available, reserved, box, created_at, approved_at, ended_at)
   SELECT ${key('plan', 'n')}, 'TS-' || extract(year FROM born) || '-' || lpad(n::text, 8, '0'),
     ${key('customer', 'n')}, CASE WHEN left_over + held > 0 THEN 'active' ELSE 'completed' END, plan_group, variant,
     plan_name, 'weekly', tiffins, 1199, subtotal, 0, 1300, tax, subtotal + tax, subtotal + tax,
     CASE WHEN ${unpaidPlan} THEN 0 ELSE subtotal + tax END,
     CASE WHEN ${unpaidPlan} THEN subtotal + tax ELSE 0 END,
     first_name || ' ' || last_name, email, phone, address, true, born::date + 2,
     left_over, held, box, born, born + interval '1 hour',
     CASE WHEN left_over + held > 0 THEN NULL ELSE born + interval '25 days' END
   FROM (SELECT person.*, ${bought} AS tiffins, ${bought} * 1199 AS subtotal,
       round(${bought} * 1199 * 0.13)::int AS tax,
       ${leftOver} AS left_over,
       CASE WHEN n <= 60 THEN 3 ELSE 0 END AS held FROM ${people}) AS person,
     (SELECT plan_groups.id AS plan_group, plan_variants.id AS variant, name AS plan_name, box
      FROM plan_groups JOIN plan_variants ON plan_group_id = plan_groups.id
      WHERE plan_type = 'tiffin' AND box IS NOT NULL ORDER BY name, plan_variants.id LIMIT 1) AS offer`,
  `INSERT INTO subscriptions (number, customer_id, status, plan_name, billing_cycle, tiffin_count,
     price_cents, subtotal_cents, delivery_cents, tax_basis_points, tax_cents, total_cents,
     customer_name, customer_email, customer_phone, address, start_day, created_at, ended_at, end_reason)
   SELECT 'TS-' || extract(year FROM born) || '-9' || lpad(n::text, 7, '0'), ${key('customer', 'n')},
     'cancelled', 'Everyday Tiffin', 'weekly', 5, 1199, 5995, 0, 1300, 779, 6774,
     first_name || ' ' || last_name, email, phone, address, born::date + 1, born,
     born + interval '1 day', 'Too far away'
   FROM ${people} WHERE n % 50 = 0 OR n <= ${FIRST} AND n % 2 = 0`,
  `INSERT INTO tiffin_orders (id, number, subscription_id, customer_id, status, delivery_day, slot,
     quantity, credits_held, credits_used, address, address_key, diet, cancel_reason, skipped_by,
     created_at, updated_at)
   SELECT ${key('tiffin', 'number')}, 'TF-' || extract(year FROM day) || '-' || lpad(number::text, 8, '0'),
     ${key('plan', 'n')}, ${key('customer', 'n')}, status, day,
     (14 + n % 6) || ':00-' || (15 + n % 6) || ':00', 1,
     CASE WHEN is_off OR is_eaten THEN 0 ELSE 1 END, is_eaten::int, address, n || 'maplestreet',
     (ARRAY['vegetarian', 'jain', 'swaminarayan'])[1 + n % 3],
     CASE status WHEN 'cancelled' THEN 'Away' END, CASE status WHEN 'skipped' THEN 'customer' END,
     ${at('(day - 3)', 9)}, ${at('day', 15)}
   FROM ${tiffins}`,
  `INSERT INTO tiffin_order_steps (order_id, at, actor, action)
   SELECT ${key('tiffin', 'number')}, ${at('(day - 3)', 9)}, 'customer', 'schedule' FROM ${tiffins}`,
  `INSERT INTO tiffin_order_steps (order_id, at, actor, action)
   SELECT ${key('tiffin', 'number')}, ${at('day', 15)}, CASE WHEN is_off THEN 'customer' ELSE 'staff Kiran' END,
     CASE status WHEN 'delivered' THEN 'deliver' WHEN 'skipped' THEN 'skip' ELSE 'cancel' END
   FROM ${tiffins} WHERE is_off OR is_eaten`,
  `INSERT INTO credit_entries (subscription_id, kind, available_change, reserved_change, actor, reason, unique_key, at)
   SELECT ${key('plan', 'n')}, 'purchase', ${bought}, 0, 'staff Meera', 'approve', 'purchase:' || n, born
   FROM ${people}`,
  `INSERT INTO credit_entries (subscription_id, order_id, kind, available_change, reserved_change, actor, reason, unique_key, at)
   SELECT ${key('plan', 'n')}, ${key('tiffin', 'number')}, 'reserve', -1, 1, 'customer', 'schedule',
     'reserve:' || number, ${at('(day - 3)', 9)} FROM ${tiffins}`,
  `INSERT INTO credit_entries (subscription_id, order_id, kind, available_change, reserved_change, actor, reason, unique_key, at)
   SELECT ${key('plan', 'n')}, ${key('tiffin', 'number')}, CASE WHEN is_eaten THEN 'consume' ELSE 'release' END,
     CASE WHEN is_eaten THEN 0 ELSE 1 END, -1, 'staff Kiran', 'deliver', 'done:' || number, ${at('day', 15)}
   FROM ${tiffins} WHERE is_off OR is_eaten`,
  `INSERT INTO snack_orders (id, number, customer_id, status, delivery_type, delivery_day, delivery_time,
     customer_name, customer_email, customer_phone, address, subtotal_cents, delivery_cents, tax_cents,
     total_cents, charge_cents, received_cents, owed_cents, created_at, updated_at)
   SELECT ${key('snacks', 'number')}, 'SN-' || extract(year FROM day) || '-' || lpad(number::text, 8, '0'),
     ${key('customer', 'n')}, status, CASE WHEN n % 2 = 0 THEN 'pickup' ELSE 'delivery' END, day,
     lpad((9 + n % 13)::text, 2, '0') || ':00', first_name || ' ' || last_name, email, phone,
     CASE WHEN n % 2 = 1 THEN address END, 3596, 0, 468, 4064,
     CASE status WHEN 'cancelled' THEN 0 ELSE 4064 END, CASE WHEN is_paid THEN 4064 ELSE 0 END,
     CASE WHEN is_paid OR status = 'cancelled' THEN 0 ELSE 4064 END, ${at('(day - 1)', 10)}, ${at('day', 12)}
   FROM ${snacks}`,
  `INSERT INTO snack_order_items (order_id, position, snack_id, name, unit, quantity, price_cents,
     delivery_charge_cents, tax_basis_points, items_cents, delivery_cents, tax_cents)
   SELECT ${key('snacks', 'number')}, position, known.id, known.name, '6 pieces', 2, 899, 0, 1300, 1798, 0, 234
   FROM ${snacks}, generate_series(0, 1) AS position,
     LATERAL (SELECT ids[1 + (n + position) % cardinality(ids)] AS id,
       names[1 + (n + position) % cardinality(ids)] AS name
       FROM (SELECT array_agg(id ORDER BY id) AS ids, array_agg(name ORDER BY id) AS names FROM snacks) AS every) AS known`,
  `INSERT INTO snack_order_steps (order_id, status, at, actor)
   SELECT ${key('snacks', 'number')}, step, CASE step WHEN 'pending' THEN ${at('(day - 1)', 10)} ELSE ${at('day', 12)} END,
     CASE step WHEN 'pending' THEN 'customer' ELSE 'staff Meera' END
   FROM ${snacks}, LATERAL (SELECT DISTINCT unnest(ARRAY['pending', status]) AS step) AS steps`,
  `INSERT INTO payments (id, subscription_id, amount_cents, method, received_day, recorded_by, reference, created_at)
   SELECT ${key('plan payment', 'n')}, subscription.id, total_cents, (ARRAY['interac', 'cash', 'bank_transfer'])[1 + n % 3],
     born::date, ${key('staff', '1')}, 'ref ' || n, born
   FROM ${people} JOIN subscriptions AS subscription ON subscription.id = ${key('plan', 'n')}
   WHERE NOT ${unpaidPlan}`,
  `INSERT INTO payments (snack_order_id, amount_cents, method, received_day, recorded_by, at_door, created_at)
   SELECT ${key('snacks', 'number')}, 4064, (ARRAY['interac', 'cash', 'bank_transfer'])[1 + number % 3], day,
     ${key('staff', '1')}, number % 3 = 1, ${at('day', 12)}
   FROM ${snacks} WHERE is_paid`,
];

export { at, people, snacks, tiffins };
