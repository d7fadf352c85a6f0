import { links } from '#api/kitchen/mail-templates/mail-content.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { adminCustomers } from '#contract/account/desk-customers.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { insertInvitation } from '#db/account/invitations.ts';
import { withCustomer } from './present-customer.ts';

/** A link works this long (docs/rules.md#invitations). */
const INVITATION_LIFETIME = { hours: 30 * 24 } as const;

/** Gives somebody a link, of which only the hash is kept; one that was made before opens nothing more. */
export async function issueInvitation(
  { db, now }: Pick<StaffWrite, 'db' | 'now'>,
  customerId: string,
): Promise<{ token: string; expiresAt: Temporal.Instant }> {
  const token = newSecretToken();
  const expiresAt = now.add(INVITATION_LIFETIME);
  const tokenHash = hashSecretToken(token);
  await insertInvitation(db, { customerId, tokenHash, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/**
 * Makes the link with which somebody whom the desk wrote down takes over their account. It can be read in
 * this answer alone.
 */
export async function inviteCustomer(
  ctx: StaffWrite,
  { params }: InputOf<typeof adminCustomers.invite>,
): Promise<DataOf<typeof adminCustomers.invite> | Refusal> {
  let url = '';
  let expiresAt = ctx.now;
  const customer = await withCustomer(ctx, params.id, 'invite', async (row) => {
    if (row.disabled_at) return refuse('action_not_allowed', { status: 'disabled' });
    if (row.password_hash !== null || row.google_sub !== null) return refuse('signs_in_already');
    const issued = await issueInvitation(ctx, row.id);
    url = ctx.env.publicUrl + links.invitation(issued.token);
    expiresAt = issued.expiresAt;
    return null;
  });
  if (isRefusal(customer)) return customer;
  return { url, expiresAt: expiresAt.toString() };
}
