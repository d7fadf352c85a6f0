import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

export type Unsettled = {
  kind: 'plan' | 'pay_back' | 'tiffin' | 'snacks' | 'inquiry';
  number: string;
  day: string | null;
  cents: number | null;
};

/**
 * What a customer and the kitchen still have with each other, whatever day it is for: plans that
 * run, money to be paid back, orders that are neither delivered nor cancelled, open inquiries.
 */
export async function listUnsettled(db: Kysely<DB>, customerId: string): Promise<Unsettled[]> {
  const { rows } = await sql<Unsettled>`
    SELECT 'plan' AS kind, number, NULL::date AS day, NULL::int AS cents FROM subscriptions
    WHERE customer_id = ${customerId} AND status IN ('pending_approval', 'active', 'paused')
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
    WHERE customer_id = ${customerId} AND status IN
      ('pending_confirmation', 'scheduled', 'confirmed', 'preparing', 'out_for_delivery')
    UNION ALL
    SELECT 'snacks', number, delivery_day, NULL FROM snack_orders
    WHERE customer_id = ${customerId} AND status NOT IN ('delivered', 'cancelled')
    UNION ALL
    SELECT 'inquiry', number, event_day, NULL FROM catering_inquiries
    WHERE customer_id = ${customerId} AND status NOT IN ('completed', 'cancelled')
    ORDER BY kind, day, number`.execute(db);
  return rows;
}
