import type { PhotoKind } from '#domain/platform/photo-kind.ts';

/** Pixels of the longest side that is sent; the shop shows 960 at most, and a screen may be dense. */
const LONGEST_SIDE = 1600;

/** A picture's size when its longest side is brought down to what is sent; never larger than it is. */
export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** What a picture is written as before it is sent: WebP where something may be transparent. */
export const typeToSend = (kind: PhotoKind): 'image/jpeg' | 'image/webp' =>
  kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp';

/** `240 KB`, `1.2 MB`. */
export function fileSizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
