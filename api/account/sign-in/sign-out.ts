import type { CustomerWrite, StaffWrite } from '#api/platform/http/context.ts';
import { revokeSession } from '#db/account/sessions.ts';

/** Revokes the session that the call came with; the token opens nothing from now on. */
export async function signOut(ctx: CustomerWrite | StaffWrite): Promise<null> {
  await revokeSession(ctx.db, ctx.caller.sessionId, ctx.now);
  return null;
}
