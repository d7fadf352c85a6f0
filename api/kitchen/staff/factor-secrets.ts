import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
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

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The name keeps this key apart from everything else that is made with the secret. */
const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'dabba second factor', 32));

/** A text as it is kept: nobody reads it without the program's secret. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; null when it was sealed with another secret, or changed. */
export function unseal(secret: string, kept: string): string | null {
  const bytes = Buffer.from(kept, 'base64url');
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
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
