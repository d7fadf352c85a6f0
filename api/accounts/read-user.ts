import type { CustomerRead } from '#api/core/context.ts';
import type { User } from '#contract/accounts.ts';
import { type Refusal, refuse } from '#contract/errors.ts';
import { findCustomer } from '#db/accounts.ts';
import { presentUser } from './present-user.ts';

export async function readUser(ctx: CustomerRead): Promise<User | Refusal> {
  const row = await findCustomer(ctx.db, ctx.caller.id);
  return row ? presentUser(row) : refuse('session_expired');
}
