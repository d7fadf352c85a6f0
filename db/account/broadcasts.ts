import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type {
  Audience,
  BroadcastPurpose,
  Recipient,
  RecipientStatus,
} from '#contract/account/desk-broadcasts.ts';
import { filterCustomers } from '#db/account/admin-customers.ts';
import { literals } from '#db/platform/literals.ts';
import type { DB } from '#db/types.ts';
import { SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import { TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

type Db = Kysely<DB>;

/** Whose ids an audience is, as a subquery. */
function idsOf(db: Db, audience: Audience, now: Temporal.Instant): RawBuilder<unknown> {
  switch (audience.to) {
    case 'all':
      return sql`SELECT id FROM customers`;
    case 'day': {
      const tiffins = sql`SELECT customer_id FROM tiffin_orders
        WHERE delivery_day = ${audience.day} AND status IN (${literals(TIFFINS_TO_COME)})`;
      if (audience.slot) return sql`${tiffins} AND slot = ${audience.slot}`;
      return sql`${tiffins} UNION SELECT customer_id FROM snack_orders
        WHERE delivery_day = ${audience.day} AND delivery_type = 'delivery'
          AND status IN (${literals(SNACKS_TO_HAND_OVER)})`;
    }
    case 'plan':
      return sql`SELECT customer_id FROM subscriptions
        WHERE plan_group_id = ${audience.planGroupId}
          AND status IN (${literals(SUBSCRIPTIONS_RUNNING)})`;
    case 'diet':
      return sql`SELECT id FROM customers WHERE diet = ${audience.diet}
        UNION SELECT customer_id FROM subscriptions
          WHERE diet = ${audience.diet} AND status IN (${literals(SUBSCRIPTIONS_RUNNING)})`;
    case 'list': {
      const query = {
        state: audience.state ?? undefined,
        search: audience.search ?? undefined,
        tag: audience.tag ?? undefined,
      };
      const wanted = filterCustomers(db, query, now).clearSelect().select('customer.id');
      return sql`${wanted}`;
    }
  }
}

export type AudienceRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  settings: unknown;
};

/** Everybody of an audience, by name; nobody who is disabled or erased. */
export async function listAudience(
  db: Db,
  audience: Audience,
  now: Temporal.Instant,
): Promise<AudienceRow[]> {
  const { rows } = await sql<AudienceRow>`
    SELECT id, first_name, last_name, email, phone, settings FROM customers
    WHERE id IN (${idsOf(db, audience, now)}) AND erased_at IS NULL AND disabled_at IS NULL
    ORDER BY first_name, last_name, id`.execute(db);
  return rows;
}

export type BroadcastRow = Selectable<DB['broadcasts']>;

export async function insertBroadcast(
  tx: Transaction<DB>,
  broadcast: {
    at: Temporal.Instant;
    actor: string;
    purpose: BroadcastPurpose;
    subject: string;
    text: string;
    audience: string;
  },
): Promise<BroadcastRow> {
  return tx.insertInto('broadcasts').values(broadcast).returningAll().executeTakeFirstOrThrow();
}

/** Writes down for whom a broadcast is, all at once. */
export async function insertRecipients(
  tx: Transaction<DB>,
  broadcastId: string,
  recipients: readonly (Pick<Recipient, 'customerId' | 'way' | 'reason'> & {
    mailId: string | null;
  })[],
): Promise<void> {
  await sql`
    INSERT INTO broadcast_recipients (broadcast_id, customer_id, way, reason, mail_id)
    SELECT ${broadcastId}, "customerId", way, reason, "mailId"
    FROM jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) AS recipient
      ("customerId" uuid, way text, reason text, "mailId" uuid)`.execute(tx);
}

/** What became of it for one recipient; a mail that is gone from the outbox had been handed over. */
const status = sql<RecipientStatus>`CASE
  WHEN recipient.way = 'none' THEN 'unreached'
  WHEN recipient.way = 'by_hand' AND recipient.told_at IS NULL THEN 'to_tell'
  WHEN recipient.way = 'by_hand' THEN 'told'
  WHEN mail.status IN ('queued', 'to_print') THEN 'waiting'
  WHEN mail.status IN ('failed', 'kept') THEN mail.status
  WHEN mail.status = 'withdrawn' THEN 'failed'
  ELSE 'sent' END`;

/** So many broadcasts are listed: the latest ones. */
const LISTED = 50;

export type CountedBroadcast = BroadcastRow & { counts: Record<RecipientStatus, number> };

/** Broadcasts, the latest first, each with its recipients by what became of it. */
export async function listBroadcasts(db: Db, id: string | null): Promise<CountedBroadcast[]> {
  const { rows } = await sql<CountedBroadcast>`
    WITH listed AS (
      SELECT * FROM broadcasts WHERE ${id}::uuid IS NULL OR id = ${id}::uuid
      ORDER BY at DESC LIMIT ${sql.lit(LISTED)}
    ), counted AS (
      SELECT recipient.broadcast_id, ${status} AS status, count(*)::int AS count
      FROM broadcast_recipients AS recipient LEFT JOIN mails AS mail ON mail.id = recipient.mail_id
      WHERE recipient.broadcast_id IN (SELECT id FROM listed)
      GROUP BY 1, 2
    )
    SELECT listed.*, coalesce((SELECT jsonb_object_agg(status, count) FROM counted
      WHERE broadcast_id = listed.id), '{}') AS counts
    FROM listed ORDER BY at DESC`.execute(db);
  return rows;
}

export type RecipientRow = Omit<AudienceRow, 'settings'> &
  Pick<Recipient, 'way' | 'reason'> & {
    status: RecipientStatus;
    told_at: Temporal.Instant | null;
    told_by: string | null;
  };

/** Everybody whom a broadcast was for, by name. */
export async function listRecipients(db: Db, broadcastId: string): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    SELECT customer.id, customer.first_name, customer.last_name, customer.email, customer.phone,
      recipient.way, recipient.reason, recipient.told_at, recipient.told_by, ${status} AS status
    FROM broadcast_recipients AS recipient
      JOIN customers AS customer ON customer.id = recipient.customer_id
      LEFT JOIN mails AS mail ON mail.id = recipient.mail_id
    WHERE recipient.broadcast_id = ${broadcastId}
    ORDER BY customer.first_name, customer.last_name, customer.id`.execute(db);
  return rows;
}

/** Notes that somebody was told by hand, or was not; false where they are not to be told by hand. */
export async function storeTold(
  tx: Transaction<DB>,
  { broadcastId, customerId }: { broadcastId: string; customerId: string },
  told: { at: Temporal.Instant; by: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('broadcast_recipients')
    .set({ told_at: told?.at ?? null, told_by: told?.by ?? null })
    .where('broadcast_id', '=', broadcastId)
    .where('customer_id', '=', customerId)
    .where('way', '=', 'by_hand')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
