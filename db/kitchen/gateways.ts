import { type Kysely, sql } from 'kysely';
import type { MailChannel, PhoneChannel } from '#contract/kitchen/channels.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { MailRow } from '#db/platform/mails.ts';
import type { DB } from '#db/types.ts';
import type { OpenChannels } from '#domain/kitchen/channels.ts';
import { dayOf } from '#domain/platform/days.ts';

type Db = Kysely<DB>;

/** Which ways to phones the kitchen has switched on. */
export async function readOpenChannels(db: Db): Promise<OpenChannels> {
  const { sms, whatsapp } = await readSettings(db, 'gateways');
  return { sms: sms.provider !== 'none', whatsapp: whatsapp.provider !== 'none' };
}

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

/** Counts parts no more that were not taken after all. */
export async function giveBackOfDay(
  db: Db,
  channel: PhoneChannel,
  { segments, now }: { segments: number; now: Temporal.Instant },
): Promise<void> {
  await sql`UPDATE gateway_days SET segments = greatest(segments - ${segments}, 0)
    WHERE channel = ${channel} AND day = ${dayOf(now)}`.execute(db);
}

/** Notes that a gateway is asked to send a mail: from now on nobody knows, until it has answered. */
export async function markAsked(
  db: Db,
  id: string,
  { at, segments }: { at: Temporal.Instant; segments: number },
): Promise<void> {
  await db.updateTable('mails').set({ asked_at: at, segments }).where('id', '=', id).execute();
}

/** Notes that it was not taken: asking again sends nothing twice. */
export async function markNotTaken(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ asked_at: null, last_error: reason.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/** How a mail read on a phone, and that it went there; `keep` is false where that is a secret. */
export async function markAccepted(
  db: Db,
  { id, channel }: Pick<MailRow, 'id' | 'channel'>,
  accepted: { gatewayId: string; subject: string; text: string | null; at: Temporal.Instant },
): Promise<void> {
  const { gatewayId, subject, text, at } = accepted;
  await db
    .updateTable('mails')
    .set({
      // What the gateway has told meanwhile is later than its answer.
      status: sql`CASE WHEN status = 'queued' THEN 'sent' ELSE status END`,
      sent_at: sql`coalesce(sent_at, ${at})`,
      asked_at: null,
      gateway_id: gatewayId,
      ...{ subject, text, html: null, last_error: null },
      ...(text === null && { details: '{}' }),
    })
    .where('id', '=', id)
    // It may go another way by now: what the gateway tells can overtake its answer.
    .where('channel', '=', channel)
    .execute();
}

/** Of these names of a gateway's, those that no mail has: one that was found may be this mail's. */
export async function withoutTaken(
  db: Db,
  channel: PhoneChannel,
  gatewayIds: readonly string[],
): Promise<string[]> {
  if (gatewayIds.length === 0) return [];
  const taken = await db
    .selectFrom('mails')
    .where('channel', '=', channel)
    .where('gateway_id', 'in', [...gatewayIds])
    .select('gateway_id')
    .execute();
  const known = new Set(taken.map(({ gateway_id }) => gateway_id));
  return gatewayIds.filter((id) => !known.has(id));
}

/** Notes that nobody knows what became of it, nor can ask. */
export async function markUnanswered(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'unanswered', last_error: 'The gateway never said whether it sends it.' })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/**
 * Notes what a gateway tells of a mail that it was asked to send: only ever forward, however often and in
 * whatever order it is told. Answers the mail where that was news.
 */
export async function settle(
  db: Db,
  channel: PhoneChannel,
  { mailId, to, at }: { mailId: string; to: 'sent' | 'delivered'; at: Temporal.Instant },
): Promise<void> {
  const before = to === 'sent' ? ['queued', 'unanswered'] : ['queued', 'unanswered', 'sent'];
  await sql`
    UPDATE mails SET status = ${to}, sent_at = coalesce(sent_at, ${at}), asked_at = NULL,
      last_error = NULL, delivered_at = ${to === 'delivered' ? at : null}
    WHERE id = ${mailId} AND channel = ${channel} AND status = ANY (${before}::text[])
      AND (status <> 'queued' OR asked_at IS NOT NULL)`.execute(db);
}

/** A mail that was given to this gateway and has not arrived yet, locked; undefined for any other. */
export function lockUnderWay(
  db: Db,
  channel: PhoneChannel,
  mailId: string,
): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('channel', '=', channel)
    .where((where) =>
      where.or([
        where('status', 'in', ['sent', 'unanswered']),
        where.and([where('status', '=', 'queued'), where('asked_at', 'is not', null)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

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
      ...{ asked_at: null, gateway_id: null, segments: null },
    })
    .where('id', '=', id)
    .execute();
}

/** Nothing more goes to a number on a channel: whoever has it has answered STOP. */
export async function optOut(
  db: Db,
  channel: PhoneChannel,
  phone: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('opt_outs')
    .values({ channel, phone, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** They have answered START. */
export async function optIn(db: Db, channel: PhoneChannel, phone: string): Promise<void> {
  await db
    .deleteFrom('opt_outs')
    .where('channel', '=', channel)
    .where('phone', '=', phone)
    .execute();
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
