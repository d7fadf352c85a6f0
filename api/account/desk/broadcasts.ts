import type { Kysely } from 'kysely';
import { enqueueMails, type MailOfMany, withdrawMails } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { Context, StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import {
  type Audience,
  adminBroadcasts,
  type Broadcast,
  type BroadcastDetails,
  type BroadcastPurpose,
  type Recipient,
  RecipientStatus,
  type ToldRecipient,
} from '#contract/account/desk-broadcasts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type AudienceRow,
  type CountedBroadcast,
  insertBroadcast,
  insertRecipients,
  listAudience,
  listBroadcasts,
  listRecipients,
  listRunningPlans,
  type RecipientRow,
  storeStopped,
  storeTold,
} from '#db/account/broadcasts.ts';
import { settingsOf } from '#db/account/customer-settings.ts';
import { readOpenChannels } from '#db/kitchen/gateways.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import type { DB } from '#db/types.ts';
import { audienceText, wayTo } from '#domain/account/broadcast.ts';
import { customerName } from '#domain/account/full-name.ts';
import { counted } from '#domain/platform/plural.ts';

type Person = Pick<AudienceRow, 'id' | 'first_name' | 'last_name' | 'phone'>;

const presentPerson = (row: Person) => ({
  customerId: row.id,
  name: customerName(row),
  firstName: row.first_name,
});

/** Everybody of an audience, with the way in which they would get it now. */
async function readRecipients(
  ctx: Pick<Context, 'db' | 'now' | 'env'>,
  audience: Audience,
  purpose: BroadcastPurpose,
): Promise<Recipient[]> {
  const ways = { sendsMail: ctx.env.smtpUrl !== undefined, open: await readOpenChannels(ctx.db) };
  const rows = await listAudience(ctx.db, audience, ctx.now);
  return rows.map((row) => {
    const who = {
      ...row,
      emailVerified: row.email_verified_at !== null,
      isLeaving: row.deletion_day !== null,
      phoneVerified: row.phone_verified_at !== null,
      optedOut: row.opted_out,
      wishedChannel: row.wished_channel,
      notifications: settingsOf(row.settings).notifications,
    };
    return { ...presentPerson(row), ...wayTo(who, purpose, ways) };
  });
}

const presentBroadcast = (row: CountedBroadcast): Broadcast => ({
  id: row.id,
  at: row.at.toString(),
  actor: row.actor,
  purpose: row.purpose as BroadcastPurpose,
  subject: row.subject,
  text: row.text,
  audience: row.audience,
  stoppedAt: row.stopped_at?.toString() ?? null,
  stoppedBy: row.stopped_by,
  counts: Object.fromEntries(
    RecipientStatus.options.map((status) => [status, row.counts[status] ?? 0]),
  ) as Broadcast['counts'],
});

const presentRecipient = (row: RecipientRow): ToldRecipient => ({
  ...presentPerson(row),
  email: row.email,
  phone: row.phone,
  way: row.way,
  reason: row.reason,
  status: row.status,
  hasStopped: row.has_stopped,
  toldAt: row.told_at?.toString() ?? null,
  toldBy: row.told_by,
});

async function readBroadcast(db: Kysely<DB>, id: string): Promise<Broadcast | Refusal> {
  const [row] = await listBroadcasts(db, id);
  return row ? presentBroadcast(row) : refuse('broadcast_not_found');
}

async function readWithRecipients(db: Kysely<DB>, id: string): Promise<BroadcastDetails | Refusal> {
  const broadcast = await readBroadcast(db, id);
  if (isRefusal(broadcast)) return broadcast;
  return { ...broadcast, recipients: (await listRecipients(db, id)).map(presentRecipient) };
}

async function planNameOf(db: Kysely<DB>, audience: Audience): Promise<string | null> {
  if (audience.to !== 'plan') return null;
  const [group] = await listPlanGroups(db, { ids: [audience.planGroupId] });
  return group?.name ?? null;
}

/** Whether the program sends it to somebody. */
const isSent = ({ way }: Pick<Recipient, 'way'>): boolean => way !== 'by_hand' && way !== 'none';

/** Each with the mail that was written for them; who has turned mails off meanwhile has none. */
function withMail(recipient: Recipient, mails: ReadonlyMap<string, MailOfMany>) {
  const { customerId, way, reason } = recipient;
  if (!isSent(recipient)) return { customerId, way, reason, mailId: null };
  const mail = mails.get(customerId);
  if (!mail)
    return { customerId, way: 'none' as const, reason: 'turned_off' as const, mailId: null };
  const channel = mail.channel === 'sms' || mail.channel === 'whatsapp' ? mail.channel : 'mail';
  return { customerId, way: channel, reason: null, mailId: mail.id } as const;
}

/**
 * Writes to many customers at once: to each who can be mailed a mail of their own, and down for whom
 * somebody has to call or write (docs/rules.md#broadcasts). Everybody once, however often it is sent.
 */
async function sendBroadcast(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminBroadcasts.create>,
  purpose: BroadcastPurpose,
): Promise<Broadcast | Refusal> {
  const { audience, subject, text } = body;
  const recipients = await readRecipients(ctx, audience, purpose);
  const reached = recipients.filter(({ way }) => way !== 'none');
  if (reached.length === 0) return refuse('broadcast_to_nobody');
  if (reached.length !== body.reaches)
    return refuse('broadcast_changed', { count: counted(reached.length, 'person', 'people') });
  const words = audienceText(audience, await planNameOf(ctx.db, audience));
  const { id } = await insertBroadcast(ctx.db, {
    ...{ at: ctx.now, actor: ctx.caller.name, purpose, subject, text },
    audience: words,
  });
  const mails = await enqueueMails(
    ctx.db,
    purpose === 'service' ? 'broadcast_service' : 'broadcast_promotion',
    reached.filter(isSent).map(({ customerId, firstName }) => ({
      customerId,
      details: { name: firstName, subject, text },
    })),
  );
  await insertRecipients(
    ctx.db,
    id,
    recipients.map((recipient) => withMail(recipient, mails)),
  );
  await recordAudit(ctx, {
    action: 'create',
    resource: 'broadcasts',
    id,
    after: { subject, audience: words, recipients: recipients.length },
  });
  return readBroadcast(ctx.db, id);
}

/**
 * Stops a broadcast: its mails that still wait are withdrawn, and nobody more is to be told by hand.
 * What a worker has in hand, or a gateway was asked to send, is as good as sent.
 */
async function stop(
  ctx: StaffWrite,
  { params: { id } }: InputOf<typeof adminBroadcasts.stop>,
): Promise<Broadcast | Refusal> {
  const broadcast = await readBroadcast(ctx.db, id);
  if (isRefusal(broadcast) || broadcast.stoppedAt) return broadcast;
  const { waiting, to_tell } = broadcast.counts;
  if (waiting + to_tell === 0) return refuse('broadcast_is_over');
  const mails = await storeStopped(ctx.db, id, { at: ctx.now, by: ctx.caller.name });
  if (mails) {
    await withdrawMails(ctx.db, mails);
    await recordAudit(ctx, { action: 'stop', resource: 'broadcasts', id });
  }
  return readBroadcast(ctx.db, id);
}

/** Notes that somebody was told by hand, or was not after all. */
async function tell(
  ctx: StaffWrite,
  { params: { id }, body: { customerId, told } }: InputOf<typeof adminBroadcasts.tell>,
): Promise<Broadcast | Refusal> {
  const by = told ? { at: ctx.now, by: ctx.caller.name } : null;
  const isStored = await storeTold(ctx.db, { broadcastId: id, customerId }, by);
  const broadcast = await readBroadcast(ctx.db, id);
  if (isRefusal(broadcast)) return broadcast;
  if (!isStored) return refuse('action_not_allowed', { status: 'not to be told by hand' });
  await recordAudit(ctx, { action: 'tell', resource: 'broadcasts', id, after: { told } });
  return broadcast;
}

export const adminBroadcastHandlers = handlers(adminBroadcasts, {
  list: async ({ db }) => (await listBroadcasts(db, null)).map(presentBroadcast),
  read: ({ db }, { params }) => readWithRecipients(db, params.id),
  plans: ({ db }) => listRunningPlans(db),
  recipients: (ctx, { body }) => readRecipients(ctx, body.audience, body.purpose),
  create: (ctx, input) => sendBroadcast(ctx, input, 'service'),
  advertise: (ctx, input) => sendBroadcast(ctx, input, 'promotion'),
  stop,
  tell,
});
