import { enqueueMail, enqueueMails } from '#api/kitchen/mail/enqueue-mail.ts';
import { links } from '#api/kitchen/mail-templates/mail-content.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { adminCustomers } from '#contract/account/desk-customers.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { insertInvitation, insertInvitations } from '#db/account/invitations.ts';
import { findMail } from '#db/kitchen/mails.ts';
import { dayOf } from '#domain/platform/days.ts';
import { withCustomer } from './present-customer.ts';

/** A link works this long (docs/rules.md#invitations). */
const INVITATION_LIFETIME = { hours: 30 * 24 } as const;

/**
 * Makes the link with which somebody whom the desk wrote down takes over their account. Only its hash
 * is kept, so that it can be read in this answer alone; a link that was made before opens nothing more.
 */
export async function inviteCustomer(
  ctx: StaffWrite,
  { params }: InputOf<typeof adminCustomers.invite>,
): Promise<DataOf<typeof adminCustomers.invite> | Refusal> {
  const made = await makeInvitation(ctx, params.id);
  if (isRefusal(made)) return made;
  const { token, expiresAt } = made;
  return { url: ctx.env.publicUrl + links.invitation(token), expiresAt: expiresAt.toString() };
}

/** The same, and it goes to them by itself: by e-mail, or by SMS to a household without an address. */
export async function sendInvitation(
  ctx: StaffWrite,
  { params }: InputOf<typeof adminCustomers.sendInvitation>,
): Promise<DataOf<typeof adminCustomers.sendInvitation> | Refusal> {
  const made = await makeInvitation(ctx, params.id);
  if (isRefusal(made)) return made;
  const { token, expiresAt, firstName: name } = made;
  const details = { name, token, until: dayOf(expiresAt) };
  const mailId = await enqueueMail(ctx.db, {
    ...{ kind: 'account_invitation', customerId: params.id },
    details,
  });
  const mail = mailId ? await findMail(ctx.db, mailId) : undefined;
  const isSent =
    mail?.channel === 'email' ? ctx.env.smtpUrl !== undefined : mail?.channel !== 'paper';
  if (!mail || !isSent) return refuse('invitation_not_sendable');
  return { channel: mail.channel, expiresAt: expiresAt.toString() };
}

type Invitation = { token: string; expiresAt: Temporal.Instant; firstName: string };

/** Keeps the hash of a new link for somebody who does not sign in yet. */
async function makeInvitation(ctx: StaffWrite, id: string): Promise<Invitation | Refusal> {
  const token = newSecretToken();
  const expiresAt = ctx.now.add(INVITATION_LIFETIME);
  const customer = await withCustomer(ctx, id, 'invite', async (row) => {
    if (row.disabled_at) return refuse('action_not_allowed', { status: 'disabled' });
    if (row.password_hash !== null || row.google_sub !== null) return refuse('signs_in_already');
    await insertInvitation(ctx.db, {
      customerId: row.id,
      tokenHash: hashSecretToken(token),
      createdAt: ctx.now,
      expiresAt,
    });
    return null;
  });
  return isRefusal(customer) ? customer : { token, expiresAt, firstName: customer.firstName };
}

/** Sends new customers, each of whom can be reached, the link to their account. */
export async function inviteAll(
  { db, now }: Pick<StaffWrite, 'db' | 'now'>,
  customers: readonly { id: string; firstName: string }[],
): Promise<void> {
  const expiresAt = now.add(INVITATION_LIFETIME);
  const invited = customers.map((customer) => ({ ...customer, token: newSecretToken() }));
  await insertInvitations(
    db,
    invited.map(({ id, token }) => ({ customerId: id, tokenHash: hashSecretToken(token) })),
    { createdAt: now, expiresAt },
  );
  await enqueueMails(
    db,
    'account_invitation',
    invited.map(({ id, firstName: name, token }) => ({
      customerId: id,
      details: { name, token, until: dayOf(expiresAt) },
    })),
  );
}
