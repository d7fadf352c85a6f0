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
