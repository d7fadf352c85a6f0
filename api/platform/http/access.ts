import type { Kysely } from 'kysely';
import type { SessionName, Tokens } from '#api/platform/http/tokens.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { includesRole } from '#contract/platform/staff-roles.ts';
import { findLiveSession, type LiveSession, storeLastSeen } from '#db/account/sessions.ts';
import type { DB } from '#db/types.ts';
import type { Caller, NamedCustomer } from './context.ts';

export const VISITOR: Caller = { kind: 'visitor' };

/** Staff who still use the printed password, or lack a factor, reach these and nothing else. */
const STAFF_ACCOUNT_PATHS = '/v1/admin/auth/';

function callerOf(sessionId: string, session: LiveSession): Caller {
  const { customer_id, staff_id, email } = session;
  if (customer_id) {
    const emailVerified = session.email_verified;
    return { kind: 'customer', id: customer_id, sessionId, email, emailVerified };
  }
  if (!staff_id || !session.role) return VISITOR;
  return {
    kind: 'staff',
    id: staff_id,
    sessionId,
    email,
    name: session.staff_name ?? email,
    role: session.role,
    mustChangePassword: session.must_change_password,
    mustAddFactor: session.must_add_factor,
  };
}

/** How exactly a session of the desk knows when its owner was there last. */
const LAST_SEEN_MINUTES = 1;

/** Notes that somebody is at their session of the desk, which ends when nobody is. */
async function updateLastSeen(
  { db, now }: { db: Kysely<DB>; now: Temporal.Instant },
  id: string,
  { idle_minutes, seen_at }: LiveSession,
): Promise<void> {
  if (idle_minutes === null) return;
  if (Temporal.Instant.compare(seen_at, now.subtract({ minutes: LAST_SEEN_MINUTES })) > 0) return;
  // A database that only reads for now still lets them read.
  await storeLastSeen(db, id, now, LAST_SEEN_MINUTES).catch(() => undefined);
}

/** The session that this `Authorization` header names, or null: none that a token of ours does. */
async function readSessionName(
  { tokens, now }: { tokens: Tokens; now: Temporal.Instant },
  authorization: string | undefined,
): Promise<SessionName | null> {
  const token = authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i)?.[1];
  return token ? tokens.read(token, now) : null;
}

/**
 * Who sends this header, if their session is a customer's and is open: `runHandler` and `respondTo`
 * find out with what they ask for, which costs no wait of its own.
 */
export async function readNamedCustomer(
  services: { tokens: Tokens; now: Temporal.Instant },
  authorization: string | undefined,
): Promise<NamedCustomer | null> {
  const named = await readSessionName(services, authorization);
  return named && { kind: 'customer', id: named.subject, sessionId: named.id };
}

/**
 * Who sends this `Authorization` header. A token that is not ours, is over, was revoked, or whose
 * account is disabled makes a visitor. `unattended` is what a page asks for by itself.
 */
export async function readCaller(
  services: { db: Kysely<DB>; tokens: Tokens; now: Temporal.Instant },
  authorization: string | undefined,
  unattended = false,
): Promise<Caller> {
  const named = await readSessionName(services, authorization);
  if (!named) return VISITOR;
  const session = await findLiveSession(services.db, named.id, services.now);
  if (!session || session.disabled) return VISITOR;
  if (!unattended) await updateLastSeen(services, named.id, session);
  return callerOf(named.id, session);
}

/** Whether an endpoint is there for this caller: customers have theirs, staff what their role reaches. */
function isOpenTo({ access }: Endpoint, caller: Caller): boolean {
  if (access === 'public') return true;
  if (access === 'customer') return caller.kind === 'customer';
  return caller.kind === 'staff' && includesRole(caller.role, access);
}

/** Why this caller may not call this endpoint, or null: they may. */
export function refuseAccess(endpoint: Endpoint, caller: Caller): Refusal | null {
  if (endpoint.access === 'public') return null;
  if (caller.kind === 'visitor') return refuse('session_expired');
  if (!isOpenTo(endpoint, caller)) return refuse('forbidden');
  if (caller.kind !== 'staff' || endpoint.path.startsWith(STAFF_ACCOUNT_PATHS)) return null;
  if (caller.mustChangePassword) return refuse('password_change_required');
  return caller.mustAddFactor ? refuse('second_factor_missing') : null;
}
