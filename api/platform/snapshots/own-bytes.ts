/**
 * Bytes that are to be kept, in memory of their own. What `Buffer.from` and zlib make is often a piece of
 * something larger, 64 KB of Node's pool for a text of 200 bytes, and all of it stays as long as the
 * piece does.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
