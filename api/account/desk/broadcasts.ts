import type { Kysely } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { Context, StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import type { CustomerSettings } from '#contract/account/customer-settings.ts';
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
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { includesRole } from '#contract/platform/staff-roles.ts';
import {
  type AudienceRow,
  type CountedBroadcast,
  insertBroadcast,
  insertRecipients,
  listAudience,
  listBroadcasts,
  listRecipients,
  type RecipientRow,
  storeTold,
} from '#db/account/broadcasts.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import type { DB } from '#db/types.ts';
import { audienceText, wayTo } from '#domain/account/broadcast.ts';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { fullName } from '#domain/account/full-name.ts';

type Person = Omit<AudienceRow, 'settings'>;

const presentPerson = (row: Person) => ({
  customerId: row.id,
  name: fullName(row),
  firstName: row.first_name,
  email: row.email,
  phone: row.phone,
});

/** Everybody of an audience, with the way in which they would get it now. */
async function readRecipients(
  ctx: Pick<Context, 'db' | 'now' | 'env'>,
  audience: Audience,
  purpose: BroadcastPurpose,
): Promise<Recipient[]> {
  const sendsMail = ctx.env.smtpUrl !== undefined;
  const rows = await listAudience(ctx.db, audience, ctx.now);
  return rows.map((row) => {
    const { notifications } =
      (row.settings as CustomerSettings | null) ?? DEFAULT_CUSTOMER_SETTINGS;
    return { ...presentPerson(row), ...wayTo({ ...row, notifications }, purpose, sendsMail) };
  });
}

const presentBroadcast = ({ counts, at, ...row }: CountedBroadcast): Broadcast => ({
  ...row,
  purpose: row.purpose as BroadcastPurpose,
  at: at.toString(),
  counts: Object.fromEntries(
    RecipientStatus.options.map((status) => [status, counts[status] ?? 0]),
  ) as Broadcast['counts'],
});

const presentRecipient = (row: RecipientRow): ToldRecipient => ({
  ...presentPerson(row),
  way: row.way,
  reason: row.reason,
  status: row.status,
  toldAt: row.told_at?.toString() ?? null,
  toldBy: row.told_by,
});

async function readBroadcast(db: Kysely<DB>, id: string): Promise<BroadcastDetails | Refusal> {
  const [row] = await listBroadcasts(db, id);
  if (!row) return refuse('broadcast_not_found');
  const recipients = await listRecipients(db, id);
  return { ...presentBroadcast(row), recipients: recipients.map(presentRecipient) };
}

async function planNameOf(db: Kysely<DB>, audience: Audience): Promise<string | null> {
  if (audience.to !== 'plan') return null;
  const [group] = await listPlanGroups(db, { ids: [audience.planGroupId] });
  return group?.name ?? null;
}

/**
 * Writes to many customers at once: to each who can be mailed a mail of their own, and down for whom
 * somebody has to call or write (docs/rules.md#broadcasts). Everybody once, however often it is sent.
 */
async function sendBroadcast(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminBroadcasts.create>,
): Promise<BroadcastDetails | Refusal> {
  const { audience, purpose, subject, text } = body;
  if (purpose === 'promotion' && !includesRole(ctx.caller.role, 'owner'))
    return refuse('forbidden');
  const recipients = await readRecipients(ctx, audience, purpose);
  if (recipients.every(({ way }) => way === 'none')) return refuse('broadcast_to_nobody');
  const words = audienceText(audience, await planNameOf(ctx.db, audience));
  const { id } = await insertBroadcast(ctx.db, {
    ...{ at: ctx.now, actor: ctx.caller.name, purpose, subject, text },
    audience: words,
  });
  const written = [];
  for (const { customerId, firstName, way, reason } of recipients) {
    const mailId =
      way === 'mail'
        ? await enqueueMail(ctx.db, {
            kind: purpose === 'service' ? 'broadcast_service' : 'broadcast_promotion',
            customerId,
            details: { name: firstName, subject, text },
          })
        : null;
    written.push({ customerId, way, reason, mailId });
  }
  await insertRecipients(ctx.db, id, written);
  await recordAudit(ctx, {
    action: 'create',
    resource: 'broadcasts',
    id,
    after: { subject, audience: words, recipients: written.length },
  });
  return readBroadcast(ctx.db, id);
}

/** Notes that somebody was told by hand. */
async function tell(
  ctx: StaffWrite,
  { params: { id }, body: { customerId, told } }: InputOf<typeof adminBroadcasts.tell>,
): Promise<BroadcastDetails | Refusal> {
  const by = told ? { at: ctx.now, by: ctx.caller.name } : null;
  const isStored = await storeTold(ctx.db, { broadcastId: id, customerId }, by);
  const broadcast = await readBroadcast(ctx.db, id);
  if ('refused' in broadcast || isStored) return broadcast;
  return refuse('action_not_allowed', { status: 'told in another way' });
}

export const adminBroadcastHandlers = handlers(adminBroadcasts, {
  list: async ({ db }) => (await listBroadcasts(db, null)).map(presentBroadcast),
  read: ({ db }, { params }) => readBroadcast(db, params.id),
  recipients: (ctx, { body }) => readRecipients(ctx, body.audience, body.purpose),
  create: sendBroadcast,
  tell,
});
