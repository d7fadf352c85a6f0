import { type Kysely, sql, type Transaction } from 'kysely';
import { type MailChannel, PhoneChannel } from '#contract/kitchen/channels.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { literals } from '#db/platform/literals.ts';
import type { DB, Json } from '#db/types.ts';
import { type OpenChannels, openChannels } from '#domain/kitchen/channels.ts';
import { dayOf } from '#domain/platform/days.ts';
import { type MailRow, SECRET_MAILS } from './mails.ts';

type Db = Kysely<DB>;

/** Which ways to phones the kitchen has switched on. */
export const readOpenChannels = async (db: Db): Promise<OpenChannels> =>
  openChannels(await readSettings(db, 'gateways'));

/** How many parts or messages a channel has sent today. */
export async function countSentToday(
  db: Db,
  channel: PhoneChannel,
  now: Temporal.Instant,
): Promise<number> {
  const row = await db
    .selectFrom('gateway_days')
    .where('channel', '=', channel)
    .where('day', '=', dayOf(now))
    .select('segments')
    .executeTakeFirst();
  return row?.segments ?? 0;
}

/**
 * Counts parts that are about to be sent against the limit of the day; false when it is reached, and
 * then nothing is counted.
 */
export async function takeOfDay(
  db: Db,
  channel: PhoneChannel,
  { segments, limit, now }: { segments: number; limit: number; now: Temporal.Instant },
): Promise<boolean> {
  if (segments > limit) return false;
  const { rows } = await sql`
    INSERT INTO gateway_days AS today (channel, day, segments)
      VALUES (${channel}, ${dayOf(now)}, ${segments})
    ON CONFLICT (channel, day) DO UPDATE SET segments = today.segments + ${segments}
      WHERE today.segments + ${segments} <= ${limit}
    RETURNING true AS taken`.execute(db);
  return rows.length > 0;
}

/** Counts parts no more that were not taken after all; `at` is when they were counted. */
export async function giveBackOfDay(
  db: Db,
  channel: PhoneChannel,
  { segments, at }: { segments: number; at: Temporal.Instant },
): Promise<void> {
  await sql`UPDATE gateway_days SET segments = greatest(segments - ${segments}, 0)
    WHERE channel = ${channel} AND day = ${dayOf(at)}`.execute(db);
}

/** What the outbox keeps of a message: how it read, or nothing of a secret. */
type Said = { subject: string; text: string | null };

/**
 * Takes a waiting mail in hand for one try, and writes down that a gateway is asked: from now on nobody
 * knows, until it has answered. False when somebody else has it in hand, or it waits no more.
 */
export async function claimForGateway(
  db: Db,
  { id, channel }: Pick<MailRow, 'id' | 'channel'>,
  claim: Said & { reference: string; askedOf: string; at: Temporal.Instant; segments: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      ...{ asked_at: claim.at, asked_of: claim.askedOf, reference: claim.reference },
      ...{ segments: claim.segments, subject: claim.subject, text: claim.text, html: null },
      attempts: sql`attempts + 1`,
    })
    .where('id', '=', id)
    .where('channel', '=', channel)
    .where('status', '=', 'queued')
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes that it was not taken: asking again sends nothing twice. */
export async function markNotTaken(db: Db, reference: string, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ asked_at: null, last_error: reason.slice(0, 500) })
    .where('reference', '=', reference)
    .where('status', '=', 'queued')
    .execute();
}

/** A secret is forgotten once it is with its reader: `details` of nothing. */
const withoutSecret = sql<Json>`CASE WHEN kind IN (${literals(SECRET_MAILS)}) THEN '{}'::jsonb ELSE details END`;

/**
 * Notes that a gateway has taken it. What the gateway has told meanwhile is later than its answer, and
 * stays. A secret of a mail that is needed is forgotten; news may still have to go another way.
 */
export async function markAccepted(
  db: Db,
  reference: string,
  { gatewayId, at, isNews }: { gatewayId: string; at: Temporal.Instant; isNews: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      status: sql`CASE WHEN status IN ('queued', 'unanswered') THEN 'sent' ELSE status END`,
      sent_at: sql`coalesce(sent_at, ${at})`,
      ...{ asked_at: null, gateway_id: gatewayId, last_error: null },
      ...(!isNews && { details: withoutSecret }),
    })
    .where('reference', '=', reference)
    .execute();
}

/** Notes that nobody knows what became of it, and that nobody asks any more. */
export async function markUnanswered(db: Db, reference: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      status: 'unanswered',
      last_error: 'The gateway never said whether it sends it.',
      details: withoutSecret,
    })
    .where('reference', '=', reference)
    .where('status', '=', 'queued')
    .execute();
}

/** Of these names of a gateway's, those that no mail has: one that was found may be this mail's. */
export async function withoutTaken(db: Db, gatewayIds: readonly string[]): Promise<string[]> {
  if (gatewayIds.length === 0) return [];
  const taken = await db
    .selectFrom('mails')
    .where('gateway_id', 'in', [...gatewayIds])
    .select('gateway_id')
    .execute();
  const known = new Set(taken.map(({ gateway_id }) => gateway_id));
  return gatewayIds.filter((id) => !known.has(id));
}

/**
 * Notes what a gateway tells of a message that it was asked to send: only ever forward, however often and
 * in whatever order it is told. What it tells of an earlier try names another reference.
 */
export async function settle(
  db: Db,
  channel: PhoneChannel,
  told: {
    reference: string;
    to: 'sent' | 'delivered';
    gatewayId: string | null;
    at: Temporal.Instant;
  },
): Promise<void> {
  const { reference, to, gatewayId, at } = told;
  const isDelivered = to === 'delivered';
  const before = isDelivered ? ['queued', 'unanswered', 'sent'] : ['queued', 'unanswered'];
  await sql`
    UPDATE mails SET status = ${to}, sent_at = coalesce(sent_at, ${at}), asked_at = NULL,
      last_error = NULL, delivered_at = ${isDelivered ? at : null},
      gateway_id = coalesce(gateway_id, ${gatewayId}),
      details = CASE WHEN ${isDelivered} THEN ${withoutSecret} ELSE details END
    WHERE reference = ${reference} AND channel = ${channel} AND status = ANY (${before}::text[])`.execute(
    db,
  );
}

/** A mail that a gateway has, or may have, by the reference of its latest try, locked. */
export function lockUnderWay(
  db: Db,
  channel: PhoneChannel,
  reference: string,
): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('reference', '=', reference)
    .where('channel', '=', channel)
    .where('status', 'in', ['queued', 'sent', 'unanswered'])
    .forUpdate()
    .executeTakeFirst();
}

/** A mail that still waits for its channel, locked. */
export function lockWaiting(
  db: Db,
  { id, channel }: Pick<MailRow, 'id' | 'channel'>,
): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('channel', '=', channel)
    .where('status', '=', 'queued')
    .forUpdate()
    .executeTakeFirst();
}

/** What a mail forgets of its tries by a gateway when it begins anew. */
export const NO_TRY = {
  ...{ asked_at: null, asked_of: null, reference: null, gateway_id: null, segments: null },
  ...{ sent_at: null, delivered_at: null },
} as const;

/** Lets a mail go another way instead, from the beginning. */
export async function rerouteMail(
  db: Db,
  id: string,
  { channel, address, reason }: { channel: MailChannel; address: string | null; reason: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      ...{ channel, to_address: address, status: 'queued', last_error: reason.slice(0, 500) },
      ...{ ...NO_TRY, text: null },
    })
    .where('id', '=', id)
    .execute();
}

/** Notes that a locked mail reaches nobody by itself. */
export async function markFailed(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'failed', asked_at: null, last_error: reason.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/**
 * Whoever writes down an answer from a number waits for whoever does so already: of two that come at once,
 * one has to see the other.
 */
const lockAnswers = (tx: Transaction<DB>, phone: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba answers of ${phone}`}))`.execute(tx);

/**
 * Nothing more goes to a number on a channel: whoever has it has answered STOP, at that moment. It is their
 * own word then, also where the desk had noted it before. One from before their last START, told late,
 * changes nothing.
 */
export async function optOut(
  tx: Transaction<DB>,
  channel: PhoneChannel,
  phone: string,
  at: Temporal.Instant,
): Promise<void> {
  await lockAnswers(tx, phone);
  await sql`
    INSERT INTO opt_outs (channel, phone, at) SELECT ${channel}, ${phone}, ${at}
    WHERE NOT EXISTS (SELECT FROM opt_ins AS began
      WHERE began.channel = ${channel} AND began.phone = ${phone} AND began.at >= ${at})
    ON CONFLICT (phone, channel) DO UPDATE
      SET at = greatest(opt_outs.at, excluded.at), noted_by = NULL, import_id = NULL`.execute(tx);
}

/**
 * Nothing more goes to a number on any channel, as somebody has told the kitchen. What was answered before
 * stays, and what an import brought stays when that is taken back.
 */
export async function noteStop(
  db: Db,
  phone: string,
  { at, by }: { at: Temporal.Instant; by: string },
): Promise<void> {
  await db
    .insertInto('opt_outs')
    .values(PhoneChannel.options.map((channel) => ({ channel, phone, at, noted_by: by })))
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'channel'])
        .doUpdateSet({ import_id: null })
        .where('opt_outs.import_id', 'is not', null),
    )
    .execute();
}

/**
 * They want messages again: what the desk has noted is gone, and what was answered from the phone stays.
 * False where nothing was noted.
 */
export async function forgetNotedStop(db: Db, phone: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('opt_outs')
    .where('phone', '=', phone)
    .where('noted_by', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who at the desk has noted that nothing more should go to a number; null: nobody. */
export async function findStopNotedBy(db: Db, phone: string | null): Promise<string | null> {
  if (phone === null) return null;
  const row = await db
    .selectFrom('opt_outs')
    .where('phone', '=', phone)
    .where('noted_by', 'is not', null)
    .select('noted_by')
    .executeTakeFirst();
  return row?.noted_by ?? null;
}

/**
 * They have answered START; one from before their last STOP, told late, begins nothing. When it was is kept
 * for as long as a STOP from before it may still be told.
 */
export async function optIn(
  tx: Transaction<DB>,
  channel: PhoneChannel,
  phone: string,
  at: Temporal.Instant,
): Promise<void> {
  await lockAnswers(tx, phone);
  await tx
    .insertInto('opt_ins')
    .values({ channel, phone, at })
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'channel'])
        .doUpdateSet({ at: sql`greatest(opt_ins.at, excluded.at)` }),
    )
    .execute();
  await tx
    .deleteFrom('opt_outs')
    .where('channel', '=', channel)
    .where('phone', '=', phone)
    .where('at', '<=', at)
    .execute();
}

/** The channels on which somebody has answered STOP from this number. */
export async function listOptOuts(db: Db, phone: string | null): Promise<PhoneChannel[]> {
  if (phone === null) return [];
  const rows = await db
    .selectFrom('opt_outs')
    .where('phone', '=', phone)
    .select('channel')
    .orderBy('channel')
    .execute();
  return rows.map(({ channel }) => channel);
}

/** Whether somebody has answered STOP from this number. */
export async function isOptedOut(db: Db, channel: PhoneChannel, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('opt_outs')
    .where('channel', '=', channel)
    .where('phone', '=', phone)
    .select('at')
    .executeTakeFirst();
  return row !== undefined;
}
