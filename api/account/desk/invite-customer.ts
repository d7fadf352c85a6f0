import { enqueueMails } from '#api/kitchen/mail/enqueue-mail.ts';
import { links } from '#api/kitchen/mail-templates/mail-content.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { adminCustomers } from '#contract/account/desk-customers.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { insertInvitation, insertInvitations } from '#db/account/invitations.ts';
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
  const token = newSecretToken();
  const expiresAt = ctx.now.add(INVITATION_LIFETIME);
  const customer = await withCustomer(ctx, params.id, 'invite', async (row) => {
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
  if (isRefusal(customer)) return customer;
  return { url: ctx.env.publicUrl + links.invitation(token), expiresAt: expiresAt.toString() };
}

/** Mails new customers, of whom everybody has an e-mail address, the link to their account. */
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
