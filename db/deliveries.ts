import { type Kysely, sql } from 'kysely';
import type { DB } from './types.ts';

/** One door of a day, as it is stored. */
export type StopRow = {
  id: string;
  kind: 'tiffin' | 'snacks';
  number: string;
  status: string;
  time: string;
  name: string;
  phone: string;
  address: string;
  door_note: string | null;
  quantity: number;
  /** Null for snacks. */
  plan_name: string | null;
};

/**
 * What is brought on a day, by time and address: tiffins from the moment they are confirmed, those
 * that could not be handed over among them, and snack orders for delivery that were accepted.
 */
export async function listStops(db: Kysely<DB>, day: string): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    SELECT tiffin.id, 'tiffin' AS kind, tiffin.number, tiffin.status, tiffin.slot AS time,
      subscription.customer_name AS name, subscription.customer_phone AS phone, tiffin.address,
      tiffin.special_instructions AS door_note, tiffin.quantity,
      subscription.plan_name
    FROM tiffin_orders tiffin JOIN subscriptions subscription ON subscription.id = tiffin.subscription_id
    WHERE tiffin.delivery_day = ${day}::date AND (
      tiffin.status IN ('confirmed', 'preparing', 'out_for_delivery', 'delivered')
      OR tiffin.status = 'cancelled' AND EXISTS (SELECT FROM audit_log WHERE resource = 'tiffin-orders'
        AND resource_id = tiffin.id::text AND action = 'fail'))
    UNION ALL
    SELECT snack.id, 'snacks', snack.number, snack.status, snack.delivery_time, snack.customer_name,
      snack.customer_phone, snack.customer_address, snack.special_instructions,
      (SELECT coalesce(sum(quantity), 0)::int FROM snack_order_items WHERE order_id = snack.id), NULL
    FROM snack_orders snack
    WHERE snack.delivery_day = ${day}::date AND snack.delivery_type = 'delivery'
      AND snack.status IN ('confirmed', 'preparing', 'ready', 'delivered')
    ORDER BY time, address, number`.execute(db);
  return rows;
}
