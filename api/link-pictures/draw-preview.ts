import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { ART_BOX, composePreview } from './compose.ts';
import type { Preview } from './find-preview.ts';

/** A finished picture. */
export type DrawnPreview = { bytes: Buffer; etag: string };

/** Pictures are asked for by crawlers, a few in a row; a drawing takes about a fifth of a second. */
const MOST_WAITING = 12;
const KEPT_BYTES = 24 * 1024 * 1024;

/** The photo as it lies in the picture: twice as wide as there, cut to its box. */
const cutPhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize(ART_BOX.width, ART_BOX.height, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer();

async function drawPreview(preview: Preview, photo: Buffer | null): Promise<DrawnPreview> {
  const svg = composePreview(preview, photo && (await cutPhoto(photo)));
  // A palette halves the bytes, and no eye finds the difference.
  const bytes = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

/**
 * Draws previews one after the other, however many ask, and keeps the last ones. They are kept by
 * all that stands on them, so that one that has changed is another one.
 * @param loadPhoto reads a photo by its path; null when it is gone
 */
export function createPreviewDrawer(loadPhoto: (path: string) => Promise<Buffer | null>) {
  const kept = new LRUCache<string, DrawnPreview>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const waiting = new Map<string, Promise<DrawnPreview>>();
  let last: Promise<unknown> = Promise.resolve();

  /** Null when too many wait already. */
  return (preview: Preview): Promise<DrawnPreview> | DrawnPreview | null => {
    const key = JSON.stringify(preview);
    const known = kept.get(key) ?? waiting.get(key);
    if (known) return known;
    if (waiting.size >= MOST_WAITING) return null;
    const drawing = last
      .then(async () => {
        const photo = preview.photo ? await loadPhoto(preview.photo) : null;
        const drawn = await drawPreview(preview, photo);
        kept.set(key, drawn);
        return drawn;
      })
      .finally(() => waiting.delete(key));
    waiting.set(key, drawing);
    last = drawing.catch(() => {});
    return drawing;
  };
}
