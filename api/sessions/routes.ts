import type { CustomerRead, CustomerWrite } from '#api/core/context.ts';
import { handlers } from '#api/core/handler.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { refuse } from '#contract/refusal.ts';
import { type OpenSession, sessions } from '#contract/sessions.ts';
import { lockCustomer } from '#db/accounts.ts';
import { listSessionsOf, revokeSessionOf, revokeSessionsOf } from '#db/sessions.ts';
import { presentSessions } from './present-sessions.ts';

async function list({ db, caller, now }: CustomerRead): Promise<OpenSession[]> {
  const rows = await listSessionsOf(db, { customerId: caller.id }, now);
  return presentSessions(rows, caller.sessionId);
}

/** Ends one session of the caller's; its token opens nothing from now on. */
async function end({ db, caller, now }: CustomerWrite, { params }: InputOf<typeof sessions.end>) {
  const ended = await revokeSessionOf(db, { customerId: caller.id }, params.id, now);
  return ended ? null : refuse('not_found');
}

/** Ends all of them, those too that are just being opened. */
async function endAll({ db, caller, now }: CustomerWrite): Promise<null> {
  await lockCustomer(db, caller.id);
  await revokeSessionsOf(db, { customerId: caller.id }, now);
  return null;
}

export const sessionHandlers = handlers(sessions, { list, end, endAll });
