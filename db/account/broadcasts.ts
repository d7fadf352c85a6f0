import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type {
  Audience,
  BroadcastPurpose,
  Recipient,
  RecipientStatus,
} from '#contract/account/desk-broadcasts.ts';
import type { PhoneChannel, WishedChannel } from '#contract/kitchen/channels.ts';
import { filterCustomers, searchCustomers } from '#db/account/admin-customers.ts';
import { literals } from '#db/platform/literals.ts';
import { allFound } from '#db/platform/searching.ts';
import type { DB, Json } from '#db/types.ts';
import { EVENTS_AGREED } from '#domain/catering/inquiry-states.ts';
import { TIFFINS_CALLED_OFF } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

type Db = Kysely<DB>;

/** Whose ids an audience is, as a subquery. */
function idsOf(db: Db, audience: Audience, now: Temporal.Instant): RawBuilder<unknown> {
  switch (audience.to) {
    case 'all':
      return sql`SELECT id FROM customers`;
    case 'day': {
      const { day, slot } = audience;
      const tiffins = sql`SELECT customer_id FROM tiffin_orders
        WHERE delivery_day = ${day} AND status NOT IN (${literals(TIFFINS_CALLED_OFF)})`;
      if (slot) return sql`${tiffins} AND slot = ${slot}`;
      return sql`${tiffins}
        UNION SELECT customer_id FROM snack_orders
          WHERE delivery_day = ${day} AND status <> 'cancelled'
        UNION SELECT customer_id FROM catering_inquiries
          WHERE event_day = ${day} AND status IN (${literals(EVENTS_AGREED)})
            AND customer_id IS NOT NULL`;
    }
    case 'plan':
      return sql`SELECT customer_id FROM subscriptions
        WHERE plan_group_id = ${audience.planGroupId}
          AND status IN (${literals(SUBSCRIPTIONS_RUNNING)})`;
    case 'diet':
      return sql`SELECT id FROM customers WHERE diet = ${audience.diet}
        UNION SELECT customer_id FROM household_members
          WHERE diet = ${audience.diet} AND removed_at IS NULL
        UNION SELECT customer_id FROM subscriptions
          WHERE diet = ${audience.diet} AND status IN (${literals(SUBSCRIPTIONS_RUNNING)})`;
    case 'list': {
      const query = {
        state: audience.state ?? undefined,
        search: audience.search ?? undefined,
        tag: audience.tag ?? undefined,
      };
      const listed = filterCustomers(db, query, now).clearSelect().select('customer.id');
      const search = query.search?.trim();
      return sql`${search ? allFound(listed, searchCustomers(search)) : listed}`;
    }
  }
}

export type AudienceRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  email_verified_at: Temporal.Instant | null;
  deletion_day: string | null;
  settings: Json | null;
  phone_verified_at: Temporal.Instant | null;
  wished_channel: WishedChannel | null;
  /** The ways on which somebody has answered STOP from this phone. */
  opted_out: PhoneChannel[];
};

/**
 * Everybody of an audience, by name; nobody who is erased, and whoever is disabled only where something
 * is booked for them.
 */
export async function listAudience(
  db: Db,
  audience: Audience,
  now: Temporal.Instant,
): Promise<AudienceRow[]> {
  const { rows } = await sql<AudienceRow>`
    SELECT id, first_name, last_name, email, phone, email_verified_at, deletion_day, settings,
      phone_verified_at, wished_channel,
      ARRAY(SELECT channel FROM opt_outs WHERE opt_outs.phone = customers.phone) AS opted_out
    FROM customers
    WHERE id IN (${idsOf(db, audience, now)}) AND erased_at IS NULL
      AND (disabled_at IS NULL OR ${audience.to === 'day'})
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
      ("customerId" uuid, way text, reason text, "mailId" uuid)
      JOIN customers AS customer ON customer.id = "customerId"
    WHERE customer.erased_at IS NULL
    FOR KEY SHARE OF customer`.execute(tx);
}

/**
 * Whether somebody has answered STOP from the number of a recipient, on whichever channel and whenever:
 * nobody tells them by hand.
 */
const hasStopped = sql<boolean>`EXISTS (
  SELECT FROM opt_outs JOIN customers ON customers.phone = opt_outs.phone
  WHERE customers.id = recipient.customer_id)`;

/** What did not reach its reader for certain, who can be told by hand instead. */
const hasFailed = sql<boolean>`mail.status IN ('failed', 'kept', 'withdrawn', 'unanswered')`;

/** What became of it for one recipient. */
const status = sql<RecipientStatus>`CASE
  WHEN recipient.told_at IS NOT NULL THEN 'told'
  WHEN recipient.way = 'none' THEN 'unreached'
  WHEN recipient.way = 'by_hand' AND ${hasStopped} THEN 'unreached'
  WHEN broadcast.stopped_at IS NOT NULL
    AND (recipient.way = 'by_hand' OR mail.status = 'withdrawn') THEN 'stopped'
  WHEN mail.status IN ('failed', 'kept', 'withdrawn') AND ${hasStopped} THEN 'unreached'
  WHEN recipient.way = 'by_hand' THEN 'to_tell'
  WHEN mail.status IN ('queued', 'to_print') THEN 'waiting'
  WHEN mail.status IN ('failed', 'kept', 'delivered', 'unanswered') THEN mail.status
  WHEN mail.status = 'withdrawn' THEN 'failed'
  ELSE 'sent' END`;

/** So many broadcasts are listed: the latest ones. */
const LISTED = 20;

export type CountedBroadcast = BroadcastRow & { counts: Record<RecipientStatus, number> };

/** Broadcasts, the latest first, each with its recipients by what became of it. */
export async function listBroadcasts(db: Db, id: string | null): Promise<CountedBroadcast[]> {
  const { rows } = await sql<CountedBroadcast>`
    WITH listed AS (
      SELECT * FROM broadcasts WHERE ${id}::uuid IS NULL OR id = ${id}::uuid
      ORDER BY at DESC LIMIT ${sql.lit(LISTED)}
    ), counted AS (
      SELECT recipient.broadcast_id, ${status} AS status, count(*)::int AS count
      FROM listed AS broadcast
        JOIN broadcast_recipients AS recipient ON recipient.broadcast_id = broadcast.id
        LEFT JOIN mails AS mail ON mail.id = recipient.mail_id
      GROUP BY 1, 2
    )
    SELECT listed.*, coalesce((SELECT jsonb_object_agg(status, count) FROM counted
      WHERE broadcast_id = listed.id), '{}') AS counts
    FROM listed ORDER BY at DESC`.execute(db);
  return rows;
}

export type RecipientRow = Pick<
  AudienceRow,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone'
> &
  Pick<Recipient, 'way' | 'reason'> & {
    status: RecipientStatus;
    has_stopped: boolean;
    told_at: Temporal.Instant | null;
    told_by: string | null;
  };

/** Everybody whom a broadcast was for, by name. */
export async function listRecipients(db: Db, broadcastId: string): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    SELECT customer.id, customer.first_name, customer.last_name, customer.email, customer.phone,
      recipient.way, recipient.reason, recipient.told_at, recipient.told_by,
      ${status} AS status, ${hasStopped} AS has_stopped
    FROM broadcasts AS broadcast
      JOIN broadcast_recipients AS recipient ON recipient.broadcast_id = broadcast.id
      JOIN customers AS customer ON customer.id = recipient.customer_id
      LEFT JOIN mails AS mail ON mail.id = recipient.mail_id
    WHERE broadcast.id = ${broadcastId}
    ORDER BY customer.first_name, customer.last_name, customer.id`.execute(db);
  return rows;
}

/**
 * Notes that somebody was told by hand, or was not; who has noted it first stays. False where they are not
 * to be told by hand: they have no part in it, their mail has not failed, it was stopped, or somebody has
 * answered STOP from their number.
 */
export async function storeTold(
  tx: Transaction<DB>,
  { broadcastId, customerId }: { broadcastId: string; customerId: string },
  told: { at: Temporal.Instant; by: string } | null,
): Promise<boolean> {
  const { rows } = await sql<{ is_to_tell: boolean }>`
    UPDATE broadcast_recipients AS recipient SET
      told_at = CASE WHEN ${told !== null} THEN coalesce(told_at, ${told?.at ?? null}) END,
      told_by = CASE WHEN ${told !== null} THEN coalesce(told_by, ${told?.by ?? null}) END
    FROM broadcasts AS broadcast
    WHERE broadcast.id = ${broadcastId} AND broadcast_id = broadcast.id
      AND customer_id = ${customerId} AND (${told === null} OR broadcast.stopped_at IS NULL AND NOT ${hasStopped})
      AND (way = 'by_hand' OR way IN ('mail', 'sms', 'whatsapp') AND EXISTS (
        SELECT FROM mails AS mail WHERE mail.id = recipient.mail_id AND ${hasFailed}))
    RETURNING true AS is_to_tell`.execute(tx);
  return rows.length === 1;
}

/** Writes down that a broadcast was stopped; answers its mails, or null where that stands already. */
export async function storeStopped(
  tx: Transaction<DB>,
  id: string,
  stopped: { at: Temporal.Instant; by: string },
): Promise<string[] | null> {
  const { numUpdatedRows } = await tx
    .updateTable('broadcasts')
    .set({ stopped_at: stopped.at, stopped_by: stopped.by })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const mails = await tx
    .selectFrom('broadcast_recipients')
    .select('mail_id')
    .where('broadcast_id', '=', id)
    .where('mail_id', 'is not', null)
    .$narrowType<{ mail_id: string }>()
    .execute();
  return mails.map(({ mail_id }) => mail_id);
}

/** Plan groups that somebody eats of, with how many plans run; also those that are no longer sold. */
export async function listRunningPlans(
  db: Db,
): Promise<{ id: string; name: string; running: number }[]> {
  const { rows } = await sql<{ id: string; name: string; running: number }>`
    SELECT plan_groups.id, plan_groups.name, count(*)::int AS running
    FROM plan_groups JOIN subscriptions ON subscriptions.plan_group_id = plan_groups.id
    WHERE subscriptions.status IN (${literals(SUBSCRIPTIONS_RUNNING)})
    GROUP BY plan_groups.id ORDER BY plan_groups.name`.execute(db);
  return rows;
}
