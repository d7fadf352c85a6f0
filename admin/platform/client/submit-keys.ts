/** 128 random bits in hex; `crypto.randomUUID` exists only on https and localhost. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The `Idempotency-Key` of each submit. The same request again after an uncertain end (no answer,
 * 5xx, 429) carries the same key, so that a payment which did arrive is not recorded twice; after a
 * final answer the same words mean a new submit.
 */
export function createSubmitKeys() {
  const unsettled = new Map<string, string>();
  return {
    keyFor(request: string): string {
      const key = unsettled.get(request) ?? newKey();
      unsettled.set(request, key);
      return key;
    },
    settled(request: string): void {
      unsettled.delete(request);
    },
  };
}
