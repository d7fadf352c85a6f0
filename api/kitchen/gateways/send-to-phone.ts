import { type Kysely, sql, type Transaction } from 'kysely';
import { choiceOf, isSecret, type MailKind, type RenderedMail } from '#api/kitchen/mail/kinds.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { JobContext } from '#api/platform/queues/job.ts';
import type { MailChannel, PhoneChannel } from '#contract/kitchen/channels.ts';
import {
  giveBackOfDay,
  isOptedOut,
  markAccepted,
  markAsked,
  markNotTaken,
  markUnanswered,
  optOut,
  rerouteMail,
  takeOfDay,
  withoutTaken,
} from '#db/kitchen/gateways.ts';
import { type MailRow, markUnsent, queueMail } from '#db/platform/mails.ts';
import type { DB } from '#db/types.ts';
import { countSegments } from '#domain/kitchen/sms-text.ts';
import type { Gateway, OutgoingText } from './gateway.ts';
import { openGateway, readProvider } from './open-gateway.ts';

export const isForPhone = (channel: MailChannel): channel is PhoneChannel =>
  channel === 'sms' || channel === 'whatsapp';

/** The way that is left for a mail which does not reach a phone; null for one that was only for it. */
async function otherWay(
  db: Transaction<DB>,
  row: MailRow,
): Promise<{ channel: MailChannel; address: string | null } | null> {
  const kind = row.kind as MailKind;
  const choice = choiceOf(kind, row.details as object);
  if (choice === null && isSecret(kind)) return null;
  const { rows } = await sql<{ email: string | null }>`
    SELECT coalesce(nullif(inquiry.email, ''), customer.email) AS email
    FROM (SELECT ${row.customer_id}::uuid AS customer_id, ${row.inquiry_id}::uuid AS inquiry_id) AS whose
      LEFT JOIN customers AS customer ON customer.id = whose.customer_id
      LEFT JOIN catering_inquiries AS inquiry ON inquiry.id = whose.inquiry_id`.execute(db);
  const email = rows[0]?.email ?? null;
  if (email !== null) return { channel: 'email', address: email };
  return choice === null ? { channel: 'paper', address: null } : null;
}

/**
 * A mail does not reach a phone: it goes by e-mail instead, what is needed onto paper, and a piece of
 * news to whoever has no address has failed, so that somebody can tell them.
 */
export async function giveUpOnPhone(
  { db, now }: { db: Transaction<DB>; now: Temporal.Instant },
  row: MailRow,
  { reason, isOptOut }: { reason: string; isOptOut?: boolean | undefined },
): Promise<void> {
  if (isOptOut && row.to_address !== null && isForPhone(row.channel))
    await optOut(db, row.channel, row.to_address, now);
  const way = await otherWay(db, row);
  if (!way) return markUnsent(db, row.id, reason, true);
  await rerouteMail(db, row.id, { ...way, reason });
  await queueMail(db, row.id);
}

/** What a mail says on a phone; one that can be done without says how to end them. */
const textFor = (row: MailRow, mail: RenderedMail): string =>
  choiceOf(row.kind as MailKind, row.details as object) === null
    ? mail.short
    : `${mail.short} Reply STOP to end these.`;

/**
 * Looks whether a gateway that never answered has taken the message all the same. `unknown` where it
 * cannot be asked.
 */
async function findTaken(
  db: Kysely<DB>,
  gateway: Gateway,
  channel: PhoneChannel,
  message: OutgoingText,
  askedAt: Temporal.Instant,
): Promise<string | null | 'unknown'> {
  if (!gateway.find) return 'unknown';
  const found = await gateway.find(message, askedAt);
  return (await withoutTaken(db, channel, found)).at(0) ?? null;
}

/**
 * Hands a mail of the outbox to the gateway of its channel, in its short form: once, whatever happens.
 * That a gateway is asked is written down before it is; where its answer was lost, it is asked what it
 * has before it is asked again, and where that cannot be, nobody is written to twice
 * (docs/decisions/0047-messages-to-phones.md). Throws where it is worth another try.
 */
export async function sendToPhone(
  ctx: JobContext,
  row: MailRow & { channel: PhoneChannel },
  mail: RenderedMail,
): Promise<void> {
  const { db, now, env, isLastTry } = ctx;
  const { id, channel, to_address: to } = row;
  if (to === null) throw new Error('a message to a phone has no number');
  const settings = await readProvider(db, env, channel);
  const giveUp = (why: { reason: string; isOptOut?: boolean | undefined }) =>
    inTransaction(db, (tx) => giveUpOnPhone({ db: tx, now }, row, why));
  if (!settings) return giveUp({ reason: 'The kitchen has switched this off.' });
  const gateway = openGateway(settings, env);
  const message = { id, to, text: textFor(row, mail) };
  const accept = (gatewayId: string) =>
    markAccepted(db, row, {
      ...{ gatewayId, subject: mail.subject, at: now },
      text: isSecret(row.kind) ? null : message.text,
    });

  if (row.asked_at !== null) {
    const taken = await findTaken(db, gateway, channel, message, row.asked_at).catch((error) => {
      if (!isLastTry) throw error;
      return 'unknown';
    });
    if (taken === 'unknown') return markUnanswered(db, id);
    if (taken !== null) return accept(taken);
    await markNotTaken(db, id, 'The gateway never got it.');
  }
  if (await isOptedOut(db, channel, to)) return giveUp({ reason: 'They have answered STOP.' });

  const segments = channel === 'sms' ? countSegments(message.text) : 1;
  const { limitPerDay: limit } = settings;
  if (!(await takeOfDay(db, channel, { segments, limit, now })))
    return giveUp({ reason: `The limit of ${limit} a day is reached.` });
  await markAsked(db, id, { at: now, segments });
  const answer = await gateway.send(message).catch((error) => {
    if (!isLastTry) throw error;
    return null;
  });
  if (answer === null) return markUnanswered(db, id);
  if (answer.is === 'accepted') return accept(answer.gatewayId);
  await giveBackOfDay(db, channel, { segments, now });
  if (answer.is === 'refused' || isLastTry) return giveUp(answer);
  await markNotTaken(db, id, answer.reason);
  throw new Error(answer.reason);
}
