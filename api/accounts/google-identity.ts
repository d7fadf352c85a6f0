import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { GoogleEnv } from '#api/env.ts';

/** What a Google identity token says about a person whose address Google has verified. */
export type GoogleIdentity = { email: string; firstName: string; lastName: string };

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
  { nonce, now }: { nonce: string | undefined; now: Temporal.Instant },
): Promise<GoogleIdentity | null> {
  try {
    const { payload } = await jwtVerify(token, keysFrom(keysUrl), {
      // Google writes itself with the scheme and without.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
      clockTolerance: 30,
      currentDate: new Date(now.epochMilliseconds),
    });
    const email = text(payload.email).toLowerCase();
    if (!email || payload.email_verified !== true) return null;
    if (nonce !== undefined && payload.nonce !== nonce) return null;
    const [first = '', ...rest] = text(payload.name).split(/\s+/);
    return {
      email,
      firstName: text(payload.given_name) || first || 'Guest',
      lastName: text(payload.family_name) || rest.join(' '),
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
