import type pg from 'pg';
import type { Samples } from './endpoints.ts';
import { key } from './past.ts';

const ONE = (table: string, order = 'id') =>
  `(SELECT id::text FROM ${table} ORDER BY ${order} LIMIT 1)`;

/** Looks up what the questions are about: a customer of the first hundred, and what is theirs. */
export async function readSamples(client: pg.Client): Promise<Samples> {
  const { rows } = await client.query<Samples>(`
    SELECT ${key('customer', '17')} AS customer, ${key('customer', '18')} AS "otherCustomer",
      ${key('plan', '17')} AS plan, ${key('plan payment', '17')} AS "planPayment",
      (SELECT number FROM subscriptions WHERE id = ${key('plan', '17')}) AS "planNumber",
      ${key('tiffin', '171')} AS tiffin,
      (SELECT number FROM tiffin_orders WHERE id = ${key('tiffin', '171')}) AS "tiffinNumber",
      ${key('snacks', '172')} AS snacks,
      (SELECT number FROM snack_orders WHERE id = ${key('snacks', '172')}) AS "snacksNumber",
      ${key('inquiry', '60')} AS inquiry, ${key('mail', '171')} AS mail, ${key('broadcast', '50')} AS broadcast,
      ${key('staff', '1')} AS staff,
      (SELECT plan_group_id::text FROM subscriptions WHERE id = ${key('plan', '17')}) AS "planGroup",
      ${ONE('dishes')} AS dish, ${ONE('snacks')} AS snack, ${ONE('menu_weeks')} AS week,
      ${ONE('posts')} AS post, ${ONE('blog_categories')} AS "blogCategory", ${ONE('closures')} AS closure,
      (SELECT id::text FROM contact_messages WHERE customer_id = ${key('customer', '17')}) AS message,
      ${ONE('catering_options')} AS option,
      current_date::text AS today, (current_date + 2)::text AS "busyDay",
      to_char(current_date + 10, 'YYYY-MM') AS month`);
  const [samples] = rows;
  if (!samples) throw new Error('The kitchen has nothing to ask for.');
  for (const [name, value] of Object.entries(samples))
    if (!value) throw new Error(`The kitchen has no ${name} to ask for.`);
  return samples;
}
