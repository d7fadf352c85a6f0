import { type Kysely, sql } from 'kysely';
import type { AuditLine, LedgerLine } from '#domain/tiffin/order-steps.ts';
import { namedActor } from './actor-names.ts';
import type { DB } from './types.ts';

/** Nobody does as much with one tiffin; of what is more, the latest counts. */
const MOST_LINES = 200;

/** What the desk did with a tiffin, and with its day where that counted it as delivered. */
export async function listAuditOfTiffin(
  db: Kysely<DB>,
  { id, number, delivery_day: day }: { id: string; number: string; delivery_day: string },
): Promise<AuditLine[]> {
  const { rows } = await sql<Omit<AuditLine, 'at'> & { at: Temporal.Instant }>`
    SELECT at, actor, resource, action, before, after FROM (
      SELECT * FROM audit_log WHERE resource = 'tiffin-orders' AND resource_id = ${id}
      UNION ALL
      SELECT * FROM audit_log AS line WHERE resource = 'kitchen-days' AND resource_id = ${day}
        AND action IN ('close-day', 'take-back') AND ${number} IN (
          SELECT jsonb_array_elements_text(closed.after -> 'delivered') FROM (
            SELECT after FROM audit_log AS closing
            WHERE resource = 'kitchen-days' AND resource_id = ${day} AND action = 'close-day'
              AND closing.id <= line.id
            ORDER BY closing.id DESC LIMIT 1) AS closed)
    ) AS done ORDER BY at DESC, id DESC LIMIT ${MOST_LINES}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toString() })).reverse();
}

/** What the credit ledger has about a tiffin, first to last. */
export async function listLedgerOfTiffin(db: Kysely<DB>, id: string): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom('credit_entries')
    .where('order_id', '=', id)
    .select([
      'at',
      namedActor('actor').as('actor'),
      sql<boolean>`starts_with(actor, 'staff ')`.as('byStaff'),
      'reason',
      'unique_key as key',
    ])
    .orderBy('credit_entries.id', 'desc')
    .limit(MOST_LINES)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toString() })).reverse();
}
