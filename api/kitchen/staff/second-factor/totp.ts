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
export const totpAddress = (base32: string, names: { issuer: string; label: string }): string =>
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
