import { PHOTO_ERRORS } from '#contract/platform/errors/photos.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import { photoKind } from '#domain/platform/photo-kind.ts';

/** Pixels of a side: twice what the profile shows, for dense screens. */
const SIDE = 480;

/**
 * The middle of a chosen picture as a small square, upright and without what a phone writes beside
 * the pixels; in base64, as the API takes it.
 * @throws Error in words for the person, when it is no picture that this browser can read
 */
export async function shrinkPortrait(file: Blob): Promise<string> {
  const kind = photoKind(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  if (!kind) throw new Error(errorWords(PHOTO_ERRORS, 'photo_unreadable'));
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      errorWords(PHOTO_ERRORS, kind === 'heic' ? 'photo_is_heic' : 'photo_unreadable'),
    );
  });
  const { width, height } = picture;
  const part = Math.min(width, height);
  const side = Math.min(SIDE, part);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(errorWords(PHOTO_ERRORS, 'photo_unreadable'));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - part) / 2, (height - part) / 2, part, part, 0, 0, side, side);
  picture.close();
  const dataUrl = canvas.toDataURL('image/jpeg', 0.9);
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}
