import { type Kysely, sql } from 'kysely';
import { literals } from '#db/platform/literals.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { INQUIRIES_OPEN } from '#domain/catering/inquiry-states.ts';
import { SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import { TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';
import { isReversal } from './payments.ts';

export type Amounts = { count: number; amount: number };
type PayableKind = 'plans' | 'snackOrders' | 'events';

/**
 * What customers owe the kitchen and what it owes them, by kind, in cents. A plan that waits for
 * approval is asked for, but not owed yet.
 */
export async function readOutstanding(
  db: Kysely<DB>,
): Promise<{ owed: Record<PayableKind, Amounts>; toPayBack: Record<PayableKind, Amounts> }> {
  const { rows } = await sql<{
    kind: PayableKind;
    owing: number;
    owed: number;
    waiting: number;
    due: number;
  }>`
    ${prepared} SELECT kind, count(*) FILTER (WHERE owed > 0)::int AS owing, sum(owed)::int AS owed,
      count(*) FILTER (WHERE due > 0)::int AS waiting, sum(due)::int AS due
    FROM (
      SELECT 'plans' AS kind, CASE WHEN status = 'pending_approval' THEN 0 ELSE owed_cents END AS owed,
        pay_back_due_cents AS due
      FROM subscriptions WHERE owed_cents > 0 OR pay_back_due_cents > 0
      UNION ALL
      SELECT 'snackOrders', owed_cents, pay_back_due_cents
      FROM snack_orders WHERE owed_cents > 0 OR pay_back_due_cents > 0
      UNION ALL
      SELECT 'events', owed_cents, pay_back_due_cents
      FROM catering_inquiries WHERE owed_cents > 0 OR pay_back_due_cents > 0
    ) AS open GROUP BY kind`.execute(db);
  const of = (kind: PayableKind) => rows.find((row) => row.kind === kind);
  const owed = (kind: PayableKind) => ({
    count: of(kind)?.owing ?? 0,
    amount: of(kind)?.owed ?? 0,
  });
  const due = (kind: PayableKind) => ({
    count: of(kind)?.waiting ?? 0,
    amount: of(kind)?.due ?? 0,
  });
  const each = (amounts: typeof owed) => ({
    plans: amounts('plans'),
    snackOrders: amounts('snackOrders'),
    events: amounts('events'),
  });
  return { owed: each(owed), toPayBack: each(due) };
}

/** What came and what went back since a day, in cents; a reversal takes away what it undoes. */
export async function readFlow(
  db: Kysely<DB>,
  from: string,
): Promise<{ received: number; paidBack: number }> {
  const came = sql<boolean>`(payment.amount_cents > 0) <> ${isReversal}`;
  return db
    .selectFrom('payments as payment')
    .modifyFront(prepared)
    .where('received_day', '>=', from)
    .select([
      sql<number>`coalesce(sum(amount_cents) FILTER (WHERE ${came}), 0)::int`.as('received'),
      sql<number>`coalesce(-sum(amount_cents) FILTER (WHERE NOT (${came})), 0)::int`.as('paidBack'),
    ])
    .executeTakeFirstOrThrow();
}

type OpenMatter = {
  kind: 'plan' | 'pay_back' | 'tiffin' | 'snacks' | 'inquiry';
  number: string;
  day: string | null;
  cents: number | null;
};

/**
 * What a customer and the kitchen still have with each other, whatever day it is for: plans that
 * run, money to be paid back, orders that are neither delivered nor cancelled, open inquiries.
 */
export async function listOpenMatters(db: Kysely<DB>, customerId: string): Promise<OpenMatter[]> {
  const { rows } = await sql<OpenMatter>`
    SELECT 'plan' AS kind, number, NULL::date AS day, NULL::int AS cents FROM subscriptions
    WHERE customer_id = ${customerId} AND status IN (${literals(SUBSCRIPTIONS_RUNNING)})
    UNION ALL
    SELECT 'pay_back', number, NULL, pay_back_due_cents FROM subscriptions
    WHERE customer_id = ${customerId} AND pay_back_due_cents > 0
    UNION ALL
    SELECT 'pay_back', number, NULL, pay_back_due_cents FROM snack_orders
    WHERE customer_id = ${customerId} AND pay_back_due_cents > 0
    UNION ALL
    SELECT 'pay_back', number, NULL, pay_back_due_cents FROM catering_inquiries
    WHERE customer_id = ${customerId} AND pay_back_due_cents > 0
    UNION ALL
    SELECT 'tiffin', number, delivery_day, NULL FROM tiffin_orders
    WHERE customer_id = ${customerId} AND status IN (${literals(TIFFINS_TO_COME)})
    UNION ALL
    SELECT 'snacks', number, delivery_day, NULL FROM snack_orders
    WHERE customer_id = ${customerId} AND status IN (${literals(SNACKS_TO_HAND_OVER)})
    UNION ALL
    SELECT 'inquiry', number, event_day, NULL FROM catering_inquiries
    WHERE customer_id = ${customerId} AND status IN (${literals(INQUIRIES_OPEN)})
    ORDER BY kind, day, number`.execute(db);
  return rows;
}
