import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createSingleFlight } from '#api/platform/queues/single-flight.ts';
import { createThread, type ThreadCaller } from '#api/platform/queues/thread.ts';
import type { WorkQueue } from '#api/platform/queues/work-queue.ts';
import type { composeCalls } from './compose-thread.ts';
import { ART_BOX, type LinkPictureContent } from './find-preview.ts';

/** A finished picture. */
export type DrawnPreview = { bytes: Buffer; etag: string };

/** About two hundred pictures. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** The photo as it lies in the picture: twice as wide as there, cut to its box. */
const cutPhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize(ART_BOX.width, ART_BOX.height, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer();

type Composer = ThreadCaller<typeof composeCalls>;

async function drawPreview(
  compose: Composer,
  preview: LinkPictureContent,
  photo: Buffer | null,
): Promise<DrawnPreview> {
  const svg = await compose('compose', preview, photo && (await cutPhoto(photo)));
  // A palette halves the bytes, and no eye finds the difference.
  const bytes = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

/**
 * Draws previews in turn, each once for all who ask, off the thread that answers, and keeps the last
 * ones. They are kept by all that stands on them, so that one that has changed is another one.
 * @param loadPhoto reads a photo by its path; null when it is gone
 */
export function createPreviewDrawer(
  loadPhoto: (path: string) => Promise<Buffer | null>,
  line: WorkQueue,
): (preview: LinkPictureContent, gone?: AbortSignal) => Promise<DrawnPreview> {
  const kept = new LRUCache<string, DrawnPreview>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const drawings = createSingleFlight<DrawnPreview>();
  const compose = createThread<typeof composeCalls>(
    new URL('./compose-thread.ts', import.meta.url),
  );

  async function draw(key: string, preview: LinkPictureContent): Promise<DrawnPreview> {
    const photo = preview.photo ? await loadPhoto(preview.photo) : null;
    const drawn = await drawPreview(compose, preview, photo);
    kept.set(key, drawn);
    return drawn;
  }

  return async (preview, gone) => {
    const key = JSON.stringify(preview);
    const drawInTurn = (allGone: AbortSignal) => line.run(() => draw(key, preview), allGone);
    return kept.get(key) ?? drawings.join(key, drawInTurn, gone);
  };
}
