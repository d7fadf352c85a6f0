import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECONDS = 30;

/** What every app for codes takes: six digits, thirty seconds, SHA-1 (RFC 6238). */
const totpOf = (base32: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: SECONDS,
    secret: Secret.fromBase32(base32),
  });

/** A new secret of 160 bits, as apps have it typed. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code tells an app. */
export const totpUrl = (base32: string, names: { issuer: string; label: string }): string =>
  totpOf(base32, names).toString();

/**
 * The period that a code is of, for clocks that differ by half a minute; null when it is of none
 * that is near.
 */
export function periodOf(base32: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds;
  const delta = totpOf(base32).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / SECONDS) + delta;
}

const MOST = 10;

/** Without what looks alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of 74 random bits, to be written down: `k7m2p-9xwqa-4tznc`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: MOST }, () => [group(), group(), group()].join('-'));

/** What is kept of one; so much randomness needs no slow hash. However it is typed it is the same. */
export const hashRecoveryCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
