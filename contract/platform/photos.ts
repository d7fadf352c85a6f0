import * as z from 'zod/mini';
import type { ErrorCatalogue } from './errors/error-text.ts';

/** The largest file that the desk can upload as a photo, in bytes. */
export const MOST_PHOTO_BYTES = 6 * 1024 * 1024;

/** The largest that a customer can upload of themselves, which anybody can be. */
export const MOST_OWN_PHOTO_BYTES = 4 * 1024 * 1024;

/** The largest body of such a call: base64 takes four characters for three bytes. */
const bodyOf = (photoBytes: number) => Math.ceil(photoBytes / 3) * 4 + 1024;
export const PHOTO_BODY_BYTES = bodyOf(MOST_PHOTO_BYTES);
export const OWN_PHOTO_BODY_BYTES = bodyOf(MOST_OWN_PHOTO_BYTES);

/** A photo as it is uploaded: the file's bytes in base64. */
export const PhotoBody = z.object({
  file: z.string('Please choose a photo.').check(z.minLength(1, 'Please choose a photo.')),
});

/** Widths in pixels, in which every photo can be had. */
export const PHOTO_WIDTHS = [480, 960] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Files that are to be photos. */
export const PHOTO_ERRORS = {
  photo_too_large: [413, 'Please choose a photo of at most 6 MB.'],
  own_photo_too_large: [413, 'Please choose a photo of at most 4 MB.'],
  photo_too_detailed: [422, 'Please choose a photo of at most {most} megapixels.'],
  photo_unreadable: [
    422,
    'This file cannot be read as a photo. Please choose a JPEG, PNG, WebP or AVIF file.',
  ],
  photo_is_heic: [
    422,
    "Photos in Apple's HEIC format cannot be read here. Please save it as a JPEG first, or set the iPhone to Settings, Camera, Formats, Most Compatible.",
  ],
} as const satisfies ErrorCatalogue;
