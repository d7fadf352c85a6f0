/**
 * A new `Idempotency-Key`: 128 random bits in hex. Made without `crypto.randomUUID`, which browsers
 * only offer on https and localhost, so that a kitchen can be tried over its own Wi-Fi.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
