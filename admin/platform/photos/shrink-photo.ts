import { errorMessage } from '#contract/errors.ts';
import { MOST_PHOTO_BYTES } from '#contract/platform/photos.ts';
import { type PhotoKind, photoKind } from '#domain/platform/photo-paths.ts';

/** A picture that is ready to be sent: as a `data:` address to show, its shape, and its size in bytes. */
export type ShrunkPhoto = { dataUrl: string; width: number; height: number; bytes: number };

const QUALITY = 0.85;

/** The file's bytes in base64, as the API takes them. */
export const fileOf = ({ dataUrl }: ShrunkPhoto): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

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
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/**
 * Brings a chosen file down to what is worth sending, upright and without what a phone writes beside
 * the pixels, so that it goes over a slow line in seconds.
 * @throws Error in words for the person, when it is no picture that this browser can read
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const kind = photoKind(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  if (!kind) throw new Error(errorMessage('photo_unreadable'));
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(errorMessage(kind === 'heic' ? 'photo_is_heic' : 'photo_unreadable'));
  });
  const { width, height } = sizeToSend(picture.width, picture.height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(errorMessage('photo_unreadable'));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  const photo = { dataUrl: canvas.toDataURL(typeToSend(kind), QUALITY), width, height, bytes: 0 };
  photo.bytes = Math.floor((fileOf(photo).length * 3) / 4);
  if (photo.bytes > MOST_PHOTO_BYTES) throw new Error(errorMessage('photo_too_large'));
  return photo;
}
