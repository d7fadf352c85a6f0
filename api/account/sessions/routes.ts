import type { CustomerRead, CustomerWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { type OpenSession, sessions } from '#contract/account/sessions.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import { listSessionsOf, revokeSessionOf, revokeSessionsOf } from '#db/account/sessions.ts';
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
