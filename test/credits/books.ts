import { type Kysely, sql } from 'kysely';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { DB } from '#db/types.ts';

type Balance = { available: number; reserved: number };

export type BookedOrder = {
  id: string;
  status: TiffinOrderStatus;
  day: string;
  /** Day, slot and address: no two living orders of a subscription share it. */
  place: string;
  quantity: number;
  held: number;
  used: number;
  version: number;
  /** It was brought in vain, and stays on the day that cooked it. */
  inVain: boolean;
  /** What the ledger's entries of this order amount to. */
  fold: Balance;
};

/** Everything about the credits of one subscription. */
export type Book = {
  id: string;
  status: string;
  row: Balance;
  fold: Balance;
  /** Credits bought, and those that staff added or took without an order. */
  granted: number;
  orders: BookedOrder[];
};

/** The books of a subscription, or of all there are. */
export async function readBooks(db: Kysely<DB>, subscriptionId?: string): Promise<Book[]> {
  const { rows } = await sql<Book>`
    SELECT s.id, s.status,
      json_build_object('available', s.available, 'reserved', s.reserved) AS row,
      (SELECT json_build_object(
          'available', coalesce(sum(available_change), 0),
          'reserved', coalesce(sum(reserved_change), 0))
        FROM credit_entries WHERE subscription_id = s.id) AS fold,
      (SELECT coalesce(sum(available_change), 0)::int FROM credit_entries
        WHERE subscription_id = s.id AND order_id IS NULL) AS granted,
      (SELECT coalesce(json_agg(json_build_object(
          'id', o.id, 'status', o.status, 'day', o.delivery_day, 'quantity', o.quantity,
          'place', o.delivery_day || ' ' || o.slot || ' ' || o.address_key,
          'held', o.credits_held, 'used', o.credits_used,
          'inVain', o.not_delivered IS NOT NULL, 'version', o.version,
          'fold', (SELECT json_build_object(
              'available', coalesce(sum(available_change), 0),
              'reserved', coalesce(sum(reserved_change), 0))
            FROM credit_entries WHERE order_id = o.id)) ORDER BY o.number), '[]')
        FROM tiffin_orders o WHERE o.subscription_id = s.id) AS orders
    FROM subscriptions s WHERE s.id = coalesce(${subscriptionId ?? null}::uuid, s.id)`.execute(db);
  return rows;
}

const NOT_COOKED: readonly string[] = ['pending_confirmation', 'scheduled', 'confirmed'];
const COOKED: readonly string[] = ['preparing', 'out_for_delivery', 'delivered'];

/** Whether an order is one that somebody will cook, cooks or has cooked. */
export const isLive = ({ status }: BookedOrder): boolean =>
  NOT_COOKED.includes(status) || COOKED.includes(status);

/** What an order may hold and have used in its state; a late cancellation has used its credits. */
function fitsItsState({ status, quantity, held, used }: BookedOrder): boolean {
  if (NOT_COOKED.includes(status)) return held === quantity && used === 0;
  if (COOKED.includes(status)) return held === 0 && used === quantity;
  return held === 0 && (used === 0 || (used === quantity && status === 'cancelled'));
}

const isSame = (one: Balance, other: Balance) =>
  one.available === other.available && one.reserved === other.reserved;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is wrong with a book; an empty list is what it should be. */
export function problemsOf({ row, fold, granted, orders }: Book): string[] {
  const problems: string[] = [];
  const hold = (what: string, isTrue: boolean) => {
    if (!isTrue) problems.push(what);
  };
  const held = sum(orders.map((order) => order.held));
  const used = sum(orders.map((order) => order.used));
  const places = orders.filter(isLive).map((order) => order.place);
  hold('the ledger folds to the row', isSame(row, fold));
  hold('nothing is below zero', row.available >= 0 && row.reserved >= 0);
  hold('what is reserved is what the orders hold', row.reserved === held);
  hold('no credit is lost or made', row.available + held + used === granted);
  hold('one living order a place', new Set(places).size === places.length);
  for (const order of orders) {
    hold(`${order.id} holds what its state says`, fitsItsState(order));
    const entries = { available: -order.held - order.used, reserved: order.held };
    hold(`${order.id} is what its entries say`, isSame(order.fold, entries));
  }
  return problems;
}
