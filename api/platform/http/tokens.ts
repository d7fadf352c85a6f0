import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '#db/types.ts';

/** A session lives this long (docs/rules.md#sessions). */
const SESSION_DAYS = 30;

/** Signs and reads bearer tokens: a JWT whose `jti` is the session's row (RFC 7519). */
export type Tokens = {
  sign(session: { id: string; subject: string; issuedAt: Temporal.Instant }): Promise<string>;
  /** The session that it names and whose it is, or null when it is not ours, was changed, or is over. */
  read(token: string, now: Temporal.Instant): Promise<SessionName | null>;
};

/** What a token names: a session's id, and the id of the account it was opened for. */
export type SessionName = { id: string; subject: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

/** When a session that opens now ends by itself. */
export const sessionEnd = (opened: Temporal.Instant) => opened.add({ hours: 24 * SESSION_DAYS });

/** So many tokens are remembered whose signature was good, each until it ends. */
const MOST_KNOWN = 1_000;

/** @param secret at least 32 characters; every node needs the same */
export function createTokens(secret: string): Tokens {
  // Imported once: done for each call, it takes most of the time of a verification.
  const imported = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const known = new LRUCache<string, { named: SessionName; endsAt: number }>({ max: MOST_KNOWN });
  return {
    sign: async ({ id, subject, issuedAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(id)
        .setSubject(subject)
        .setIssuedAt(seconds(issuedAt))
        .setExpirationTime(seconds(sessionEnd(issuedAt)))
        .sign(await imported),
    async read(token, now) {
      const before = known.get(token);
      if (before) return seconds(now) < before.endsAt ? before.named : null;
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: ['HS256'],
          currentDate: new Date(now.epochMilliseconds),
        });
        const { jti: id, sub: subject, exp: endsAt } = payload;
        if (!id || !UUID.test(id) || !subject) return null;
        const named = { id, subject };
        if (endsAt !== undefined) known.set(token, { named, endsAt });
        return named;
      } catch {
        return null;
      }
    },
  };
}

const NAME = 'session_signing';

/**
 * The key that signs sessions: the configured one, else one that is made once and kept in the
 * database, so that every node shares it and restarts keep people signed in.
 */
export async function readSigningSecret(
  db: Kysely<DB>,
  configured: string | undefined,
): Promise<string> {
  if (configured) return configured;
  // Read first: a server that takes no writes for a while can still sign and check.
  const kept = await secret(db).executeTakeFirst();
  if (kept) return kept.value;
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another node may have been first.
  return (await secret(db).executeTakeFirstOrThrow()).value;
}

const secret = (db: Kysely<DB>) =>
  db.selectFrom('secrets').select('value').where('name', '=', NAME);
