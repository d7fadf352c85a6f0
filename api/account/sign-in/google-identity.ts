import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { GoogleEnv } from '#api/env.ts';

/** What a Google identity token says about a person whose address Google has verified. */
export type GoogleIdentity = {
  /** The Google account itself: unlike its address it never changes hands. */
  sub: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Tells this token from every other, and until when it would be good. */
  token: { hash: string; expiresAt: Temporal.Instant };
};

/** Google's keys could not be fetched: nobody can tell now whether a token is genuine. */
export class GoogleUnreachable extends Error {}

const keySets = new Map<string, JWTVerifyGetKey>();

function keysFrom(url: string): JWTVerifyGetKey {
  const known = keySets.get(url);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: 5_000 });
  keySets.set(url, keys);
  return keys;
}

/** Clocks may differ by so many seconds. */
const TOLERANCE = 30;

/** Of what is signed alone: one signature can be written in several ways. */
const hashToken = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');

const text = (claim: unknown): string =>
  typeof claim === 'string' ? claim.trim().slice(0, 80) : '';

/**
 * Reads a Google identity token made for our client (OpenID Connect Core 3.1.3.7). Null when it is
 * not genuine, not for us, over, made for another asking (`nonce`), or its address is not verified.
 * @throws GoogleUnreachable
 */
export async function readGoogleToken(
  token: string,
  { clientId, issuer, keysUrl }: GoogleEnv,
  { nonce, now }: { nonce: string; now: Temporal.Instant },
): Promise<GoogleIdentity | null> {
  try {
    const { payload } = await jwtVerify(token, keysFrom(keysUrl), {
      // Google writes itself with the scheme and without.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub', 'nonce'],
      clockTolerance: TOLERANCE,
      currentDate: new Date(now.epochMilliseconds),
    });
    const email = text(payload.email).toLowerCase();
    const { sub, exp } = payload;
    if (!sub || !exp || !email || payload.email_verified !== true) return null;
    if (payload.nonce !== nonce) return null;
    const [first = '', ...rest] = text(payload.name).split(/\s+/);
    return {
      sub,
      email,
      firstName: text(payload.given_name) || first || 'Guest',
      lastName: text(payload.family_name) || rest.join(' '),
      token: {
        hash: hashToken(token),
        expiresAt: Temporal.Instant.fromEpochMilliseconds((exp + TOLERANCE) * 1000),
      },
    };
  } catch (error) {
    const isTheTokensFault =
      error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    if (isTheTokensFault && !isFetchTrouble(error)) return null;
    throw new GoogleUnreachable('Google keys', { cause: error });
  }
}

/** jose reports an answer other than 200 of the key server with its plain base class. */
const isFetchTrouble = (error: errors.JOSEError) => error.code === 'ERR_JOSE_GENERIC';
