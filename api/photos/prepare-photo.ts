import sharp from 'sharp';
import { MOST_PHOTO_BYTES, type PhotoWidth } from '#contract/photos.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import type { PhotoToStore } from '#db/photos.ts';
import { photoKind } from '#domain/photo-kind.ts';

// A kitchen uploads a photo now and then: it shall not take the machine from those who order.
sharp.cache(false);
sharp.concurrency(1);

/** What would unpack to more than this is not worked on. */
const MOST_PIXELS = 50_000_000;

const FIELD = { field: 'file' };

/** Some phones write files that decoders grumble about; what is torn or wrong is not accepted. */
const open = (file: Buffer) => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });

/** Turned upright, at most `width` wide and twice as high, without metadata: that is left behind. */
const shrink = (file: Buffer, width: PhotoWidth) =>
  open(file)
    .autoOrient()
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });

/**
 * Makes the two sizes of an uploaded file that are stored. Whatever came in, only pixels get out:
 * where and by what a photo was taken is gone, and so is anything hidden in the file.
 * @param file as it was uploaded
 * @param log is told why a picture could not be read
 */
export async function preparePhoto(
  file: Buffer,
  log: { info(details: object, message: string): void },
): Promise<PhotoToStore | Refusal> {
  if (file.length > MOST_PHOTO_BYTES) return refuse('photo_too_large', {}, FIELD);
  const kind = photoKind(file);
  if (kind === 'heic') return refuse('photo_is_heic', {}, FIELD);
  if (kind === null) return refuse('photo_unreadable', {}, FIELD);
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return refuse('photo_too_detailed', {}, FIELD);
    // One after the other: unpacked, a large picture takes hundreds of megabytes.
    const { data: large, info } = await shrink(file, 960);
    const { data: small } = await shrink(file, 480);
    return { small, large, width: info.width, height: info.height };
  } catch (error) {
    log.info({ err: error, kind }, 'a photo that could not be read');
    return refuse('photo_unreadable', {}, FIELD);
  }
}
