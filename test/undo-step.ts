import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { receipts } from '#contract/money/receipts.ts';
import { steps } from '#contract/platform/steps.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { listBalanceMismatches } from '#db/money/settle.ts';
import type { DB } from '#db/types.ts';
import type { Answered, Client } from './app.ts';

/** Everything that a step can change, and what of it may move on. */
const TABLES: Record<string, string[]> = {
  closures: [],
  customers: [],
  customer_steps: [],
  sessions: ['last_seen_at'],
  password_resets: [],
  subscriptions: [],
  household_members: [],
  usual_bookings: ['filled_through'],
  tiffin_orders: ['version'],
  snack_orders: [],
  snack_order_steps: [],
  snack_order_moves: [],
  snack_days: [],
  snacks: [],
  catering_inquiries: ['version'],
  catering_inquiry_steps: [],
  catering_quotes: [],
  contact_messages: [],
};

/** The rows as a step can change them, and what was paid for each thing. */
async function rowsOf(db: Kysely<DB>): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const [table, loose] of Object.entries(TABLES)) {
    const { rows: there } = await sql<{ row: unknown }>`
      SELECT to_jsonb(kept) - ${['updated_at', ...loose]}::text[] AS row
      FROM ${sql.table(table)} AS kept ORDER BY to_jsonb(kept)::text`.execute(db);
    rows[table] = there
      .filter(({ row }) => table !== 'snack_days' || !isNothingOrdered(row))
      .map(({ row }) => JSON.stringify(row))
      .sort()
      .map((row) => JSON.parse(row));
  }
  const paid = await sql`SELECT subscription_id, snack_order_id, inquiry_id,
      sum(amount_cents)::int AS cents
    FROM payments GROUP BY 1, 2, 3 HAVING sum(amount_cents) <> 0 ORDER BY 1, 2, 3`.execute(db);
  return { ...rows, paid: paid.rows };
}

/** A day of which nothing is ordered is the same with a row as without. */
const isNothingOrdered = (row: unknown): boolean => (row as { ordered: number }).ordered === 0;

/** Everything that a customer's own screens are made of, read by them. */
async function screensOf(customer: Client & { id: string }): Promise<unknown> {
  const query = { page: 1, limit: 50 };
  const params = { id: customer.id };
  const plans = await customer.call(subscriptions.listOwn, { params });
  const numbers = plans.data.map(({ subscriptionNumber }) => subscriptionNumber);
  const tiffins = await customer.call(tiffinOrders.history, { query });
  const snacks = await customer.call(snackOrders.listOwn, { params, query });
  const inquiries = await customer.call(cateringInquiries.listByCustomer, { params, query });
  const paid = await Promise.all(
    numbers.map((number) => customer.call(receipts.list, { params: { number } })),
  );
  // An inquiry's version counts on: an edit names the one that was read.
  const events = inquiries.data.map((inquiry) => ({ ...inquiry, version: 0 }));
  return [plans, tiffins, snacks, { status: inquiries.status, data: events }, ...paid].map(
    ({ status, data }) => ({ status, data }),
  );
}

/** Subscriptions whose row is not the fold of their ledger. */
async function brokenLedgers(db: Kysely<DB>): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT s.number FROM subscriptions s LEFT JOIN credit_entries e ON e.subscription_id = s.id
    GROUP BY s.id HAVING s.available <> coalesce(sum(e.available_change), 0)
      OR s.reserved <> coalesce(sum(e.reserved_change), 0)`.execute(db);
  return rows;
}

/** How many lines the books have, which only ever grow. */
async function linesOf(db: Kysely<DB>) {
  const { rows } = await sql<{ credits: number; payments: number; audit: number }>`
    SELECT (SELECT count(*)::int FROM credit_entries) AS credits,
      (SELECT count(*)::int FROM payments) AS payments,
      (SELECT count(*)::int FROM audit_log) AS audit`.execute(db);
  return rows[0] as { credits: number; payments: number; audit: number };
}

/**
 * Takes a step and undoes it, and expects everything to be as before: rows, money, what the
 * customer reads. Both ledgers tell both. Answers what undoing answered.
 */
export async function expectTakenBack(
  { db, staff, customer }: { db: Kysely<DB>; staff: Client; customer: Client & { id: string } },
  take: () => Promise<Answered<unknown>>,
) {
  const before = await rowsOf(db);
  const screens = await screensOf(customer);
  const lines = await linesOf(db);

  const taken = await take();
  expect(taken.status, taken.text).toBeLessThan(300);
  expect(taken.step, 'the answer names the step').toBeDefined();
  const after = await rowsOf(db);
  expect(after, 'the step changes something').not.toEqual(before);
  const between = await linesOf(db);

  const back = await staff.call(steps.takeBack, { params: { id: taken.step?.id ?? '' }, body: {} });
  expect(back.status, back.text).toBe(200);
  expect(await rowsOf(db)).toEqual(before);
  expect(await screensOf(customer)).toEqual(screens);
  expect(await brokenLedgers(db)).toEqual([]);
  expect(await listBalanceMismatches(db)).toEqual([]);
  const now = await linesOf(db);
  expect(now.credits - between.credits).toBe(between.credits - lines.credits);
  expect(now.payments - between.payments).toBe(between.payments - lines.payments);
  expect(now.audit).toBeGreaterThan(between.audit);
  const { rows: waiting } = await sql`SELECT mails.kind FROM mails
    JOIN graphile_worker._private_jobs job ON job.key = 'mail:' || mails.id
    WHERE mails.status = 'withdrawn'`.execute(db);
  expect(waiting).toEqual([]);
  return back.data;
}
