import { errorMessage } from '#contract/platform/errors.ts';
import { MOST_PHOTO_BYTES } from '#contract/platform/photos.ts';
import { photoKind } from '#domain/platform/photo-kind.ts';
import { sizeToSend, typeToSend } from './photo-size.ts';

/** A picture that is ready to be sent: as a `data:` address to show, its shape, and its size in bytes. */
export type ShrunkPhoto = { dataUrl: string; width: number; height: number; bytes: number };

const QUALITY = 0.85;

/** The file's bytes in base64, as the API takes them. */
export const fileOf = ({ dataUrl }: ShrunkPhoto): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

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
