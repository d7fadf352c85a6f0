import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { choiceOf } from '#api/kitchen/mail/mail-choices.ts';
import { isSecret, type MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import type { RenderedMail } from '#api/kitchen/mail/rendered-mail.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { JobContext } from '#api/platform/queues/job.ts';
import type { MailChannel, PhoneChannel } from '#contract/kitchen/channels.ts';
import { settingsOf } from '#db/account/customer-settings.ts';
import {
  claimForGateway,
  giveBackOfDay,
  isOptedOut,
  lockWaiting,
  markAccepted,
  markFailed,
  markNotTaken,
  markUnanswered,
  optOut,
  rerouteMail,
  takeOfDay,
  withoutTaken,
} from '#db/kitchen/gateways.ts';
import { type MailRow, queueMail } from '#db/kitchen/mails.ts';
import type { DB, Json } from '#db/types.ts';
import { countSegments } from '#domain/kitchen/sms-text.ts';
import { addDays, dayOf, instantAt } from '#domain/platform/days.ts';
import type { Found, Gateway, OutgoingText } from './gateway.ts';
import { gatewayName, openGateway, readProvider } from './open-gateway.ts';

export const isForPhone = (channel: MailChannel): channel is PhoneChannel =>
  channel === 'sms' || channel === 'whatsapp';

type PhoneMail = MailRow & { channel: PhoneChannel };

/** The choice that a mail goes by; null for one that is needed. */
const choiceFor = (row: MailRow) => choiceOf(row.kind as MailKind, row.details as object);

/** So long after an unanswered question what a gateway does not know of, it never got. */
const CERTAIN_AFTER = { seconds: 60 } as const;

/** After so many seconds a message is no use any more: a code has ended, news are old. */
const lifetimeOf = (row: MailRow): number =>
  row.kind === 'phone_code' ? 600 : choiceFor(row) === null ? 7 * 86_400 : 12 * 3_600;

/** The way that is left for a mail which does not reach a phone; null for one that was only for it. */
async function otherWay(
  db: Transaction<DB>,
  row: MailRow,
): Promise<{ channel: MailChannel; address: string | null } | null> {
  const choice = choiceFor(row);
  const isForgotten = isSecret(row.kind) && Object.keys(row.details as object).length === 0;
  if (isForgotten || (isSecret(row.kind) && choice === null)) return null;
  const { rows } = await sql<{ email: string | null; settings: Json | null }>`
    SELECT coalesce(nullif(inquiry.email, ''), customer.email) AS email, customer.settings
    FROM (SELECT ${row.customer_id}::uuid AS customer_id, ${row.inquiry_id}::uuid AS inquiry_id) AS whose
      LEFT JOIN customers AS customer ON customer.id = whose.customer_id
      LEFT JOIN catering_inquiries AS inquiry ON inquiry.id = whose.inquiry_id`.execute(db);
  const email = rows[0]?.email ?? null;
  const { notifications } = settingsOf(rows[0]?.settings ?? null);
  if (choice === null)
    return email === null
      ? { channel: 'paper', address: null }
      : { channel: 'email', address: email };
  const isWanted = email !== null && notifications.email && notifications[choice];
  return isWanted ? { channel: 'email', address: email } : null;
}

/**
 * A locked mail does not reach a phone: it goes by e-mail instead, what is needed onto paper, and a piece
 * of news to whoever has no address has failed, so that somebody can tell them.
 */
export async function giveUpOnPhone(
  { db, now }: { db: Transaction<DB>; now: Temporal.Instant },
  row: MailRow,
  { reason, isOptOut }: { reason: string; isOptOut?: boolean | undefined },
): Promise<void> {
  // They had stopped it when it was sent, and may have begun it again since.
  const sentAt = row.asked_at ?? row.sent_at ?? now;
  if (isOptOut && row.to_address !== null && isForPhone(row.channel))
    await optOut(db, row.channel, row.to_address, sentAt);
  const way = await otherWay(db, row);
  if (!way) return markFailed(db, row.id, reason);
  await rerouteMail(db, row.id, { ...way, reason });
  await queueMail(db, row.id);
}

/** What a mail says on a phone; one that can be done without says how to end them. */
const textFor = (row: MailRow, mail: RenderedMail): string =>
  choiceFor(row) === null ? mail.short : `${mail.short} Reply STOP to end these.`;

/** The code that a mail brings; undefined for every other mail. */
const codeIn = (row: MailRow): string | undefined =>
  row.kind === 'phone_code' ? String((row.details as { code?: unknown }).code ?? '') : undefined;

/** The morning after the limit of a day was reached: what has no other way waits for it. */
const nextMorning = (now: Temporal.Instant) => instantAt(addDays(dayOf(now), 1), '09:00');

/**
 * Looks whether a gateway that never answered has taken the message all the same. `unknown` where it
 * cannot be asked; throws where it is too early to say that it has not.
 */
async function findTaken(
  db: Kysely<DB>,
  gateway: Gateway,
  message: OutgoingText,
  { askedAt, now }: { askedAt: Temporal.Instant; now: Temporal.Instant },
): Promise<Found | null | 'unknown'> {
  if (!gateway.find) return 'unknown';
  const found = await gateway.find(message, askedAt);
  const free = await withoutTaken(
    db,
    found.map(({ gatewayId }) => gatewayId),
  );
  const taken = found.find(({ gatewayId }) => free.includes(gatewayId));
  if (taken) return taken;
  if (Temporal.Instant.compare(askedAt.add(CERTAIN_AFTER), now) > 0)
    throw new Error('The gateway does not know of it yet.');
  return null;
}

/**
 * Hands a mail of the outbox to the gateway of its channel, in its short form: once, whatever happens.
 * That a gateway is asked is written down before it is; where its answer was lost, it is asked what it
 * has before it is asked again, and where that cannot be, nobody is written to twice
 * (docs/decisions/0047-messages-to-phones.md). Throws where it is worth another try.
 */
export async function sendToPhone(
  ctx: JobContext,
  row: PhoneMail,
  mail: RenderedMail,
): Promise<void> {
  const { db, now, env, isLastTry } = ctx;
  const { id, channel, to_address: to } = row;
  if (to === null) throw new Error('a message to a phone has no number');
  const isNews = choiceFor(row) !== null;
  const text = textFor(row, mail);
  const lifetime = lifetimeOf(row);
  const code = codeIn(row);
  const giveUp = (why: { reason: string; isOptOut?: boolean | undefined }) =>
    inTransaction(db, async (tx) => {
      // Whoever has told something of it meanwhile, or taken it in hand, has the last word.
      const waiting = await lockWaiting(tx, row);
      if (waiting) await giveUpOnPhone({ db: tx, now }, waiting, why);
    });

  const settings = await readProvider(db, env, channel);
  const askedOf = settings && gatewayName(settings);
  const gateway = settings && openGateway(settings, env);

  if (row.asked_at !== null && row.reference !== null) {
    const { reference, segments, asked_at: askedAt } = row;
    if (!gateway || askedOf !== row.asked_of) return markUnanswered(db, reference);
    const message = { reference, to, text, lifetime };
    const taken = await findTaken(db, gateway, message, { askedAt, now }).catch((error) => {
      if (!isLastTry) throw error;
      return 'unknown' as const;
    });
    if (taken === 'unknown') return markUnanswered(db, reference);
    if (taken?.failed) return giveUp({ reason: taken.failed });
    if (taken) return markAccepted(db, reference, { gatewayId: taken.gatewayId, at: now, isNews });
    await markNotTaken(db, reference, 'The gateway never got it.');
    await giveBackOfDay(db, channel, { segments: segments ?? 0, at: askedAt });
  }

  if (!settings || !gateway || askedOf === null)
    return giveUp({ reason: 'The kitchen has switched this off.' });
  if (Temporal.Instant.compare(row.created_at.add({ seconds: lifetime }), now) < 0)
    return giveUp({ reason: 'It is too old to be of use.' });
  if (await isOptedOut(db, channel, to)) return giveUp({ reason: 'They have answered STOP.' });

  const segments = channel === 'sms' ? countSegments(text) : 1;
  const { limitPerDay: limit } = settings;
  const reference = randomUUID();
  const said = { subject: mail.subject, text: isSecret(row.kind) ? null : text };
  const claim = { ...said, reference, askedOf, at: now, segments };
  const claimed = await inTransaction<'mine' | 'full' | 'taken'>(db, async (tx, rollBack) => {
    if (!(await takeOfDay(tx, channel, { segments, limit, now }))) return 'full';
    return (await claimForGateway(tx, row, claim)) ? 'mine' : rollBack('taken');
  });
  if (claimed === 'taken') return;
  if (claimed === 'full') {
    // An invitation has no other way, and is as good tomorrow.
    if (row.kind === 'account_invitation' && segments <= limit)
      return queueMail(db, id, nextMorning(now));
    return giveUp({ reason: `The limit of ${limit} a day is reached.` });
  }

  const answer = await gateway.send({ reference, to, text, code, lifetime }).catch((error) => {
    if (!isLastTry) throw error;
    return null;
  });
  if (answer === null) return markUnanswered(db, reference);
  if (answer.is === 'accepted')
    return markAccepted(db, reference, { gatewayId: answer.gatewayId, at: now, isNews });
  await giveBackOfDay(db, channel, { segments, at: now });
  if (answer.is === 'refused' || isLastTry) return giveUp(answer);
  await markNotTaken(db, reference, answer.reason);
  throw new Error(answer.reason);
}
