import type { Kysely } from 'kysely';
import { noteSignIn } from '#api/kitchen/audit/note-sign-in.ts';
import type { Context } from '#api/platform/http/context.ts';
import { insertSession, type SessionOwner } from '#db/account/sessions.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { sessionEnd } from './tokens.ts';

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
  await noteSignIn(db, ctx, owner);
  const subject = 'customerId' in owner ? owner.customerId : owner.staffId;
  return tokens.sign({ id, subject, issuedAt: now });
}
