import { type Kysely, sql, type Transaction } from 'kysely';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { namedActor } from '#db/kitchen/staff.ts';
import { settlePayables } from '#db/money/settle.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import type { CreditKind } from '#domain/tiffin/ledger.ts';

/** One line of the ledger about to be written; the changes are whole credits, signed. */
export type NewCreditEntry = {
  subscriptionId: string;
  orderId: string | null;
  kind: CreditKind;
  availableChange: number;
  reservedChange: number;
  actor: string;
  reason: string;
  /** Names the cause; writing the same cause twice fails on the table's unique key. */
  key: string;
};

/**
 * Appends entries and moves the subscriptions' `available` and `reserved` with them, in one
 * statement. The caller holds the locks of those subscriptions; a balance below zero fails on the
 * table's checks, because the domain refuses it before.
 */
export async function appendCreditEntries(
  tx: Transaction<DB>,
  entries: readonly NewCreditEntry[],
  at: Temporal.Instant,
): Promise<void> {
  if (entries.length === 0) return;
  const { rows } = await sql<{ id: string; status: SubscriptionStatus }>`
    ${prepared} WITH written AS (
      INSERT INTO credit_entries
        (subscription_id, order_id, kind, available_change, reserved_change, actor, reason, unique_key, at)
      SELECT "subscriptionId", "orderId", kind, "availableChange", "reservedChange", actor, reason, key,
        ${at.toString()}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry
        ("subscriptionId" uuid, "orderId" uuid, kind text, "availableChange" int,
         "reservedChange" int, actor text, reason text, key text)
      RETURNING subscription_id, available_change, reserved_change
    )
    UPDATE subscriptions SET
      available = subscriptions.available + change.available,
      reserved = subscriptions.reserved + change.reserved,
      updated_at = ${at.toString()}::timestamptz
    FROM (
      SELECT subscription_id, sum(available_change)::int AS available, sum(reserved_change)::int AS reserved
      FROM written GROUP BY subscription_id
    ) AS change
    WHERE subscriptions.id = change.subscription_id
    RETURNING id, status`.execute(tx);
  // What is unused of a plan that has ended is what goes back.
  const ended = rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  if (ended.length > 0) await settlePayables(tx, 'subscriptions', ended);
}

/** The ledger of a subscription, oldest first, with the balance after each line. */
export async function listCreditEntries(db: Kysely<DB>, subscriptionId: string) {
  return db
    .selectFrom('credit_entries as entry')
    .leftJoin('tiffin_orders as order', 'order.id', 'entry.order_id')
    .where('entry.subscription_id', '=', subscriptionId)
    .orderBy('entry.id')
    .select((select) => [
      'entry.id',
      'entry.kind',
      'entry.available_change',
      'entry.reserved_change',
      'entry.order_id',
      'order.number as order_number',
      namedActor('entry.actor').as('actor'),
      'entry.reason',
      'entry.at',
      sql<boolean>`EXISTS (
        SELECT FROM credit_entries AS mirror WHERE mirror.subscription_id = entry.subscription_id
          AND mirror.unique_key LIKE 'step:%:' || entry.id)`.as('is_taken_back'),
      select.fn
        .sum<number>('entry.available_change')
        .over((over) => over.orderBy('entry.id'))
        .as('available_after'),
      select.fn
        .sum<number>('entry.reserved_change')
        .over((over) => over.orderBy('entry.id'))
        .as('reserved_after'),
    ])
    .execute();
}

/** Subscriptions whose row is not the fold of their entries: there must be none. */
export async function listLedgerMismatches(db: Kysely<DB>) {
  const { rows } = await sql<{
    id: string;
    number: string;
    available: number;
    reserved: number;
    folded_available: number;
    folded_reserved: number;
  }>`
    SELECT s.id, s.number, s.available, s.reserved,
      coalesce(sum(e.available_change), 0)::int AS folded_available,
      coalesce(sum(e.reserved_change), 0)::int AS folded_reserved
    FROM subscriptions s LEFT JOIN credit_entries e ON e.subscription_id = s.id
    GROUP BY s.id
    HAVING s.available <> coalesce(sum(e.available_change), 0)
      OR s.reserved <> coalesce(sum(e.reserved_change), 0)`.execute(db);
  return rows;
}
