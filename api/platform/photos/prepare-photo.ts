import sharp from 'sharp';
import { createWorkQueue } from '#api/platform/queues/work-queue.ts';
import { MOST_PHOTO_BYTES, type PhotoWidth } from '#contract/platform/photos.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { NewPhoto } from '#db/platform/photos.ts';
import { photoKind } from '#domain/platform/photo-paths.ts';

// A kitchen uploads a photo now and then: it shall not take the machine from those who order.
sharp.cache(false);
sharp.concurrency(1);

/** What would unpack to more than this is not worked on. */
const MOST_MEGAPIXELS = 50;
/** AVIF is unpacked whole, to 18 bytes a pixel; other kinds are made small as they are read. */
const MOST_MEGAPIXELS_OF_AVIF = 16;

const A_MEGAPIXEL = 1_000_000;

/**
 * One photo at a time, unpacked and packed again: unpacked, a large one takes hundreds of megabytes,
 * and of the threads that hash passwords as well it takes one. Uploads have a line at the door
 * (api/platform/queues/), which bounds how many come here.
 */
const decoder = createWorkQueue({
  atOnce: 1,
  mostWaiting: Number.POSITIVE_INFINITY,
  retryAfterSeconds: 0,
});

const FIELD = { field: 'file' };

/** Some phones write files that decoders grumble about; what is torn or wrong is not accepted. */
const open = (file: Buffer) =>
  sharp(file, { limitInputPixels: MOST_MEGAPIXELS * A_MEGAPIXEL, failOn: 'error' });

/** At most `width` wide and twice as high. */
const within = (width: PhotoWidth) =>
  ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) as const;

/** Bare pixels of the larger size, turned upright, without metadata: that is left behind. */
const unpack = (file: Buffer) =>
  open(file).autoOrient().resize(within(960)).raw().toBuffer({ resolveWithObject: true });

const QUALITY = { quality: 80 };

async function makeAnew(file: Buffer): Promise<NewPhoto> {
  const { data, info } = await unpack(file);
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  return {
    small: await pixels.clone().resize(within(480)).webp(QUALITY).toBuffer(),
    large: await pixels.clone().webp(QUALITY).toBuffer(),
    width,
    height,
  };
}

/**
 * Makes the two sizes of an uploaded file that are stored. Whatever came in, only pixels get out:
 * where and by what a photo was taken is gone, and so is anything hidden in the file.
 * @param file as it was uploaded
 * @param log is told why a picture could not be read
 */
export async function preparePhoto(
  file: Buffer,
  log: { info(details: object, message: string): void },
): Promise<NewPhoto | Refusal> {
  if (file.length > MOST_PHOTO_BYTES) return refuse('photo_too_large', {}, FIELD);
  const kind = photoKind(file);
  if (kind === 'heic') return refuse('photo_is_heic', {}, FIELD);
  if (kind === null) return refuse('photo_unreadable', {}, FIELD);
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    const most = kind === 'avif' ? MOST_MEGAPIXELS_OF_AVIF : MOST_MEGAPIXELS;
    if (width * height > most * A_MEGAPIXEL) return refuse('photo_too_detailed', { most }, FIELD);
    return await decoder.run(() => makeAnew(file));
  } catch (error) {
    log.info({ err: error, kind }, 'a photo that could not be read');
    return refuse('photo_unreadable', {}, FIELD);
  }
}

/** The light theme's paper: on it a logo is seen as it is meant to be, whatever is around. */
const PAPER = '#fbf6ec';

/** For mails and documents, whose readers know no WebP. */
export const toPng = (webp: Buffer): Promise<Buffer> => sharp(webp).png().toBuffer();

/** An icon of the installed app: a square to the edges, the logo in the part that no launcher cuts. */
async function toIcon(webp: Buffer, size: number): Promise<Buffer> {
  const room = Math.round(size * 0.14);
  const inside = size - 2 * room;
  const logo = await sharp(webp)
    .resize(inside, inside, { fit: 'contain', background: '#0000' })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: logo, left: room, top: room }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** What a logo is also served as, by the name of the file. */
export const LOGO_FORMS: Record<string, (webp: Buffer) => Promise<Buffer>> = {
  '480.png': toPng,
  'icon-192.png': (webp) => toIcon(webp, 192),
  'icon-512.png': (webp) => toIcon(webp, 512),
};
