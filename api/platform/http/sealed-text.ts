import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is sealed for: each has a key of its own, made of the program's secret. */
type Purpose = 'second factor' | 'gateways';

const keyOf = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', `dabba ${purpose}`, 32));

/** A text as it is kept: nobody reads it without the program's secret. */
export function seal(secret: string, purpose: Purpose, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; null when it was sealed with another secret or for another purpose, or changed. */
export function unseal(secret: string, purpose: Purpose, kept: string): string | null {
  const bytes = Buffer.from(kept, 'base64url');
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(
      CIPHER,
      keyOf(secret, purpose),
      bytes.subarray(0, NONCE_BYTES),
    );
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
