/**
 * A new `Idempotency-Key`: 128 random bits in hex. Made without `crypto.randomUUID`, which browsers
 * only offer on https and localhost, so that a kitchen can be tried over its own Wi-Fi.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether a status leaves open if a write was carried out: no answer (0), or one that is not final.
 * The same submit again carries the same key then, so that nothing is ordered or paid for twice.
 */
export const isUncertainStatus = (status: number): boolean =>
  status === 0 || status >= 500 || status === 429;
