import type { CustomerRead } from '#api/platform/http/context.ts';
import type { User } from '#contract/account/accounts.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomer } from '#db/account/accounts.ts';
import { noteSeen } from '#db/account/sessions.ts';
import { presentUser } from './present-user.ts';

/** The signed-in customer. Every page that opens asks for it, so it also says when that was. */
export async function readUser(ctx: CustomerRead): Promise<User | Refusal> {
  await noteSeen(ctx.db, ctx.caller.sessionId, ctx.now, 15);
  const row = await findCustomer(ctx.db, ctx.caller.id);
  return row ? presentUser(row) : refuse('session_expired');
}
