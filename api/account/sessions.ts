import type { Kysely } from 'kysely';
import { logSignIn } from '#api/kitchen/audit/log-sign-in.ts';
import type {
  Context,
  CustomerRead,
  CustomerWrite,
  StaffWrite,
} from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { sessionEnd } from '#api/platform/http/tokens.ts';
import { type OpenSession, sessions } from '#contract/account/sessions.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import {
  insertSession,
  listSessionsOf,
  revokeSession,
  revokeSessionOf,
  revokeSessionsOf,
  type SessionOwner,
} from '#db/account/sessions.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { deviceName } from '#domain/account/device-name.ts';

/** When a session of the desk that opens now ends: as an owner has set it. */
async function deskEnds(db: Kysely<DB>, now: Temporal.Instant) {
  const { sessionHours, idleMinutes } = await readSettings(db, 'desk');
  return { expiresAt: now.add({ hours: sessionHours }), idleMinutes };
}

/**
 * Opens a session for an account that has proved itself, and notes it in the audit log; answers its
 * bearer token.
 */
export async function openSession(
  db: Kysely<DB>,
  ctx: Pick<Context, 'now' | 'ip' | 'userAgent' | 'requestId' | 'tokens'>,
  owner: SessionOwner,
): Promise<string> {
  const { now, ip, userAgent, tokens } = ctx;
  const ends = 'staffId' in owner ? await deskEnds(db, now) : { expiresAt: sessionEnd(now) };
  const session = { owner, address: ip, userAgent, createdAt: now, ...ends };
  const id = await insertSession(db, session);
  await logSignIn(db, ctx, owner);
  const subject = 'customerId' in owner ? owner.customerId : owner.staffId;
  return tokens.sign({ id, subject, issuedAt: now });
}

/** Where somebody is signed in; `own` is the session that asks. */
export const presentSessions = (
  rows: Awaited<ReturnType<typeof listSessionsOf>>,
  own: string,
): OpenSession[] =>
  rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    signedInAt: row.created_at.toString(),
    lastSeenAt: (row.last_seen_at ?? row.created_at).toString(),
    isThis: row.id === own,
  }));

/** Revokes the session that the call came with; the token opens nothing from now on. */
export async function signOut(ctx: CustomerWrite | StaffWrite): Promise<null> {
  await revokeSession(ctx.db, ctx.caller.sessionId, ctx.now);
  return null;
}

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
